import { sql } from 'kysely';
import type { AnswerOf } from '#contract/endpoint.ts';
import { brokenRule, notFound } from '#contract/errors.ts';
import { UNDO_MINUTES } from '#contract/projects/bulk.ts';
import type { undoBatch as endpoint } from '#contract/shifts/batch-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { findSeriesUndo } from '../queries/series-undo.ts';
import { forgetRepeated } from '../writing/skip-days.ts';
import { takeBackSeries } from '../writing/take-back-series.ts';

interface Batch {
  readonly project: string;
  readonly id: string;
}

/**
 * Takes back the drafts of a batch that are as they were made, or a change of a series as a whole. Throws 404, 422 `too-late`,
 * `changed-since` and the rule of a conflict.
 */
export const undoBatch = async (context: Context, batch: Batch): Promise<AnswerOf<typeof endpoint>> => {
  const { project, id } = batch;
  await requireSeenProject(context, project);
  const change = await findSeriesUndo(context, project, id);
  if (!change) return undoDrafts(context, batch);
  const { undo, at } = change;
  requireInTime(context, at, 'changed');
  await takeBackSeries(context, project, undo);
  const restored = undo.shifts.map((shift) => shift.id);
  await context.record({
    ...{ type: 'series.restored', subject: { type: 'series', id: undo.series.id }, project },
    data: { batch_id: id, deleted: undo.added, restored },
  });
  return { removed: undo.added.length, kept: 0, restored: restored.length };
};

const undoDrafts = async (context: Context, { project, id }: Batch) => {
  const shifts = await holdBatch(context, project, id);
  const [first] = shifts;
  if (!first) throw notFound('batch');
  requireInTime(context, first.created_at, 'planned');
  const removable = shifts.filter(({ untouched }) => untouched);
  if (removable.length > 0)
    await context.db
      .deleteFrom('shifts')
      .where('org_id', '=', context.organization)
      .where((is) => is('id', '=', is.fn.any(is.val(removable.map(({ id: shift }) => shift)))))
      .execute();
  await forgetRepeated(context, removable);
  await context.record(
    ...removable.map(({ id: shift, day }) => ({
      ...{ type: 'shift.deleted' as const, subject: { type: 'shift', id: shift }, project },
      data: { day, batch_id: id },
    })),
  );
  return { removed: removable.length, kept: shifts.length - removable.length, restored: 0 };
};

const requireInTime = ({ now }: Context, at: string, what: 'planned' | 'changed'): void => {
  if (now.getTime() - Date.parse(at) > UNDO_MINUTES * 60_000)
    throw brokenRule('too-late', '', `This was ${what} more than ${UNDO_MINUTES} minutes ago.`);
};

/** Its shifts, kept from other writers; `untouched` where nobody changed them or who is on them since they were made. */
const holdBatch = ({ db, organization }: Context, project: string, batch: string) =>
  db
    .selectFrom('shifts as s')
    .select(['s.id', 's.day', 's.created_at', 's.series_id', 's.series_day'])
    .select(
      sql<boolean>`s.status = 'draft' and s.version = 1 and not exists (select from assignments a
        where a.org_id = s.org_id and a.shift_id = s.id and (a.version > 1 or a.created_at <> s.created_at))`.as(
        'untouched',
      ),
    )
    .where('s.org_id', '=', organization)
    .where('s.project_id', '=', project)
    .where('s.batch_id', '=', batch)
    .orderBy('s.id')
    .forUpdate()
    .execute();
