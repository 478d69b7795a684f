import type { Shift } from '#contract/shifts/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { requireAlive } from '../queries/hold.ts';
import { readShift } from '../queries/read-shift.ts';
import { requireCheckInTime } from '../rules/check-in-time.ts';
import { requireStep } from '../rules/steps.ts';
import { requireTakenOver } from '../rules/taken-over.ts';
import { holdAssignment, stepAssignment } from '../writing/step-assignment.ts';

interface Arrival {
  readonly project: string;
  readonly id: string;
  /** When it was said, where there was no network then. */
  readonly at?: string | undefined;
}

/** Says that the caller is there. Throws 404, 422 `check-in-time`, `assignment-step`, `shift-over`, `handover-unread`. */
export const checkIn = async (context: Context, { project, id, at }: Arrival): Promise<Shift> => {
  const { before, shift } = await holdAssignment(context, { project, id, own: true });
  requireAlive(shift);
  requireStep(before, 'checked_in');
  await requireTakenOver(context, project, shift.id);
  const checked_in_at = requireCheckInTime(shift, context.now, at).toISOString();
  await stepAssignment(context, before, 'assignment.arrived', { status: 'checked_in', checked_in_at });
  return readShift(context, project, shift.id);
};
