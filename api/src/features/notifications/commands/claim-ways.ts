import type { Database } from '../../../platform/postgres/database.ts';
import { type HeldWay, lockWays, type WayKey } from '../queries/ways.ts';
import { LEASE_S, leaseWays } from '../writing/lease-ways.ts';

/**
 * What there is to do: an attempt, nothing before a moment, nothing since it was read or put away before it left, or nothing
 * any more.
 */
export type Claim =
  | { readonly to: 'do'; readonly way: HeldWay }
  | { readonly to: 'wait'; readonly until: Date }
  | { readonly to: 'drop' }
  | { readonly to: 'leave' };

/** A way that somebody wants to do. */
export interface Wanted {
  readonly key: WayKey;
  /** Some of the person's browsers have it already, and others are tried again. */
  readonly isRest: boolean;
}

/** Takes hold of ways for 30 s, where they are to be done; answers in the order in which they were wanted. */
export const claimWays = async (
  { db, now }: { readonly db: Database; readonly now: Date },
  wanted: readonly Wanted[],
): Promise<Claim[]> => {
  const rows = await lockWays(
    db,
    wanted.map(({ key }) => key),
  );
  const held = new Map(rows.map((way) => [`${way.recipient} ${way.id}`, way]));
  const taken = new Set<HeldWay>();
  const claims = wanted.map(({ key, isRest }): Claim => {
    const way = held.get(`${key.recipient} ${key.notification.toLowerCase()}`);
    const claim = claimOf(way, isRest, now);
    if (claim.to !== 'do') return claim;
    // Wanted twice at the same moment: the second waits like any that comes later.
    if (taken.has(claim.way)) return { to: 'wait', until: new Date(now.getTime() + LEASE_S * 1_000) };
    taken.add(claim.way);
    return claim;
  });
  await leaseWays(
    db,
    wanted.flatMap(({ key }, at) => (claims[at]?.to === 'do' ? [key] : [])),
  );
  return claims;
};

const claimOf = (way: HeldWay | undefined, isRest: boolean, now: Date): Claim => {
  if (!way || !(way.status === 'queued' || (isRest && way.status !== 'read'))) return { to: 'leave' };
  const due = new Date(way.due_at);
  if (due > now) return { to: 'wait', until: due };
  return way.read_at || way.archived_at ? { to: 'drop' } : { to: 'do', way };
};
