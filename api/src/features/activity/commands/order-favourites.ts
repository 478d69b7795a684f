import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireMember } from '../queries/settings.ts';
import { type FavouriteRow, listFavourites } from '../queries/shortcuts.ts';
import { lockTime } from '../queries/timer.ts';

/** Puts favourites into an order; those that aren't named follow as they are. Throws 404 for one that isn't there. */
export const orderFavourites = async (context: Context, ids: readonly string[]): Promise<FavouriteRow[]> => {
  const member = requireMember(context);
  await lockTime(context, member);
  const before = await listFavourites(context, member);
  if (ids.some((id) => !before.some((one) => one.id === id))) throw notFound('favourite');
  const order = [...new Set([...ids, ...before.map(({ id }) => id)])];
  const moved = order.filter((id, at) => before[at]?.id !== id);
  if (moved.length === 0) return before;
  for (const [at, id] of order.entries())
    await context.db
      .updateTable('favourites')
      .set({ position: at + 1 })
      .where('org_id', '=', context.organization)
      .where('id', '=', id)
      .execute();
  const [first = ''] = moved;
  await context.record({
    type: 'favourite.moved',
    subject: { type: 'favourite', id: first },
    changes: { order: [before.map(({ id }) => id), order] },
  });
  return listFavourites(context, member);
};
