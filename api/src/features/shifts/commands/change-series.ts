import { randomUUID } from 'node:crypto';
import { brokenRule } from '#contract/errors.ts';
import type { Unplanned } from '#contract/shifts/batch-endpoints.ts';
import type { SeriesOutcome } from '#contract/shifts/series-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { findSeriesDay, holdSeries } from '../queries/series.ts';
import { requireWhole } from '../rules/require-whole.ts';
import { undoUntil } from '../rules/undo-until.ts';
import { changeSeriesShifts } from '../writing/change-series-shifts.ts';
import type { ChangedFields } from '../writing/change-shift.ts';
import { extendSeries } from '../writing/extend-series.ts';
import { orForeseen } from '../writing/foreseen.ts';
import { splitSeries } from '../writing/split-series.ts';

interface Change {
  readonly project: string;
  readonly id: string;
  readonly from_shift: string | null;
  readonly fields: Omit<ChangedFields, 'day'>;
  readonly until?: string | undefined;
  readonly leave_out: boolean;
  readonly preview: boolean;
}

/** Changes what is to come of a series, or from a shift on, and plans it further. Throws 404, 412, 422 as repeating does. */
export const changeSeries = (context: Context, asked: Change): Promise<SeriesOutcome> =>
  orForeseen(context, asked.preview, () => changed(context, asked));

const changed = async (context: Context, asked: Change): Promise<SeriesOutcome> => {
  const { project: project_id, id, from_shift, fields, until } = asked;
  const project = await requireSeenProject(context, project_id);
  const held = await holdSeries(context, project_id, id);
  requireVersion(held, context.version, 'series');
  const series = await splitSeries(context, held, await findSeriesDay(context, id, from_shift));
  const moved =
    Object.keys(fields).length > 0
      ? await changeSeriesShifts(context, project, series.id, fields)
      : { ids: [], changes: {}, left: [] };
  const batch_id = randomUUID();
  const added =
    until === undefined || until === series.until
      ? { ids: [], places: 0, left: NONE }
      : await extendSeries(context, project, series, { until, batch_id });
  const left = [...moved.left, ...added.left];
  requireWhole(left, asked);
  const done = moved.ids.length + added.ids.length;
  if (done === 0 && left.length === 0)
    throw brokenRule('nothing-to-change', '', 'Every shift that is still to come is like that already.');
  await context.record({
    ...{ type: 'series.changed', subject: { type: 'series', id: series.id }, project: project_id },
    changes: { ...moved.changes, ...(until ? { until: [series.until, until] } : {}) },
    data: { changed: moved.ids, added: added.ids, batch_id, left: left.map(({ day }) => day) },
  });
  const undo = added.ids.length > 0 ? { batch_id, undo_until: undoUntil(context) } : NO_UNDO;
  return { series_id: series.id, ...undo, shifts: done, places: added.places, left };
};

const NONE: readonly Unplanned[] = [];
const NO_UNDO = { batch_id: null, undo_until: null };
