import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { coordinates } from '../queries/room.ts';

/**
 * Throws 422 where nobody is held back by a handover, and for whoever may not let people check in before they took over: its author,
 * whoever is there because of a shift, and whoever doesn't say why.
 */
export const requireWaivable = async (
  context: Context,
  project: string,
  { author_id }: { readonly author_id: string | null },
  note: string,
): Promise<void> => {
  if (!coordinates(context, project))
    throw brokenRule(
      'waive-rank',
      '',
      'Only whoever coordinates the project lets people check in before that.',
    );
  if (author_id === context.member)
    throw brokenRule(
      'own-handover',
      '',
      'You handed over: somebody else says that nobody has to read it first.',
    );
  const { handover_gate } = await context.db
    .selectFrom('projects')
    .select('handover_gate')
    .where('org_id', '=', context.organization)
    .where('id', '=', project)
    .executeTakeFirstOrThrow();
  if (!handover_gate)
    throw brokenRule('no-read-gate', '', 'Nobody has to take over before they check in on this project.');
  if (note === '') throw brokenRule('waive-reason', 'note', 'Say why they can’t read it first.');
};
