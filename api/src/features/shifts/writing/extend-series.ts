import { brokenRule } from '#contract/errors.ts';
import { furthestDay } from '#contract/shifts/series-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { dayIn } from '../../../platform/wall-clock.ts';
import type { requireSeenProject } from '../queries/seen-project.ts';
import type { HeldSeries } from '../queries/series.ts';
import { readCopied } from '../queries/week.ts';
import { requireSeriesDays } from '../rules/series-days.ts';
import { planAgain } from './plan-again.ts';

interface Extension {
  readonly until: string;
  readonly batch_id: string;
  readonly override_reason?: string | undefined;
}

/** Plans a series up to a later day, like its last shift that wasn't changed alone, with whoever is on it. Throws 422 `series-days`. */
export const extendSeries = async (
  context: Context,
  project: Awaited<ReturnType<typeof requireSeenProject>>,
  { id: series_id, rule, first_day: first, until: after, skipped }: HeldSeries,
  { until, batch_id, override_reason }: Extension,
) => {
  const last = await findLast(context, series_id);
  const source = await readCopied(context, project.id, last);
  const furthest = furthestDay(dayIn(source.timezone, context.now), first);
  const days = requireSeriesDays({ rule, first, after, until, furthest });
  const made = await planAgain(context, project, {
    ...{ series_id, batch_id, source, override_reason, with_people: true },
    days: days.filter((day) => !skipped.includes(day)),
  });
  await context.db
    .updateTable('shift_series')
    .set({ until })
    .where('org_id', '=', context.organization)
    .where('id', '=', series_id)
    .execute();
  return made;
};

/** The shift like which a series is planned further. Throws 422 `series-over`. */
export const findLast = async ({ db, organization }: Context, series: string): Promise<string> => {
  const row = await db
    .selectFrom('shifts')
    .select('id')
    .where('org_id', '=', organization)
    .where('series_id', '=', series)
    .where('status', '!=', 'cancelled')
    .orderBy('series_changed')
    .orderBy('series_day', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw brokenRule('series-over', '', 'No shift of this series stands: repeat another one.');
  return row.id;
};
