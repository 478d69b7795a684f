import { notFound } from '#contract/errors.ts';
import * as endpoints from '#contract/ops-log/template-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { archiveTemplate } from '../commands/archive-template.ts';
import { createTemplate } from '../commands/create-template.ts';
import { restoreTemplate } from '../commands/restore-template.ts';
import { updateTemplate } from '../commands/update-template.ts';
import { presentTemplate } from '../presenters/template.ts';
import { seesLog } from '../queries/room.ts';
import { listSharedTemplates, listTemplates, type TemplateRow } from '../queries/templates.ts';

const present = async (row: Promise<TemplateRow>) => presentTemplate(await row);

const registerOwn = (api: Api): void => {
  route(api, endpoints.listOpsLogTemplates, async (context, { params: { project_id }, query }) => {
    if (!(await seesLog(context, project_id))) throw notFound('project');
    const page = await listTemplates(context, project_id, query);
    return { ...page, data: page.data.map(presentTemplate) };
  });
  route(api, endpoints.createOpsLogTemplate, (context, { params: { project_id }, body }) =>
    present(createTemplate(context, project_id, body)),
  );
  route(
    api,
    endpoints.updateOpsLogTemplate,
    (context, { params: { project_id, log_template_id: id }, body }) =>
      present(updateTemplate(context, project_id, { id, fields: body })),
  );
  route(
    api,
    endpoints.archiveOpsLogTemplate,
    async (context, { params: { project_id, log_template_id } }) => {
      await archiveTemplate(context, project_id, log_template_id);
      return undefined;
    },
  );
  route(api, endpoints.restoreOpsLogTemplate, (context, { params: { project_id, log_template_id } }) =>
    present(restoreTemplate(context, project_id, log_template_id)),
  );
};

const registerShared = (api: Api): void => {
  route(api, endpoints.listSharedOpsLogTemplates, async (context, { query }) => {
    const page = await listSharedTemplates(context, query);
    return { ...page, data: page.data.map(presentTemplate) };
  });
  route(api, endpoints.createSharedOpsLogTemplate, (context, { body }) =>
    present(createTemplate(context, null, body)),
  );
  route(api, endpoints.updateSharedOpsLogTemplate, (context, { params: { log_template_id: id }, body }) =>
    present(updateTemplate(context, null, { id, fields: body })),
  );
  route(api, endpoints.archiveSharedOpsLogTemplate, async (context, { params: { log_template_id } }) => {
    await archiveTemplate(context, null, log_template_id);
    return undefined;
  });
  route(api, endpoints.restoreSharedOpsLogTemplate, (context, { params: { log_template_id } }) =>
    present(restoreTemplate(context, null, log_template_id)),
  );
};

/** What entries of a type start from: a project's own, and every project's. */
export const registerOpsLogTemplates = (api: Api): void => {
  registerOwn(api);
  registerShared(api);
};
