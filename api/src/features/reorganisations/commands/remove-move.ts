import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { listMoves } from '../queries/moves.ts';
import { readStanding } from '../queries/standing.ts';
import { requireNoNew } from '../rules/violations.ts';
import { lockDraft, touchDraft } from '../writing/lock-draft.ts';

/**
 * Takes a move out of a draft. Throws 404, also for a move of another draft, 412, 422 `not-a-draft` and what the rest would break without
 * it: nobody moves to a position that isn't made.
 */
export const removeMove = async (
  context: Context,
  id: string,
  { move_id, version }: { readonly move_id: string; readonly version: number },
): Promise<void> => {
  await lockDraft(context, id, version);
  const [standing, moves] = await Promise.all([readStanding(context), listMoves(context, id)]);
  const move = moves.find((one) => one.id === move_id);
  if (!move) throw notFound('move');
  const others = moves.filter((one) => one !== move);
  requireNoNew(standing, moves, others);
  await context.db
    .deleteFrom('reorganisation_moves')
    .where('org_id', '=', context.organization)
    .where('id', '=', move_id)
    .execute();
  await touchDraft(context, id);
  await context.record({
    type: 'reorganisation.redrafted',
    subject: { type: 'reorganisation', id },
    changes: changesBetween(move.changes, move.before),
    data: { move: 'removed', subject_id: move.subject.id },
  });
};
