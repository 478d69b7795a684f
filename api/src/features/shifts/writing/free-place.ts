import type { Context } from '../../../platform/context.ts';
import type { AssignmentRow } from '../queries/hold.ts';

/**
 * Takes somebody off a shift. One who doesn't know of it leaves nothing behind; who does keeps a row until they are told, but for
 * one who said that they won't come, or who `isTold` by what takes them off.
 */
export const freePlace = async (
  context: Context,
  { id, status, published_at, archived_at, member_id, shift_id, project_id, day }: AssignmentRow,
  isTold = false,
): Promise<void> => {
  if (archived_at !== null) return;
  const { db, organization, now } = context;
  if (published_at === null)
    await db.deleteFrom('assignments').where('org_id', '=', organization).where('id', '=', id).execute();
  else
    await db
      .updateTable('assignments')
      .set({
        archived_at: now.toISOString(),
        ...(status === 'declined' || isTold ? { withdrawn_at: now.toISOString() } : {}),
      })
      .where('org_id', '=', organization)
      .where('id', '=', id)
      .execute();
  await context.record({
    type: 'assignment.removed',
    subject: { type: 'assignment', id },
    project: project_id,
    changes: { member_id: [member_id, null] },
    data: { shift_id, day },
  });
};
