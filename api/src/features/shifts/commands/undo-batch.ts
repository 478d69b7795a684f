import { sql } from 'kysely';
import { brokenRule, notFound } from '#contract/errors.ts';
import { UNDO_MINUTES } from '#contract/projects/bulk.ts';
import type { Context } from '../../../platform/context.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { forgetRepeated } from '../writing/skip-days.ts';

/** Takes back the drafts of a batch that are as they were made. Throws 404, 422 `too-late`. */
export const undoBatch = async (
  context: Context,
  { project, id }: { readonly project: string; readonly id: string },
): Promise<{ removed: number; kept: number }> => {
  await requireSeenProject(context, project);
  const shifts = await holdBatch(context, project, id);
  const [first] = shifts;
  if (!first) throw notFound('batch');
  if (context.now.getTime() - Date.parse(first.created_at) > UNDO_MINUTES * 60_000)
    throw brokenRule('too-late', '', `This was planned more than ${UNDO_MINUTES} minutes ago.`);
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
  return { removed: removable.length, kept: shifts.length - removable.length };
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
