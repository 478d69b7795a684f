import * as endpoints from '#contract/projects/preset-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { applyPreset } from '../commands/apply-preset.ts';
import { removePreset } from '../commands/remove-preset.ts';
import { presentProject } from '../presenter.ts';
import { beginFromPreset, comparePreset, previewPreset } from '../queries/presets.ts';
import { requireProject } from '../queries/read-project.ts';
import { seesCosts } from '../queries.ts';

/** Presets in projects: compared, applied, taken off again. */
export const registerProjectPresets = (api: Api): void => {
  route(api, endpoints.previewPresetBeginning, (context, { params: { preset_id }, query }) =>
    beginFromPreset(context, { preset_id, revision: query.revision }, query.start_date),
  );
  route(api, endpoints.readProjectPreset, (context, { params }) => comparePreset(context, params.project_id));
  route(api, endpoints.previewProjectPreset, (context, { params, body }) =>
    previewPreset(context, params.project_id, body),
  );
  route(api, endpoints.applyProjectPreset, async (context, { params: { project_id }, body }) => {
    await applyPreset(context, project_id, body);
    return presentProject(await requireProject(context, project_id), seesCosts(context, project_id));
  });
  route(api, endpoints.removeProjectPreset, async (context, { params }) => {
    await removePreset(context, params.project_id);
    return undefined;
  });
};
