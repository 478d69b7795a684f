import type { Pool } from 'pg';
import { lockUntilCommit } from '../storage/lock.ts';
import { inTransaction } from '../storage/transaction.ts';
import { COOKIE_LIFETIME, TOKEN_LIFETIME } from '../tokens/lifetimes.ts';
import { addCookieKey, addSigningKey } from './keys.ts';

/** Longer than anybody keeps a key set before fetching it again (ten minutes), so no token surprises its reader. */
const PUBLISHED_AHEAD = 11 * 60;

/** For clocks that differ and readers that tolerate a little. */
const MARGIN = 5 * 60;

/** What a rotation did. */
export interface Rotation {
  kid: string;
  /** When the new keys begin to sign. */
  signsFrom: Date;
  /** When the old signing keys stop being published. */
  retiresAt: Date;
}

/**
 * New signing and cookie keys. They are published at once and sign eleven minutes later; the old ones count until all
 * that they signed has expired. `leaked` skips the waiting: the new keys sign and the old ones count for nothing from
 * now on, so every token out there has to be refreshed, and the provider asks for passwords again.
 */
export async function rotateKeys(pool: Pool, { leaked }: { leaked: boolean }): Promise<Rotation> {
  const now = Date.now();
  const signsFrom = new Date(leaked ? now : now + PUBLISHED_AHEAD * 1000);
  const retiresAfter = (lifetime: number) =>
    leaked ? signsFrom : new Date(signsFrom.getTime() + (lifetime + MARGIN) * 1000);
  const retiresAt = retiresAfter(TOKEN_LIFETIME);
  return inTransaction(pool, async (client) => {
    await lockUntilCommit(client);
    const kid = await addSigningKey(client, signsFrom);
    await client.query(RETIRE_SIGNING, [kid, retiresAt]);
    const cookie = await addCookieKey(client, signsFrom);
    await client.query(RETIRE_COOKIE, [cookie, retiresAfter(COOKIE_LIFETIME)]);
    return { kid, signsFrom, retiresAt };
  });
}

/** A key that was to go earlier still does. */
const RETIRE_SIGNING = 'update idp.signing_keys set retires_at = least(retires_at, $2) where kid <> $1';
const RETIRE_COOKIE = 'update idp.cookie_keys set retires_at = least(retires_at, $2) where id <> $1';
