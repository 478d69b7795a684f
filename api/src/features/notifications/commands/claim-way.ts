import type { Database } from '../../../platform/postgres/database.ts';
import { lockWay, type Way, type WayKey } from '../queries/ways.ts';
import { leaseWays } from '../writing/lease-ways.ts';

/**
 * What there is to do: an attempt, nothing before a moment, nothing since it was read or put away before it left, or nothing
 * any more.
 */
export type Claim =
  | { readonly to: 'do'; readonly way: Way }
  | { readonly to: 'wait'; readonly until: Date }
  | { readonly to: 'drop' }
  | { readonly to: 'leave' };

/**
 * Takes hold of a way for 30 s, where it is to be done. `isRest`: some of the person's browsers have it already, and others are tried again.
 */
export const claimWay = async (
  { db, now }: { readonly db: Database; readonly now: Date },
  key: WayKey,
  isRest = false,
): Promise<Claim> => {
  const way = await lockWay(db, key);
  if (!way || !(way.status === 'queued' || (isRest && way.status !== 'read'))) return { to: 'leave' };
  const due = new Date(way.due_at);
  if (due > now) return { to: 'wait', until: due };
  if (way.read_at || way.archived_at) return { to: 'drop' };
  await leaseWays(db, { ...key, notifications: [key.notification] });
  return { to: 'do', way };
};
