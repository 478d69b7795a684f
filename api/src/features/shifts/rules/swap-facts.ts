import { Failure, type FieldProblem } from '#contract/errors.ts';
import type { ShiftStatus } from '#contract/shifts/states.ts';
import type { AssignmentRow } from '../queries/hold.ts';
import type { SwapRow } from '../queries/swaps.ts';
import { isOpenWord } from './steps.ts';

/** A booking as a request was about it, and as it is now. */
export interface Fact {
  readonly id: string;
  readonly member_id: string;
  readonly name: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly now: Pick<AssignmentRow, 'member_id' | 'status' | 'archived_at'> | undefined;
  readonly shift: { readonly starts_at: string; readonly ends_at: string; readonly status: ShiftStatus };
}

/** The bookings of a request as it is about them: the requester's, then the counterpart's in exchange. */
export const bookingsOf = (row: SwapRow): Omit<Fact, 'now' | 'shift'>[] => {
  const { assignment_id, requester_id, requester_name, starts_at, ends_at } = row;
  const { other_assignment_id, other_starts_at, other_ends_at, counterpart_id, counterpart_name } = row;
  const given = { id: assignment_id, member_id: requester_id, name: requester_name, starts_at, ends_at };
  if (!other_assignment_id || !other_starts_at || !other_ends_at || !counterpart_id) return [given];
  const times = { starts_at: other_starts_at, ends_at: other_ends_at };
  return [
    given,
    { id: other_assignment_id, member_id: counterpart_id, name: counterpart_name ?? '', ...times },
  ];
};

/** What isn't as it was when it was asked about: a sentence beside each booking (`rows.{id}`). */
export const changesOf = (facts: readonly Fact[]): FieldProblem[] =>
  facts.flatMap((fact) => {
    const message = changeOf(fact);
    return message ? [{ field: `rows.${fact.id}`, message }] : [];
  });

/** Throws 422 `swap-changed` with every booking (`rows.{id}`) that isn't as it was when it was asked about. */
export const requireUnchanged = (facts: readonly Fact[]): void => {
  const problems = changesOf(facts);
  const [first] = problems;
  if (!first) return;
  const message = `${first.message} Nothing was changed.`;
  throw new Failure('rule_broken', message, { rule: 'swap-changed', fields: problems });
};

const changeOf = ({ name, member_id, now, shift, ...was }: Fact): string | null => {
  if (shift.status === 'cancelled') return `The shift of ${name} was cancelled.`;
  if (now?.status === 'declined') return `${name} has declined their shift.`;
  if (now?.archived_at !== null || now.member_id !== member_id) return `${name} is no longer on their shift.`;
  if (!isOpenWord(now.status) || shift.status === 'locked') return `The shift of ${name} has begun.`;
  const isSame = isAt(shift.starts_at, was.starts_at) && isAt(shift.ends_at, was.ends_at);
  return isSame ? null : `The shift of ${name} was moved to another time.`;
};

const isAt = (one: string, other: string): boolean => Date.parse(one) === Date.parse(other);
