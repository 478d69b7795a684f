import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { entriesOf } from './entries.ts';

/** Anybody's entry with its person; undefined for a deleted one. */
export const findEntryOfAnybody = (context: Context, id: string) =>
  entriesOf(context)
    .innerJoin('members', (join) =>
      join
        .onRef('members.org_id', '=', 'activity_entries.org_id')
        .onRef('members.id', '=', 'activity_entries.member_id'),
    )
    .select('members.name as member_name')
    .where('activity_entries.id', '=', id)
    .where('activity_entries.archived_at', 'is', null)
    .executeTakeFirst();

/** Anybody's entry with its person. */
export type AnybodysEntry = NonNullable<Awaited<ReturnType<typeof findEntryOfAnybody>>>;

/** Anybody's entry that must be there. Throws 404. */
export const readEntryOfAnybody = async (context: Context, id: string): Promise<AnybodysEntry> => {
  const row = await findEntryOfAnybody(context, id);
  if (!row) throw notFound('entry');
  return row;
};
