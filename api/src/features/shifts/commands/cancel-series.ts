import { randomUUID } from 'node:crypto';
import { addDays } from '#contract/activity/rules.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { brokenRule } from '#contract/errors.ts';
import type { cancelSeries as endpoint } from '#contract/shifts/series-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { holdSeriesShifts } from '../queries/hold.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { findSeriesDay, holdSeries } from '../queries/series.ts';
import { keepSeries, undoOf } from '../queries/series-undo.ts';
import { undoUntil } from '../rules/undo-until.ts';
import { takeOff } from '../writing/take-off.ts';

interface Cancelling {
  readonly project: string;
  readonly id: string;
  readonly from_shift: string | null;
  readonly reason: string;
  readonly version: number;
}

/** Ends a series, or ends it before a shift. Throws 404, 412, 422 `series-over` where nothing of it is still to come. */
export const cancelSeries = async (
  context: Context,
  { project, id, from_shift, reason, version }: Cancelling,
): Promise<AnswerOf<typeof endpoint>> => {
  await requireSeenProject(context, project);
  const series = await holdSeries(context, project, id);
  requireVersion(series, version, 'series');
  const from = (await findSeriesDay(context, id, from_shift)) ?? series.first_day;
  const shifts = await holdSeriesShifts(context, { series: id, from });
  const alive = shifts.filter(({ status }) => status === 'draft' || status === 'published');
  const open = alive.filter(({ starts_at }) => Date.parse(starts_at) > context.now.getTime());
  const [first] = open;
  if (!first) throw brokenRule('series-over', '', 'Every shift of this series has begun, or is cancelled.');
  const before = await keepSeries(context, series);
  const off = await takeOff(context, open, reason);
  const until = lastBefore(series.first_day, first.series_day ?? from);
  await endAt(context, id, until);
  const batch_id = randomUUID();
  await context.record({
    ...{ type: 'series.cancelled', subject: { type: 'series', id }, project },
    changes: { until: [series.until, until], status_reason: [null, reason] },
    data: { batch_id, ...off, undo: await undoOf(context, before, { series: id, added: [] }) },
  });
  return {
    ...{ deleted: off.deleted.length, cancelled: off.cancelled.length, begun: alive.length - open.length },
    ...{ batch_id, undo_until: undoUntil(context) },
  };
};

const lastBefore = (first: string, day: string): string => (day > first ? addDays(day, -1) : first);

const endAt = async ({ db, organization }: Context, id: string, until: string): Promise<void> => {
  await db
    .updateTable('shift_series')
    .set({ until })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
};
