import { brokenRule } from '#contract/errors.ts';
import type { NewSwap } from '#contract/swaps/shapes.ts';
import { OPEN_SWAPS } from '#contract/swaps/states.ts';
import type { Context } from '../../../platform/context.ts';
import { findConflicts } from '../queries/conflicts.ts';
import { type HeldShift, holdShifts } from '../queries/hold.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { requireSide, type Side } from '../queries/swap-sides.ts';
import { requireOnTeam } from '../rules/on-team.ts';
import { proposalOf } from '../rules/proposal.ts';
import { requireNames } from '../rules/swap-names.ts';
import { firstOf, otherColumns } from '../rules/swap-times.ts';
import { settleExpired } from '../writing/hold-swap.ts';
import { requireNoConflict } from '../writing/require-no-conflict.ts';

/**
 * Asks to exchange one's own booking, or to be rid of it; answers the request's id. Throws 404, 422 `swap-names`, `swap-self`,
 * `swap-same-shift`, `swap-open`, `assignment-step`, `shift-over`, `stranger`, or of a conflict on the other shift.
 */
export const createSwap = async (context: Context, project: string, asked: NewSwap): Promise<string> => {
  await requireSeenProject(context, project);
  const me = requireOnTeam(context);
  requireNames(asked);
  const own = { id: asked.assignment_id, field: 'assignment_id', isWhose: (one: string) => one === me };
  const mine = await requireSide(context, project, own);
  const theirs = await findTheirs(context, project, asked.with_assignment_id, mine);
  const shiftOf = await holdShifts(context, project, [mine, ...(theirs ? [theirs] : [])].map(shiftIdOf));
  if (asked.member_id) await requireColleague(context, asked.member_id, shiftOf(mine.shift_id), me);
  await requireNoneOpen(context, mine.id);
  if (theirs) {
    const { booking } = theirs;
    const proposal = proposalOf(shiftOf(theirs.shift_id), { member_id: me, booking, except: [mine.id] });
    await requireNoConflict(context, project, proposal);
  }
  return insertSwap(context, asked, mine, theirs);
};

const shiftIdOf = ({ shift_id }: Side): string => shift_id;

const findTheirs = async (
  context: Context,
  project: string,
  id: string | undefined,
  mine: Side,
): Promise<Side | null> => {
  if (!id) return null;
  const field = 'with_assignment_id';
  const theirs = await requireSide(context, project, { id, field, isWhose: () => true });
  if (theirs.member_id === mine.member_id)
    throw brokenRule('swap-self', field, 'This shift is yours already: choose one of somebody else’s.');
  if (theirs.shift_id === mine.shift_id)
    throw brokenRule('swap-same-shift', field, 'You are on this shift together: there is nothing to swap.');
  return theirs;
};

/** Somebody who could be on that shift at all: what else is in their way is theirs, and not the requester's, to know. */
const requireColleague = async (
  context: Context,
  id: string,
  shift: HeldShift,
  me: string,
): Promise<void> => {
  if (id === me) throw brokenRule('swap-self', 'member_id', 'Ask somebody else than yourself.');
  const proposal = proposalOf(shift, { member_id: id, booking: 'hard', except: [] });
  const [conflicts = []] = await findConflicts(context, shift.project_id, [proposal]);
  if (conflicts.some(({ rule }) => rule === 'stranger'))
    throw brokenRule('stranger', 'member_id', 'They aren’t on this project: ask somebody who is.');
};

const requireNoneOpen = async (context: Context, assignment: string): Promise<void> => {
  await settleExpired(context, assignment);
  const open = await context.db
    .selectFrom('swaps')
    .select('id')
    .where('org_id', '=', context.organization)
    .where('assignment_id', '=', assignment)
    .where('status', 'in', OPEN_SWAPS)
    .executeTakeFirst();
  if (open)
    throw brokenRule(
      'swap-open',
      'assignment_id',
      'You have asked about this shift already: take that back first.',
    );
};

const insertSwap = async (
  context: Context,
  { kind, member_id, reason }: NewSwap,
  mine: Side,
  theirs: Side | null,
): Promise<string> => {
  const { db, organization, record } = context;
  const { project_id, shift_id, id: assignment_id, told_from: starts_at, told_to: ends_at } = mine;
  const counterpart_id = theirs?.member_id ?? member_id ?? null;
  const { id } = await db
    .insertInto('swaps')
    .values({
      ...{ org_id: organization, project_id, kind, requester_id: mine.member_id, shift_id, assignment_id },
      ...{ starts_at, ends_at, counterpart_id, reason: reason ?? null },
      ...(theirs ? otherColumns(theirs) : {}),
      expires_at: theirs ? firstOf(starts_at, theirs.told_from) : starts_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await record({
    ...{ type: 'swap.asked', subject: { type: 'swap', id }, project: project_id },
    changes: { status: [null, 'pending'] },
    data: { kind, requester_id: mine.member_id, counterpart_id, assignment_id, with: theirs?.id ?? null },
  });
  return id;
};
