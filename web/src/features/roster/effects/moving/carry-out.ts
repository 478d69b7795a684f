import { assignMember, moveAssignment, removeAssignment } from '#contract/shifts/assignment-endpoints.ts';
import type { Assignment, Shift } from '#contract/shifts/shapes.ts';
import { createShift, deleteShift, updateShift } from '#contract/shifts/shift-endpoints.ts';
import { call } from '../../../../platform/call.ts';
import type { Block } from '../rows.ts';
import { bookingOf, fieldsOf } from '../shift-fields.ts';
import type { Step, Target } from './moved.ts';

/** Takes back what was done. */
export type Undo = () => Promise<unknown>;

const at = ({ project, id }: Shift) => ({ project_id: project.id, shift_id: id });

/** Puts somebody on a shift. */
export const assign = (shift: Shift, member_id: string, override_reason?: string): Promise<Shift> =>
  call(assignMember, {
    params: at(shift),
    body: { member_id, ...(override_reason ? { override_reason } : {}) },
  });

/** Takes somebody off a shift. */
export const takeOff = ({ shift, booking }: Block): Promise<unknown> =>
  call(removeAssignment, {
    params: { project_id: shift.project.id, assignment_id: booking.id },
    version: booking.version,
  });

/** Gives a booking another person or shift. */
export const rebook = (
  { shift, booking }: Block,
  body: { member_id?: string; shift_id?: string; override_reason?: string },
): Promise<Shift> =>
  call(moveAssignment, {
    params: { project_id: shift.project.id, assignment_id: booking.id },
    version: booking.version,
    body,
  });

/** The booking of somebody in an answer; one that isn't in it can't be taken back. */
function found(shift: Shift, member_id: string, before: Assignment): Block {
  return { shift, booking: bookingOf(shift, member_id) ?? before };
}

/** Does what a move means, and says how it is taken back. Errors: like those of `call`. */
export async function carryOut(block: Block, target: Target, step: Step): Promise<Undo> {
  const { shift, booking } = block;
  const member_id = target.member?.id ?? booking.member.id;
  const back = { member_id: booking.member.id, shift_id: shift.id };
  if (step.kind === 'open') {
    await takeOff(block);
    return () => assign(shift, booking.member.id);
  }
  if (step.kind === 'shift') return moveShift(block, member_id, target.day);
  if (step.kind === 'copy') return moveToCopy(block, member_id, target.day);
  const to = step.kind === 'place' ? step.shift.id : undefined;
  const after = await rebook(block, {
    ...(member_id === booking.member.id ? {} : { member_id }),
    ...(to ? { shift_id: to } : {}),
  });
  return () => rebook(found(after, member_id, booking), to ? back : { member_id: booking.member.id });
}

/** The shift goes to another day with whoever is on it, and perhaps to somebody else there. */
async function moveShift({ shift, booking }: Block, member_id: string, day: string): Promise<Undo> {
  const params = at(shift);
  const put = (version: number, to: string) => call(updateShift, { params, version, body: { day: to } });
  const there = await put(shift.version, day);
  const back = (version: number) => put(version, shift.day);
  if (member_id === booking.member.id) return () => back(there.version);
  const moved = await rebook(found(there, booking.member.id, booking), { member_id }).catch(
    async (error: unknown) => {
      await back(there.version);
      throw error;
    },
  );
  return async () => {
    const again = await rebook(found(moved, member_id, booking), { member_id: booking.member.id });
    return back(again.version);
  };
}

/** Others stay on the shift: the one who is moved gets a shift of their own like it. */
async function moveToCopy(block: Block, member_id: string, day: string): Promise<Undo> {
  const { shift, booking } = block;
  const copy = await call(createShift, {
    params: { project_id: shift.project.id },
    body: { ...fieldsOf(shift), day, headcount: 1 },
  });
  const drop = (version: number) => call(deleteShift, { params: at(copy), version });
  const moved = await rebook(block, {
    ...(member_id === booking.member.id ? {} : { member_id }),
    shift_id: copy.id,
  }).catch(async (error: unknown) => {
    await drop(copy.version);
    throw error;
  });
  return async () => {
    await rebook(found(moved, member_id, booking), { member_id: booking.member.id, shift_id: shift.id });
    // What it left behind has another version by now; its own doesn't change by that.
    return drop(moved.version);
  };
}
