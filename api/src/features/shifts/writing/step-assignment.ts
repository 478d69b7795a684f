import { notFound } from '#contract/errors.ts';
import type { AssignmentStatus } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';
import { type AssignmentRow, findAssignment, type HeldShift, holdShift } from '../queries/hold.ts';
import { requireSeenProject } from '../queries/seen-project.ts';

/** A booking and its shift, both kept from other writers. */
export interface Held {
  readonly before: AssignmentRow;
  readonly shift: HeldShift;
}

/** Holds a booking with its shift. Throws 404; of `own` also for somebody else's, and for one that its person doesn't know of. */
export const holdAssignment = async (
  context: Context,
  { project, id, own }: { readonly project: string; readonly id: string; readonly own: boolean },
): Promise<Held> => {
  await requireSeenProject(context, project);
  const found = await findAssignment(context, project, id);
  if (!found || (own && (found.member_id !== context.member || found.published_at === null)))
    throw notFound('booking');
  const shift = await holdShift(context, project, found.shift_id);
  const before = await findAssignment(context, project, id);
  if (!before) throw notFound('booking');
  return { before, shift };
};

/** What a step is called in the audit trail. */
type Step = 'assignment.confirmed' | 'assignment.declined' | 'assignment.arrived' | 'assignment.missed';

/** Brings a booking that is held to another state, with its event. */
export const stepAssignment = async (
  context: Context,
  { id, status: from, shift_id, project_id, member_id, day }: AssignmentRow,
  type: Step,
  columns: {
    readonly status: AssignmentStatus;
    readonly status_reason?: string;
    readonly checked_in_at?: string;
  },
): Promise<void> => {
  await context.db
    .updateTable('assignments')
    .set(columns)
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  // Why somebody can't come stays with the booking: from there it goes with its person.
  await context.record({
    ...{ type, subject: { type: 'assignment', id }, project: project_id },
    changes: { status: [from, columns.status] },
    data: { shift_id, member_id, day },
  });
};
