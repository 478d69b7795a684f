import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockDraft } from '../writing/lock-draft.ts';
import { tell } from '../writing/tell.ts';

/** Throws the draft of a preset away. Throws 403, 404, 412, 422 `no-draft` and `first-draft`. */
export const discardDraft = async (context: Context, id: string): Promise<void> => {
  const { preset, draft } = await lockDraft(context, id);
  requireVersion(draft, context.version, 'draft');
  if (draft.revision === 1)
    throw brokenRule(
      'first-draft',
      '',
      'Without its first draft this preset says nothing: archive it instead.',
    );
  await context.db
    .deleteFrom('preset_revisions')
    .where('preset_id', '=', id)
    .where('revision', '=', draft.revision)
    .execute();
  await tell(context, preset, {
    ...{ type: 'preset.discarded', data: { revision: draft.revision } },
    changes: { payload: [draft.payload, null] },
  });
};
