import { brokenRule } from '#contract/errors.ts';
import { NO_SHOW_AFTER_MS } from '#contract/shifts/check-in.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireAlive } from '../queries/hold.ts';
import { readShift } from '../queries/read-shift.ts';
import { requireStep } from '../rules/steps.ts';
import { holdAssignment, stepAssignment } from '../writing/step-assignment.ts';

interface Absence {
  readonly project: string;
  readonly id: string;
  readonly version: number;
}

/** Says that somebody didn't come. Throws 404, 412, 422 `assignment-step`, `too-early`, `shift-over`. */
export const markNoShow = async (context: Context, { project, id, version }: Absence): Promise<Shift> => {
  const { before, shift } = await holdAssignment(context, { project, id, own: false });
  requireVersion(before, version, 'booking');
  requireAlive(shift);
  requireStep(before, 'no_show');
  if (context.now.getTime() < Date.parse(shift.starts_at) + NO_SHOW_AFTER_MS)
    throw brokenRule('too-early', '', 'They may still come: wait until 15 minutes after the start.');
  await stepAssignment(context, before, 'assignment.missed', { status: 'no_show' });
  return readShift(context, project, shift.id);
};
