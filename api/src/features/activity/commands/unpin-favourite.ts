import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireMember } from '../queries/settings.ts';
import { listFavourites } from '../queries/shortcuts.ts';
import { lockTime } from '../queries/timer.ts';

/** Takes a favourite away. */
export const unpinFavourite = async (context: Context, id: string): Promise<void> => {
  const member = requireMember(context);
  await lockTime(context, member);
  const row = (await listFavourites(context, member)).find((one) => one.id === id);
  requireVersion(row, context.version, 'favourite');
  const { organization, db } = context;
  await db.deleteFrom('favourites').where('org_id', '=', organization).where('id', '=', id).execute();
  await context.record({ type: 'favourite.unpinned', subject: { type: 'favourite', id } });
};
