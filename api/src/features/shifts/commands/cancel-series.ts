import { addDays } from '#contract/activity/rules.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { type HeldShift, holdSeriesShifts, listAssignments } from '../queries/hold.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { findSeriesDay, holdSeries } from '../queries/series.ts';
import { freePlace } from '../writing/free-place.ts';

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
): Promise<{ deleted: number; cancelled: number; begun: number }> => {
  await requireSeenProject(context, project);
  const series = await holdSeries(context, project, id);
  requireVersion(series, version, 'series');
  const from = (await findSeriesDay(context, id, from_shift)) ?? series.first_day;
  const shifts = await holdSeriesShifts(context, { series: id, from });
  const alive = shifts.filter(({ status }) => status === 'draft' || status === 'published');
  const open = alive.filter(({ starts_at }) => Date.parse(starts_at) > context.now.getTime());
  const [first] = open;
  if (!first) throw brokenRule('series-over', '', 'Every shift of this series has begun, or is cancelled.');
  const drafts = open.filter(({ status }) => status === 'draft').map((one) => one.id);
  const told = open.filter(({ status }) => status === 'published');
  await deleteDrafts(context, drafts);
  await cancelTold(context, told, reason);
  const until = lastBefore(series.first_day, first.series_day ?? from);
  await endAt(context, id, until);
  await context.record({
    ...{ type: 'series.cancelled', subject: { type: 'series', id }, project },
    changes: { until: [series.until, until], status_reason: [null, reason] },
    data: { deleted: drafts, cancelled: told.map((one) => one.id) },
  });
  return { deleted: drafts.length, cancelled: told.length, begun: alive.length - open.length };
};

const lastBefore = (first: string, day: string): string => (day > first ? addDays(day, -1) : first);

const deleteDrafts = async ({ db, organization }: Context, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .deleteFrom('shifts')
    .where('org_id', '=', organization)
    .where((is) => is('id', '=', is.fn.any(is.val(ids))))
    .execute();
};

const cancelTold = async (context: Context, shifts: readonly HeldShift[], reason: string): Promise<void> => {
  if (shifts.length === 0) return;
  for (const { id } of shifts)
    for (const booking of await listAssignments(context, id)) await freePlace(context, booking);
  await context.db
    .updateTable('shifts')
    .set({ status: 'cancelled', status_reason: reason })
    .where('org_id', '=', context.organization)
    .where((is) => is('id', '=', is.fn.any(is.val(shifts.map(({ id }) => id)))))
    .execute();
};

const endAt = async ({ db, organization }: Context, id: string, until: string): Promise<void> => {
  await db
    .updateTable('shift_series')
    .set({ until })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
};
