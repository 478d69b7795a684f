import * as endpoints from '#contract/ops-log/preset-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { applyTemplatePreset } from '../commands/apply-template-preset.ts';
import { createTemplateFromPreset } from '../commands/create-template-from-preset.ts';
import { removeTemplatePreset } from '../commands/remove-template-preset.ts';
import { presentTemplate } from '../presenters/template.ts';
import { compareTemplate, previewTemplatePreset } from '../queries/template-presets.ts';
import type { TemplateRow } from '../queries/templates.ts';

const present = async (row: Promise<TemplateRow>) => presentTemplate(await row);

const registerOwn = (api: Api): void => {
  route(api, endpoints.createOpsLogTemplateFromPreset, (context, { params: { project_id }, body }) =>
    present(createTemplateFromPreset(context, project_id, body)),
  );
  route(api, endpoints.readOpsLogTemplatePreset, (context, { params: { project_id, log_template_id } }) =>
    compareTemplate(context, project_id, log_template_id),
  );
  route(
    api,
    endpoints.previewOpsLogTemplatePreset,
    (context, { params: { project_id, log_template_id: id }, body }) =>
      previewTemplatePreset(context, project_id, { id, of: body }),
  );
  route(
    api,
    endpoints.applyOpsLogTemplatePreset,
    (context, { params: { project_id, log_template_id: id }, body }) =>
      present(applyTemplatePreset(context, project_id, { id, to: body })),
  );
  route(
    api,
    endpoints.removeOpsLogTemplatePreset,
    async (context, { params: { project_id, log_template_id } }) => {
      await removeTemplatePreset(context, project_id, log_template_id);
      return undefined;
    },
  );
};

const registerShared = (api: Api): void => {
  route(api, endpoints.createSharedOpsLogTemplateFromPreset, (context, { body }) =>
    present(createTemplateFromPreset(context, null, body)),
  );
  route(api, endpoints.readSharedOpsLogTemplatePreset, (context, { params: { log_template_id } }) =>
    compareTemplate(context, null, log_template_id),
  );
  route(
    api,
    endpoints.previewSharedOpsLogTemplatePreset,
    (context, { params: { log_template_id: id }, body }) =>
      previewTemplatePreset(context, null, { id, of: body }),
  );
  route(
    api,
    endpoints.applySharedOpsLogTemplatePreset,
    (context, { params: { log_template_id: id }, body }) =>
      present(applyTemplatePreset(context, null, { id, to: body })),
  );
  route(api, endpoints.removeSharedOpsLogTemplatePreset, async (context, { params: { log_template_id } }) => {
    await removeTemplatePreset(context, null, log_template_id);
    return undefined;
  });
};

/** Presets in templates of ops-logs: a project's own, and every project's. */
export const registerTemplatePresets = (api: Api): void => {
  registerOwn(api);
  registerShared(api);
};
