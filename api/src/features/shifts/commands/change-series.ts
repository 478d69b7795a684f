import { randomUUID } from 'node:crypto';
import { brokenRule } from '#contract/errors.ts';
import type { SeriesOutcome } from '#contract/shifts/series-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { findSeriesDay, holdSeries } from '../queries/series.ts';
import { keepSeries, undoOf } from '../queries/series-undo.ts';
import { mayOverride } from '../rules/overriding.ts';
import { requireWhole } from '../rules/require-whole.ts';
import { undoUntil } from '../rules/undo-until.ts';
import { orForeseen } from '../writing/foreseen.ts';
import { type SeriesChange, turnSeries } from '../writing/turn-series.ts';

interface Change extends SeriesChange {
  readonly project: string;
  readonly id: string;
  readonly from_shift: string | null;
  readonly leave_out: boolean;
}

/**
 * Changes what is to come of a series, or from a shift on: its shifts, the days on which it comes, and how far it is planned. Throws
 * 404, 412, 422 as repeating does, `series-over`, `reason-required`, `nothing-to-change`.
 */
export const changeSeries = (context: Context, asked: Change): Promise<SeriesOutcome> =>
  orForeseen(context, asked.preview, () => changed(context, asked));

const changed = async (context: Context, asked: Change): Promise<SeriesOutcome> => {
  const { project: project_id, id, from_shift, rule, until } = asked;
  const project = await requireSeenProject(context, project_id);
  const held = await holdSeries(context, project_id, id);
  requireVersion(held, context.version, 'series');
  const from = await findSeriesDay(context, id, from_shift);
  const before = asked.preview ? null : await keepSeries(context, held);
  const batch_id = randomUUID();
  const { series, moved, off, added } = await turnSeries(context, project, held, {
    ...asked,
    from,
    batch_id,
  });
  const left = [...moved.left, ...added.left];
  requireWhole(left, asked);
  const shifts = moved.ids.length + added.ids.length;
  const [deleted, cancelled] = [off.deleted.length, off.cancelled.length];
  if (shifts + deleted + cancelled + left.length === 0)
    throw brokenRule('nothing-to-change', '', 'Every shift that is still to come is like that already.');
  await context.record({
    ...{ type: 'series.changed', subject: { type: 'series', id: series }, project: project_id },
    changes: {
      ...moved.changes,
      ...(rule && rule !== held.rule ? { rule: [held.rule, rule] } : {}),
      ...(until && until !== held.until ? { until: [held.until, until] } : {}),
    },
    data: {
      ...{ batch_id, changed: moved.ids, added: added.ids, ...off, left: left.map(({ day }) => day) },
      undo: await undoOf(context, before, { series, added: added.ids }),
    },
  });
  return {
    ...{ series_id: series, batch_id, undo_until: undoUntil(context), shifts, places: added.places, left },
    ...{ deleted, cancelled, may_override: mayOverride(context, project_id) },
  };
};
