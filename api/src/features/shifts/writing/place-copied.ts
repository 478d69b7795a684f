import { Failure } from '#contract/errors.ts';
import type { Unplanned } from '#contract/shifts/batch-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { holdShifts } from '../queries/hold.ts';
import type { ShiftLine } from '../queries/week.ts';
import { proposalOf } from '../rules/proposal.ts';
import { bookMember } from './book-member.ts';
import { requireNoConflict } from './require-no-conflict.ts';

interface Pair {
  /** What was copied, on the day of its copy. */
  readonly shift: ShiftLine;
  readonly copy: string;
}

/**
 * Puts whoever was on some shifts on their copies, one after the other; whoever something is in the way of is left, and why, unless
 * they are planned in spite of it. Throws 422 `override-rank` for a reason given by somebody who may not.
 */
export const placeCopied = async (
  context: Context,
  project: string,
  pairs: readonly Pair[],
  override_reason?: string,
): Promise<{ count: number; left: Unplanned[] }> => {
  const copyOf = await holdShifts(
    context,
    project,
    pairs.map(({ copy }) => copy),
  );
  const left: Unplanned[] = [];
  let count = 0;
  for (const { shift, copy } of pairs)
    for (const { booking, ...member } of shift.people)
      try {
        const held = copyOf(copy);
        const proposal = proposalOf(held, { member_id: member.id, booking, except: [] });
        const overridden = await requireNoConflict(context, project, proposal, override_reason);
        const why = overridden.length > 0 ? (override_reason ?? null) : null;
        const placing = { member_id: member.id, booking, overridden, override_reason: why };
        await bookMember(context, held, undefined, placing);
        count += 1;
      } catch (error) {
        // What the database refused has ended the transaction: nothing more can be said of the rest.
        if (!(error instanceof Failure) || error.cause || error.rule === 'override-rank') throw error;
        const { id: shift_id, day, start, service_name, role } = shift;
        const what = { shift_id, day, start, name: service_name ?? role ?? '' };
        left.push({ ...what, member, rule: error.rule ?? '', message: error.message });
      }
  return { count, left };
};
