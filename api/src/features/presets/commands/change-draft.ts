import { isSamePayload } from '#contract/presets/leaves.ts';
import type { RevisionChanges } from '#contract/presets/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { saidIn } from '../queries/revisions.ts';
import { requireLocked, requirePayload } from '../rules/saying.ts';
import { lockDraft } from '../writing/lock-draft.ts';
import { tell } from '../writing/tell.ts';

/** Changes what the draft of a preset says and answers its number. Throws 403, 404, 412, 422 with the rule that it breaks. */
export const changeDraft = async (
  context: Context,
  id: string,
  { payload: given, locked, note }: RevisionChanges,
): Promise<number> => {
  const { preset, draft } = await lockDraft(context, id);
  requireVersion(draft, context.version, 'draft');
  const said = saidIn(draft);
  const asked = given === undefined ? said : requirePayload(preset.kind, given);
  // The database keeps the fields in an order of its own, which is no change.
  const payload = isSamePayload(said, asked) ? said : asked;
  const after = { payload, locked: locked ?? draft.locked, note: note ?? draft.note };
  requireLocked(payload, after.locked);
  const changes = changesBetween({ ...draft, payload: said }, after);
  if (Object.keys(changes).length === 0) return draft.revision;
  await context.db
    .updateTable('preset_revisions')
    .set({ ...after, payload: JSON.stringify(payload) })
    .where('preset_id', '=', id)
    .where('revision', '=', draft.revision)
    .execute();
  await tell(context, preset, { type: 'preset.redrafted', changes, data: { revision: draft.revision } });
  return draft.revision;
};
