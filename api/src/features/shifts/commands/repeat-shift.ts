import { randomUUID } from 'node:crypto';
import { brokenRule } from '#contract/errors.ts';
import { furthestDay, type SeriesOutcome } from '#contract/shifts/series-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { dayIn } from '../../../platform/wall-clock.ts';
import { holdShift, requireAlive } from '../queries/hold.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { readCopied } from '../queries/week.ts';
import { mayOverride } from '../rules/overriding.ts';
import { requireWhole } from '../rules/require-whole.ts';
import { requireSeriesDays } from '../rules/series-days.ts';
import { undoUntil } from '../rules/undo-until.ts';
import { orForeseen } from '../writing/foreseen.ts';
import { planAgain } from '../writing/plan-again.ts';

interface Repeat {
  readonly project: string;
  readonly shift: string;
  readonly rule: string;
  readonly until: string;
  readonly with_people: boolean;
  readonly leave_out: boolean;
  readonly preview: boolean;
  readonly override_reason?: string | undefined;
}

/** Plans a shift again on the days of a rule: all of it or, unless told to leave something out, nothing. Throws 404, 422. */
export const repeatShift = (context: Context, asked: Repeat): Promise<SeriesOutcome> =>
  orForeseen(context, asked.preview, () => repeated(context, asked));

const repeated = async (context: Context, asked: Repeat): Promise<SeriesOutcome> => {
  const { project: project_id, shift, rule, until, with_people, override_reason } = asked;
  const project = await requireSeenProject(context, project_id);
  const { timezone, day: first, series_id: known, ...held } = await holdShift(context, project_id, shift);
  requireAlive(held);
  if (known)
    throw brokenRule('in-series', '', 'This shift comes again already: change or cancel its series.');
  const furthest = furthestDay(dayIn(timezone, context.now), first);
  const days = requireSeriesDays({ rule, first, after: first, until, furthest });
  const series_id = await insertSeries(context, { project_id, rule, first_day: first, until, shift });
  const batch_id = randomUUID();
  const source = await readCopied(context, project_id, shift);
  const { ids, places, left } = await planAgain(context, project, {
    ...{ series_id, batch_id, source, days, with_people, override_reason },
  });
  requireWhole(left, asked);
  await context.record({
    ...{ type: 'series.planned', subject: { type: 'series', id: series_id }, project: project_id },
    changes: { rule: [null, rule], until: [null, until] },
    data: { shift_id: shift, batch_id, shifts: ids, left: left.map(({ day }) => day) },
  });
  return {
    ...{ series_id, batch_id, undo_until: undoUntil(context), shifts: ids.length, places, left },
    ...{ deleted: 0, cancelled: 0, may_override: mayOverride(context, project_id) },
  };
};

const insertSeries = async (
  { db, organization }: Context,
  { shift, ...series }: { project_id: string; rule: string; first_day: string; until: string; shift: string },
): Promise<string> => {
  const { id } = await db
    .insertInto('shift_series')
    .values({ ...series, org_id: organization })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('shifts')
    .set({ series_id: id, series_day: series.first_day })
    .where('org_id', '=', organization)
    .where('id', '=', shift)
    .execute();
  return id;
};
