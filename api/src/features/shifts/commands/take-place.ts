import { brokenRule, notFound } from '#contract/errors.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { isTaking } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';
import { holdShift, requireToCome } from '../queries/hold.ts';
import { readShift } from '../queries/read-shift.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { proposalOf } from '../rules/proposal.ts';
import { bookMember, requirePlace } from '../writing/book-member.ts';
import { requireNoConflict } from '../writing/require-no-conflict.ts';

/**
 * Takes an open place of a published shift for the caller. The shift is held while its places are counted, so that no more are
 * taken than there are. Throws 404, 422 `member-required`, `shift-over`, `already-on-it`, `shift-full`, or of a conflict.
 */
export const takePlace = async (
  context: Context,
  { project, shift: id }: { readonly project: string; readonly shift: string },
): Promise<Shift> => {
  await requireSeenProject(context, project);
  const held = await holdShift(context, project, id);
  const known = await findTold(context, id);
  if (!known) throw notFound('shift');
  const { member } = context;
  if (!member) throw brokenRule('member-required', '', "You aren't on this organization's team.");
  requireToCome(held, context.now);
  if (known.cancelled) throw brokenRule('shift-over', '', 'This shift is cancelled.');
  const shift = { ...held, headcount: Math.min(held.headcount, known.headcount) };
  // Who was taken off and doesn't know it yet still counts on their place.
  const own = await requirePlace(context, shift, member, { counts: ({ status }) => isTaking(status) });
  const proposal = proposalOf(shift, { member_id: member, booking: 'hard', except: own ? [own.id] : [] });
  await requireNoConflict(context, project, proposal);
  await bookMember(context, shift, own, {
    ...{ member_id: member, booking: 'hard', overridden: [], override_reason: null, how: 'taken' },
  });
  return readShift(context, project, id);
};

const findTold = ({ db, organization }: Context, shift: string) =>
  db
    .selectFrom('published_shifts')
    .select(['headcount', 'cancelled'])
    .where('org_id', '=', organization)
    .where('shift_id', '=', shift)
    .executeTakeFirst();
