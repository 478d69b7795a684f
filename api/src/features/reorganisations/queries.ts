import { brokenRule } from '#contract/errors.ts';
import type { Move } from '#contract/reorganisations/drafted.ts';
import type { Context } from '../../platform/context.ts';
import { listMoves } from './queries/moves.ts';
import { requireReorganisation } from './queries/reorganisations.ts';

/** What a draft is called, and what it moves. Throws 404, 422 `not-a-draft`. */
export const readDraft = async (
  context: Context,
  id: string,
): Promise<{ readonly name: string; readonly moves: readonly Move[] }> => {
  const { name, status } = await requireReorganisation(context, id);
  requireDraft(status);
  return { name, moves: await listMoves(context, id) };
};

/** Throws 422 `not-a-draft` for what was applied or discarded. */
export const requireDraft = (status: string): void => {
  if (status !== 'draft')
    throw brokenRule(
      'not-a-draft',
      '',
      'This reorganisation was applied or discarded already: draft another one.',
    );
};
