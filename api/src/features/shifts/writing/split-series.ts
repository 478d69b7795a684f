import { sql } from 'kysely';
import { addDays } from '#contract/activity/rules.ts';
import type { Context } from '../../../platform/context.ts';
import type { HeldSeries } from '../queries/series.ts';

/** Makes the shifts of a series for a day and later a series of their own; the series itself where that is all of them. */
export const splitSeries = async (
  { db, organization }: Context,
  series: HeldSeries,
  from: string | null,
): Promise<HeldSeries> => {
  if (from === null || from <= series.first_day) return series;
  const { id, project_id, rule, until, skipped } = series;
  const later = skipped.filter((day) => day >= from);
  const made = await db
    .insertInto('shift_series')
    .values({ project_id, rule, first_day: from, until, skipped: later, org_id: organization })
    .returning(['id', 'version', 'project_id', 'rule', 'first_day', 'until', 'skipped'])
    .executeTakeFirstOrThrow();
  await db
    .updateTable('shifts')
    .set({ series_id: made.id })
    .where('org_id', '=', organization)
    .where('series_id', '=', id)
    .where('series_day', '>=', from)
    .execute();
  await sql`update shift_series set until = ${addDays(from, -1)}::date
    where org_id = ${organization} and id = ${id}::uuid`.execute(db);
  return made;
};
