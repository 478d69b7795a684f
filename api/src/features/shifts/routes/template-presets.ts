import * as endpoints from '#contract/shifts/template-preset-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { applyTemplatePreset } from '../commands/apply-template-preset.ts';
import { createTemplateFromPreset } from '../commands/create-template-from-preset.ts';
import { removeTemplatePreset } from '../commands/remove-template-preset.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { compareTemplate, previewTemplatePreset } from '../queries/template-presets.ts';
import { wholeTemplate } from './templates.ts';

/** Presets in templates of rosters. */
export const registerTemplatePresets = (api: Api): void => {
  route(api, endpoints.createRosterTemplateFromPreset, async (context, { params: { project_id }, body }) =>
    wholeTemplate(context, project_id, await createTemplateFromPreset(context, project_id, body)),
  );
  route(api, endpoints.readRosterTemplatePreset, async (context, { params: { project_id, template_id } }) => {
    await requireSeenProject(context, project_id);
    return compareTemplate(context, project_id, template_id);
  });
  route(api, endpoints.previewRosterTemplatePreset, async (context, { params, body }) => {
    await requireSeenProject(context, params.project_id);
    return previewTemplatePreset(context, params.project_id, { id: params.template_id, of: body });
  });
  route(api, endpoints.applyRosterTemplatePreset, async (context, { params, body }) => {
    const { project_id: project, template_id: id } = params;
    await applyTemplatePreset(context, { project, id, to: body });
    return wholeTemplate(context, project, id);
  });
  route(api, endpoints.removeRosterTemplatePreset, async (context, { params }) => {
    await removeTemplatePreset(context, { project: params.project_id, id: params.template_id });
    return undefined;
  });
};
