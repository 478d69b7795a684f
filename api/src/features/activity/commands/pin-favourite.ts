import { MOST_FAVOURITES, type NewFavourite } from '#contract/activity/shortcut-shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { findTimeSettings, requireMember } from '../queries/settings.ts';
import { type FavouriteRow, listFavourites } from '../queries/shortcuts.ts';
import { lockTime } from '../queries/timer.ts';
import { billableOf, readPurpose } from '../rules/purpose.ts';

/** Pins what time is for; pinned already, it is answered as it is. Throws 422 for one too many. */
export const pinFavourite = async (context: Context, asked: NewFavourite): Promise<FavouriteRow> => {
  const member = requireMember(context);
  await lockTime(context, member);
  const before = await listFavourites(context, member);
  const same = before.find((one) => isSame(one, asked));
  if (same) return same;
  if (before.length >= MOST_FAVOURITES)
    throw brokenRule(
      'too-many-favourites',
      '',
      `You have ${MOST_FAVOURITES} favourites: take one away before you pin another.`,
    );
  const settings = await findTimeSettings(context);
  const purpose = await readPurpose(context, settings, asked, settings.today);
  const { organization, db } = context;
  const { id } = await db
    .insertInto('favourites')
    .values({
      ...{ org_id: organization, member_id: member, position: (before.at(-1)?.position ?? 0) + 1 },
      ...{ category: asked.category, note: asked.note, billable: billableOf(purpose, asked.billable) },
      ...{ project_id: purpose.project?.id ?? null, service_type_id: purpose.service?.id ?? null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.record({ type: 'favourite.pinned', subject: { type: 'favourite', id } });
  const made = (await listFavourites(context, member)).find((one) => one.id === id);
  if (!made) throw new Error('A favourite that was pinned is there.');
  return made;
};

const isSame = (one: FavouriteRow, asked: NewFavourite): boolean =>
  one.project_id === asked.project_id &&
  one.service_type_id === asked.service_type_id &&
  one.category === asked.category &&
  one.note === asked.note;
