import { notFound } from '#contract/errors.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import type { Booking } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import {
  type AssignmentRow,
  findPlanned,
  type HeldShift,
  holdShifts,
  requireAlive,
} from '../queries/hold.ts';
import { readShift } from '../queries/read-shift.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { proposalOf } from '../rules/proposal.ts';
import { requireOpenWord } from '../rules/steps.ts';
import { bookMember, requirePlace } from '../writing/book-member.ts';
import { freePlace } from '../writing/free-place.ts';
import { refusingOverlap } from '../writing/refusing-overlap.ts';
import { requireNoConflict } from '../writing/require-no-conflict.ts';

interface Move {
  readonly project: string;
  readonly id: string;
  readonly member_id?: string | undefined;
  readonly shift_id?: string | undefined;
  readonly booking?: Booking | undefined;
  readonly override_reason?: string | undefined;
}

/**
 * Moves a booking to another person or shift, or makes it firm or tentative. Whoever knew of it is told that they are off it.
 * Throws 404, 412, 422 as for a new one, `assignment-step` for one whose day has begun.
 */
export const moveAssignment = async (context: Context, { project, id, ...move }: Move): Promise<Shift> => {
  await requireSeenProject(context, project);
  const found = await findPlanned(context, project, id);
  if (!found) throw notFound('booking');
  const to = move.shift_id ?? found.shift_id;
  const shiftOf = await holdShifts(context, project, [found.shift_id, to]);
  const before = await findPlanned(context, project, id);
  requireVersion(before, context.version, 'booking');
  requireAlive(shiftOf(before.shift_id));
  requireAlive(shiftOf(to));
  requireOpenWord(before);
  const target = { shift: shiftOf(to), member_id: move.member_id ?? before.member_id };
  const isSame = target.shift.id === before.shift_id && target.member_id === before.member_id;
  await (isSame ? firm : replace)(context, before, { ...target, ...move, member_id: target.member_id });
  return readShift(context, project, to);
};

interface Target {
  readonly shift: HeldShift;
  readonly member_id: string;
  readonly booking?: Booking | undefined;
  readonly override_reason?: string | undefined;
}

const judge = (context: Context, before: AssignmentRow, except: readonly string[], target: Target) => {
  const { shift, member_id, booking = before.booking, override_reason } = target;
  return requireNoConflict(
    context,
    shift.project_id,
    proposalOf(shift, { member_id, booking, except }),
    override_reason,
  );
};

/** The same person on the same shift, more or less firmly. */
const firm = async (context: Context, before: AssignmentRow, target: Target): Promise<void> => {
  const { booking = before.booking, override_reason } = target;
  if (booking === before.booking) return;
  const overridden = await judge(context, before, [before.id], target);
  await refusingOverlap(
    context.db
      .updateTable('assignments')
      .set({ booking, overridden, override_reason: overridden.length > 0 ? (override_reason ?? null) : null })
      .where('org_id', '=', context.organization)
      .where('id', '=', before.id)
      .execute(),
  );
  await context.record({
    ...{
      type: 'assignment.changed',
      subject: { type: 'assignment', id: before.id },
      project: before.project_id,
    },
    changes: { booking: [before.booking, booking] },
    data: { shift_id: before.shift_id, day: before.day },
  });
};

const replace = async (context: Context, before: AssignmentRow, target: Target): Promise<void> => {
  const { shift, member_id, booking = before.booking, override_reason = null } = target;
  const known = await requirePlace(context, shift, member_id, { except: before.id });
  const overridden = await judge(context, before, known ? [before.id, known.id] : [before.id], target);
  await freePlace(context, before);
  await bookMember(context, shift, known, {
    ...{ member_id, booking, overridden, override_reason: overridden.length > 0 ? override_reason : null },
  });
};
