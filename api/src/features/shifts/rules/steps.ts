import { brokenRule } from '#contract/errors.ts';
import { type AssignmentStatus, nextAssignmentStatuses } from '#contract/shifts/states.ts';
import type { AssignmentRow } from '../queries/hold.ts';

const NAMES: Readonly<Record<AssignmentStatus, string>> = {
  offered: 'is offered',
  confirmed: 'is confirmed',
  declined: 'was declined',
  checked_in: 'has begun',
  completed: 'is worked',
  no_show: 'is marked as a no-show',
};

/** Throws 422 `assignment-step` unless a booking may be brought to a state from the one that it is in. */
export const requireStep = (
  { status, archived_at }: Pick<AssignmentRow, 'status' | 'archived_at'>,
  to: AssignmentStatus,
): void => {
  if (archived_at !== null)
    throw brokenRule('assignment-step', '', 'This shift was given to somebody else: load your plan again.');
  if (!nextAssignmentStatuses(status).includes(to))
    throw brokenRule('assignment-step', '', `This shift ${NAMES[status]}: load the page again.`);
};

/** True for a booking whose person could still come: neither declined nor begun. */
export const isOpenWord = (status: AssignmentStatus): boolean =>
  status === 'offered' || status === 'confirmed';

/** The same for one that is to be moved or taken off: nobody is taken off a shift that they came to, or didn't. */
export const requireOpenWord = ({ status }: Pick<AssignmentRow, 'status'>): void => {
  if (isOpenWord(status) || status === 'declined') return;
  throw brokenRule('assignment-step', '', `This shift ${NAMES[status]}: its booking stays as it is.`);
};
