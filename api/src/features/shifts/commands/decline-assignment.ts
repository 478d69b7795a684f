import { brokenRule } from '#contract/errors.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireToCome } from '../queries/hold.ts';
import { readShift } from '../queries/read-shift.ts';
import { requireStep } from '../rules/steps.ts';
import { holdAssignment, stepAssignment } from '../writing/step-assignment.ts';

interface Refusal {
  readonly project: string;
  readonly id: string;
  readonly version: number;
  readonly reason: string;
}

/** Declines one's own booking before it begins; its place is open then. Throws 404, 412, 422 `assignment-step`, `shift-over`. */
export const declineAssignment = async (
  context: Context,
  { project, id, version, reason }: Refusal,
): Promise<Shift> => {
  const { before, shift } = await holdAssignment(context, { project, id, own: true });
  requireVersion(before, version, 'booking');
  requireToCome(shift, context.now);
  requireStep(before, 'declined');
  if (Date.parse(shift.starts_at) <= context.now.getTime())
    throw brokenRule('shift-over', '', 'This shift has begun: tell whoever plans it that you can’t come.');
  await stepAssignment(context, before, 'assignment.declined', { status: 'declined', status_reason: reason });
  return readShift(context, project, shift.id);
};
