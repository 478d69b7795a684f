import { brokenRule } from '#contract/errors.ts';
import type { Standing } from '#contract/reorganisations/drafted.ts';
import type { Context } from '../../../platform/context.ts';
import type { MoveRow } from '../queries/moves.ts';
import { requireUntouched } from '../rules/untouched.ts';
import { requireFitting } from '../rules/violations.ts';
import { holdMoved } from '../writing/hold-moved.ts';
import { lockDraft } from '../writing/lock-draft.ts';
import { writeMoves } from '../writing/write-moves.ts';

/**
 * Applies every move of a draft or none. Throws 404, 412, 422 `not-a-draft`, `nothing-moves`, `reorganisation-stale`, and every rule of
 * `violationsOf`.
 */
export const applyReorganisation = async (context: Context, id: string, version: number): Promise<void> => {
  const { name } = await lockDraft(context, id, version);
  const { moves, standing } = await holdMoved(context, id);
  if (moves.length === 0)
    throw brokenRule('nothing-moves', '', 'Nobody moves in this draft: move somebody before you apply it.');
  requireUntouched(standing, moves, 'draft');
  requireFitting(standing, moves);
  const events = await writeMoves(context, moves, name);
  await context.db
    .updateTable('reorganisations')
    .set({
      ...{ status: 'applied', applied_at: context.now.toISOString(), applied_by: context.member },
      vacancies: JSON.stringify(vacanciesOf(standing, moves)),
    })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record(...events, {
    type: 'reorganisation.applied',
    subject: { type: 'reorganisation', id },
    data: { name, moves: moves.length },
  });
};

/** Since when seats were free that somebody takes or that are closed: so they are free again when it is undone. */
const vacanciesOf = ({ positions }: Standing, moves: readonly MoveRow[]): Record<string, string> => {
  const concerned = new Set(
    moves.flatMap(({ subject, changes, before }) => [subject.id, changes.position_id, before.position_id]),
  );
  return Object.fromEntries(
    positions.flatMap(({ id, vacant_since }) =>
      vacant_since !== null && concerned.has(id) ? [[id, vacant_since]] : [],
    ),
  );
};
