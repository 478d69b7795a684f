import { Failure } from '#contract/errors.ts';
import type { Booking } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';
import { type AssignmentRow, type HeldShift, holdMembers } from '../queries/hold.ts';
import { proposalOf } from '../rules/proposal.ts';
import { requirePlace } from './book-member.ts';
import { requireNoConflict } from './require-no-conflict.ts';

/** Somebody who takes over a booking; `gives` = a booking of theirs that they are rid of by that. */
export interface Taking {
  readonly member_id: string;
  readonly name: string;
  readonly shift: HeldShift;
  readonly booking: Booking;
  readonly takes: string;
  readonly gives: string | null;
}

/** One that nothing is in the way of, with what its person was to that shift before. */
export interface Judged extends Taking {
  readonly known: AssignmentRow | undefined;
}

/**
 * Judges several who take over each other's places; their people are held. Throws 422 with the rule, who it is about, and a field
 * for the booking and each row concerned (`rows.{id}`).
 */
export const judgeTakings = async (context: Context, takings: readonly Taking[]): Promise<Judged[]> => {
  await holdMembers(
    context,
    takings.map(({ member_id }) => member_id),
  );
  const judged: Judged[] = [];
  for (const taking of takings) judged.push(await judge(context, taking));
  return judged;
};

const judge = async (context: Context, taking: Taking): Promise<Judged> => {
  const { member_id, shift, booking, takes, gives } = taking;
  try {
    const known = await requirePlace(context, shift, member_id, { except: takes });
    const proposal = proposalOf(shift, { member_id, booking, except: gives ? [gives] : [] });
    await requireNoConflict(context, shift.project_id, proposal);
    return { ...taking, known };
  } catch (error) {
    throw error instanceof Failure && error.rule ? named(error, error.rule, taking) : error;
  }
};

/** Of several people it has to be said who it is. */
const named = ({ message: said, fields }: Failure, rule: string, { name, takes }: Taking): Failure => {
  const message = said.includes(name) ? said : `${name}: ${said}`;
  const rows = fields.filter(({ field }) => field.startsWith('rows.'));
  return new Failure('rule_broken', message, {
    rule,
    fields: [{ field: `rows.${takes}`, message }, ...rows],
  });
};
