import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireRevision } from '../queries/revisions.ts';
import { lockKept } from '../writing/lock-draft.ts';
import { tell } from '../writing/tell.ts';

/** Lets nobody apply a revision any more; once it is, again changes nothing. Throws 403, 404, 422 `not-published`. */
export const deprecateRevision = async (context: Context, id: string, revision: number): Promise<void> => {
  const preset = await lockKept(context, id);
  const { status } = await requireRevision(context, id, revision);
  if (status === 'deprecated') return;
  if (status === 'draft')
    throw brokenRule(
      'not-published',
      'revision',
      'This is a draft, which nobody applies yet: discard it instead.',
    );
  await context.db
    .updateTable('preset_revisions')
    .set({ status: 'deprecated' })
    .where('preset_id', '=', id)
    .where('revision', '=', revision)
    .execute();
  await tell(context, preset, {
    ...{ type: 'preset.deprecated', data: { revision } },
    changes: { status: ['published', 'deprecated'] },
  });
};
