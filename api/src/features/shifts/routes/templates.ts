import * as endpoints from '#contract/shifts/template-endpoints.ts';
import type { FullTemplate } from '#contract/shifts/template-shapes.ts';
import type { Api } from '../../../platform/api.ts';
import type { Context } from '../../../platform/context.ts';
import { route } from '../../../platform/route.ts';
import { applyTemplate } from '../commands/apply-template.ts';
import { createTemplate } from '../commands/create-template.ts';
import { deleteTemplate } from '../commands/delete-template.ts';
import { restoreTemplate } from '../commands/restore-template.ts';
import { updateTemplate } from '../commands/update-template.ts';
import { presentFullTemplate, presentTemplate } from '../presenters/template.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { listTemplateShifts } from '../queries/template-shifts.ts';
import { listTemplates, requireTemplate } from '../queries/templates.ts';

/** Weeks and days of a roster that are kept under a name, and planned from again. */
export const registerTemplates = (api: Api): void => {
  route(api, endpoints.listRosterTemplates, async (context, { params: { project_id }, query }) => {
    await requireSeenProject(context, project_id);
    const page = await listTemplates(context, project_id, query);
    return { ...page, data: page.data.map(presentTemplate) };
  });
  route(api, endpoints.readRosterTemplate, async (context, { params: { project_id, template_id } }) => {
    await requireSeenProject(context, project_id);
    return wholeTemplate(context, project_id, template_id);
  });
  route(api, endpoints.createRosterTemplate, async (context, { params: { project_id }, body }) =>
    wholeTemplate(context, project_id, await createTemplate(context, project_id, body)),
  );
  route(api, endpoints.updateRosterTemplate, async (context, { params, body }) => {
    await updateTemplate(context, { project: params.project_id, id: params.template_id, fields: body });
    return wholeTemplate(context, params.project_id, params.template_id);
  });
  route(api, endpoints.deleteRosterTemplate, async (context, { params }) => {
    await deleteTemplate(context, { project: params.project_id, id: params.template_id });
    return undefined;
  });
  route(api, endpoints.restoreRosterTemplate, async (context, { params }) => {
    await restoreTemplate(context, { project: params.project_id, id: params.template_id });
    return wholeTemplate(context, params.project_id, params.template_id);
  });
  route(api, endpoints.applyRosterTemplate, (context, { params, body }) =>
    applyTemplate(context, { project: params.project_id, id: params.template_id, ...body }),
  );
};

/** A template with its shifts. Throws 404. */
export const wholeTemplate = async (context: Context, project: string, id: string): Promise<FullTemplate> =>
  presentFullTemplate(await requireTemplate(context, project, id), await listTemplateShifts(context, id));
