import type { Context } from '../../../platform/context.ts';
import { type HeldShift, listAssignments } from '../queries/hold.ts';
import { freePlace } from './free-place.ts';

/** Ids of what was taken off a roster. */
export interface TakenOff {
  readonly deleted: readonly string[];
  readonly cancelled: readonly string[];
}

/** Takes shifts that are held off the roster: drafts are deleted, and what people were told of is cancelled for a reason. */
export const takeOff = async (
  context: Context,
  shifts: readonly HeldShift[],
  reason: string,
): Promise<TakenOff> => {
  const deleted = shifts.filter(({ status }) => status === 'draft').map(({ id }) => id);
  const cancelled = shifts.filter(({ status }) => status === 'published').map(({ id }) => id);
  await deleteDrafts(context, deleted);
  await cancelTold(context, cancelled, reason);
  return { deleted, cancelled };
};

const deleteDrafts = async ({ db, organization }: Context, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .deleteFrom('shifts')
    .where('org_id', '=', organization)
    .where((is) => is('id', '=', is.fn.any(is.val(ids))))
    .execute();
};

const cancelTold = async (context: Context, ids: readonly string[], reason: string): Promise<void> => {
  if (ids.length === 0) return;
  for (const id of ids)
    for (const booking of await listAssignments(context, id)) await freePlace(context, booking);
  await context.db
    .updateTable('shifts')
    .set({ status: 'cancelled', status_reason: reason })
    .where('org_id', '=', context.organization)
    .where((is) => is('id', '=', is.fn.any(is.val(ids))))
    .execute();
};
