import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** Throws 422 `position-known`, `position-full` where a seat can't be taken; holds it until the transaction ends. */
export const checkSeat = async (
  { db, organization }: Context,
  id: string | null,
  position: string | null | undefined,
): Promise<void> => {
  if (!position) return;
  const seat = await db
    .selectFrom('positions')
    .select(['title', 'headcount', 'archived_at'])
    .where('org_id', '=', organization)
    .where('id', '=', position)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!seat || seat.archived_at)
    throw brokenRule('position-known', 'position_id', 'Choose a position that isn’t closed.');
  const sitting = await db
    .selectFrom('members')
    .select(['id', 'name'])
    .where('org_id', '=', organization)
    .where('position_id', '=', position)
    .where('archived_at', 'is', null)
    .orderBy('name')
    .execute();
  const others = sitting.filter((one) => one.id !== id);
  if (others.length < seat.headcount) return;
  const who = others.length === 1 ? others[0]?.name : `${others.length} people`;
  throw brokenRule(
    'position-full',
    'position_id',
    `${seat.title} is meant for ${seat.headcount}, and ${who} ${others.length === 1 ? 'is' : 'are'} in it: choose another position, or give it more seats.`,
  );
};
