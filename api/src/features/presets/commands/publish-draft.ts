import { brokenRule } from '#contract/errors.ts';
import { isSamePayload, leavesOf } from '#contract/presets/leaves.ts';
import type { Context } from '../../../platform/context.ts';
import { requireRevision, saidIn } from '../queries/revisions.ts';
import { requireLocked, requirePayload } from '../rules/saying.ts';
import { lockDraft } from '../writing/lock-draft.ts';
import { tell } from '../writing/tell.ts';

/**
 * Publishes the draft of a preset and answers its number. Its kind may have changed since it was begun, so that it is checked once
 * more. Throws 403, 404, 422 `no-draft`, `preset-empty`, `preset-unchanged`, and as of a change.
 */
export const publishDraft = async (context: Context, id: string): Promise<number> => {
  const { preset, draft } = await lockDraft(context, id);
  const { revision } = draft;
  const payload = requirePayload(preset.kind, saidIn(draft));
  requireLocked(payload, draft.locked);
  if (leavesOf(payload).size === 0)
    throw brokenRule(
      'preset-empty',
      'payload',
      'This preset says nothing yet: give at least one field a value.',
    );
  if (revision > 1) {
    const before = await requireRevision(context, id, revision - 1);
    const same = isSamePayload(saidIn(before), payload) && before.locked.join() === draft.locked.join();
    if (same && before.status === 'published')
      throw brokenRule(
        'preset-unchanged',
        'payload',
        `This says the same as revision ${revision - 1}: change something, or discard the draft.`,
      );
  }
  await context.db
    .updateTable('preset_revisions')
    .set({ status: 'published', published_at: context.now.toISOString() })
    .where('preset_id', '=', id)
    .where('revision', '=', revision)
    .execute();
  await tell(context, preset, { type: 'preset.published', data: { revision, note: draft.note } });
  return revision;
};
