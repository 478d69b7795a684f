import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { isOnShift, type Room } from '../queries/room.ts';

/** Throws 422 for somebody who isn't there by the policy, where they weren't on shift when it happened. */
export const requireOnShift = async (
  { db }: Context,
  { project, onShift }: Room,
  occurredAt: string | undefined,
): Promise<void> => {
  if (!onShift) return;
  const at = sql`coalesce(least(${occurredAt ?? null}::timestamptz, now()), now())`;
  if (await isOnShift(db, project, sql`${at}, ${at}, interval '1 day'`)) return;
  throw brokenRule(
    'outside-shift',
    'occurred_at',
    'You can write down what happened from 30 minutes before your shift here until 2 hours after it.',
  );
};
