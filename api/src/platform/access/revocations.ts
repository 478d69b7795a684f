import type { Databases } from '../postgres/database.ts';
import type { KeyState } from './authentication.ts';

/** What the embedded provider has ended: heard at once, and read every few seconds in case a word was lost. */
export interface Revocations {
  readonly isRevoked: (grant: string) => boolean;
  readonly keyState: (kid: string) => KeyState;
  /** Hears of one grant. */
  readonly revoke: (grant: string) => void;
  /** Reads them now, after any reading under way. */
  readonly refresh: () => Promise<void>;
  stop(): void;
}

const EVERY_MS = 10_000;
/** Longer than any token lives. */
const KEPT_MS = 3_600_000;

/** Grants revoked while a token of theirs may still live, and keys; a provider of somebody else's has none to read. */
export const watchRevocations = (databases: Databases, embedded: boolean): Revocations => {
  /** When each was last told. */
  const revoked = new Map<string, number>();
  let keys = new Map<string, KeyState>();

  const read = async () => {
    const now = Date.now();
    const grants = await databases.query('select grant_id from idp.revoked_grants');
    for (const { grant_id } of grants.rows) revoked.set(grant_id, now);
    for (const [grant, told] of revoked) if (told < now - KEPT_MS) revoked.delete(grant);
    const { rows } = await databases.query('select kid, retired from idp.token_keys');
    keys = new Map(rows.map(({ kid, retired }) => [kid, retired ? 'retired' : 'living']));
  };

  let last = Promise.resolve();
  const refresh = () => {
    if (embedded) last = last.catch(() => undefined).then(read);
    return last;
  };
  const timer = setInterval(() => void refresh().catch(() => undefined), EVERY_MS);
  timer.unref();
  return {
    isRevoked: (grant) => revoked.has(grant),
    keyState: (kid) => keys.get(kid) ?? 'unknown',
    revoke: (grant) => void revoked.set(grant, Date.now()),
    refresh,
    stop: () => clearInterval(timer),
  };
};
