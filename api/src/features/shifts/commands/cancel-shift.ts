import { brokenRule } from '#contract/errors.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { holdShift, listAssignments, requireAlive } from '../queries/hold.ts';
import { readShift } from '../queries/read-shift.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { freePlace } from '../writing/free-place.ts';

interface Cancelling {
  readonly project: string;
  readonly id: string;
  readonly reason: string;
  readonly version: number;
}

/** Cancels a published shift and frees its people, who are told with the next publication. Throws 404, 412, 422 `shift-over`. */
export const cancelShift = async (
  context: Context,
  { project, id, reason, version }: Cancelling,
): Promise<Shift> => {
  await requireSeenProject(context, project);
  const shift = await holdShift(context, project, id);
  requireVersion(shift, version, 'shift');
  requireAlive(shift);
  if (shift.status === 'draft')
    throw brokenRule('not-published', '', 'Nobody was told of this shift: delete it instead.');
  for (const row of await listAssignments(context, id)) await freePlace(context, row);
  await context.db
    .updateTable('shifts')
    .set({ status: 'cancelled', status_reason: reason })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    ...{ type: 'shift.cancelled', subject: { type: 'shift', id }, project },
    changes: { status: [shift.status, 'cancelled'], status_reason: [null, reason] },
  });
  return readShift(context, project, id);
};
