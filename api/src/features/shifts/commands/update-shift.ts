import type { Shift } from '#contract/shifts/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { holdShift, requireAlive } from '../queries/hold.ts';
import { readShift } from '../queries/read-shift.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { type ChangedFields, changeShift } from '../writing/change-shift.ts';

interface Change {
  readonly project: string;
  readonly id: string;
  readonly fields: ChangedFields;
  readonly override_reason?: string | undefined;
}

/** Changes a shift and moves its bookings. Throws 404, 412, 422 of a new one, `shift-over`, `over-headcount`, or of a conflict. */
export const updateShift = async (
  context: Context,
  { project: project_id, id, fields, override_reason }: Change,
): Promise<Shift> => {
  const project = await requireSeenProject(context, project_id);
  const before = await holdShift(context, project_id, id);
  requireVersion(before, context.version, 'shift');
  requireAlive(before);
  const changes = await changeShift(context, project, before, { fields, override_reason, alone: true });
  if (Object.keys(changes).length === 0) return readShift(context, project_id, id);
  await context.record({
    type: 'shift.changed',
    subject: { type: 'shift', id },
    project: project_id,
    changes,
  });
  return readShift(context, project_id, id);
};
