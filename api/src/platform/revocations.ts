import type { Databases } from './database.ts';

/** Grants that were ended at the embedded provider, read every few seconds. */
export interface Revocations {
  readonly isRevoked: (grant: string) => boolean;
  /** Reads them now. */
  refresh(): Promise<void>;
  stop(): void;
}

const EVERY_MS = 10_000;

/** Grants revoked while a token of theirs may still live; a provider of somebody else's has none to read. */
export const watchRevocations = (databases: Databases, embedded: boolean): Revocations => {
  let revoked = new Set<string>();
  const refresh = async () => {
    if (!embedded) return;
    const { rows } = await databases.query('select grant_id from idp.revoked_grants');
    revoked = new Set(rows.map(({ grant_id }) => grant_id));
  };
  const timer = setInterval(() => void refresh().catch(() => undefined), EVERY_MS);
  timer.unref();
  return { isRevoked: (grant) => revoked.has(grant), refresh, stop: () => clearInterval(timer) };
};
