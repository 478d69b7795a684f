import type { Shift } from '#contract/shifts/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireToCome } from '../queries/hold.ts';
import { readShift } from '../queries/read-shift.ts';
import { requireStep } from '../rules/steps.ts';
import { holdAssignment, stepAssignment } from '../writing/step-assignment.ts';

interface Word {
  readonly project: string;
  readonly id: string;
  readonly version: number;
}

/** Confirms one's own booking. Throws 404, 412, 422 `assignment-step`, `shift-over`. */
export const confirmAssignment = async (context: Context, { project, id, version }: Word): Promise<Shift> => {
  const { before, shift } = await holdAssignment(context, { project, id, own: true });
  requireVersion(before, version, 'booking');
  requireToCome(shift, context.now);
  requireStep(before, 'confirmed');
  await stepAssignment(context, before, 'assignment.confirmed', { status: 'confirmed' });
  return readShift(context, project, shift.id);
};
