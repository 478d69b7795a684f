import * as endpoints from '#contract/presets/endpoints.ts';
import * as drafts from '#contract/presets/revision-endpoints.ts';
import { listPresetUses } from '#contract/presets/uses.ts';
import type { Api } from '../../platform/api.ts';
import type { Context } from '../../platform/context.ts';
import { route } from '../../platform/route.ts';
import { archivePreset } from './commands/archive-preset.ts';
import { changeDraft } from './commands/change-draft.ts';
import { createPreset } from './commands/create-preset.ts';
import { deprecateRevision } from './commands/deprecate-revision.ts';
import { discardDraft } from './commands/discard-draft.ts';
import { draftRevision } from './commands/draft-revision.ts';
import { publishDraft } from './commands/publish-draft.ts';
import { restorePreset } from './commands/restore-preset.ts';
import { updatePreset } from './commands/update-preset.ts';
import { presentPreset, presentRevision, presentUse } from './presenter.ts';
import { listPresets, requirePreset } from './queries/presets.ts';
import { listRevisions, requireRevision } from './queries/revisions.ts';
import { listUses } from './queries/uses.ts';

const whole = async (context: Context, id: string) => presentPreset(await requirePreset(context, id));
const revisionOf = async (context: Context, id: string, revision: number) =>
  presentRevision(await requireRevision(context, id, revision));

/** Templates of every kind, in revisions. */
export const registerPresets = (api: Api): void => {
  route(api, endpoints.listPresets, async (context, { query }) => {
    const page = await listPresets(context, query);
    return { ...page, data: page.data.map(presentPreset) };
  });
  route(api, endpoints.createPreset, async (context, { body }) =>
    whole(context, await createPreset(context, body)),
  );
  route(api, endpoints.readPreset, (context, { params }) => whole(context, params.preset_id));
  route(api, endpoints.updatePreset, async (context, { params: { preset_id }, body }) => {
    await updatePreset(context, preset_id, body);
    return whole(context, preset_id);
  });
  route(api, endpoints.archivePreset, async (context, { params: { preset_id } }) => {
    await archivePreset(context, preset_id);
    return undefined;
  });
  route(api, endpoints.restorePreset, async (context, { params: { preset_id } }) => {
    await restorePreset(context, preset_id);
    return whole(context, preset_id);
  });
  route(api, listPresetUses, async (context, { params: { preset_id }, query }) => {
    await requirePreset(context, preset_id);
    const page = await listUses(context, preset_id, query);
    return { ...page, data: page.data.map(presentUse) };
  });
  registerRevisions(api);
};

const registerRevisions = (api: Api): void => {
  route(api, endpoints.listPresetRevisions, async (context, { params: { preset_id }, query }) => {
    await requirePreset(context, preset_id);
    const page = await listRevisions(context, preset_id, query);
    return { ...page, data: page.data.map(presentRevision) };
  });
  route(api, drafts.draftRevision, async (context, { params: { preset_id } }) =>
    revisionOf(context, preset_id, await draftRevision(context, preset_id)),
  );
  route(api, drafts.changeDraft, async (context, { params: { preset_id }, body }) =>
    revisionOf(context, preset_id, await changeDraft(context, preset_id, body)),
  );
  route(api, drafts.discardDraft, async (context, { params: { preset_id } }) => {
    await discardDraft(context, preset_id);
    return undefined;
  });
  route(api, drafts.publishDraft, async (context, { params: { preset_id } }) =>
    revisionOf(context, preset_id, await publishDraft(context, preset_id)),
  );
  route(api, drafts.deprecateRevision, async (context, { params: { preset_id }, body: { revision } }) => {
    await deprecateRevision(context, preset_id, revision);
    return revisionOf(context, preset_id, revision);
  });
};
