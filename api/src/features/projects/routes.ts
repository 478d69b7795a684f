import * as bulk from '#contract/projects/bulk-endpoints.ts';
import { listProjectDemand } from '#contract/projects/demand.ts';
import * as endpoints from '#contract/projects/endpoints.ts';
import { sumProjectTime } from '#contract/projects/time-endpoints.ts';
import type { Api } from '../../platform/api.ts';
import type { Context } from '../../platform/context.ts';
import { route } from '../../platform/route.ts';
import { listChanges } from '../clients/queries.ts';
import { archiveProject } from './commands/archive-project.ts';
import { changeProjects } from './commands/change-projects.ts';
import { createProject } from './commands/create-project.ts';
import { restoreProject } from './commands/restore-project.ts';
import { transitionProject } from './commands/transition-project.ts';
import { undoProjectsChange } from './commands/undo-projects-change.ts';
import { updateProject } from './commands/update-project.ts';
import { presentProject, presentRow } from './presenter.ts';
import { composeDashboard, composeTotals } from './queries/compose-dashboard.ts';
import { countViews } from './queries/count-views.ts';
import { listDemand } from './queries/demand.ts';
import { listProjects } from './queries/list-projects.ts';
import { listSteps } from './queries/list-steps.ts';
import { previewChanges } from './queries/preview-changes.ts';
import { previewCopy } from './queries/preview-copy.ts';
import { requireProject } from './queries/read-project.ts';
import { seesCosts } from './queries.ts';
import { registerProjectImports } from './routes/imports.ts';
import { registerProjectPresets } from './routes/presets.ts';

/** Projects: list, views, one with its life, and its dashboard. */
export const registerProjects = (api: Api): void => {
  registerProjectImports(api);
  registerProjectPresets(api);
  route(api, endpoints.listProjects, async (context, { query }) => {
    const { data, before, after } = await listProjects(context, query);
    const costs = seesCosts(context);
    return { data: data.map((row) => presentRow(row, costs)), before, after };
  });
  route(api, bulk.changeProjects, (context, { body }) => changeProjects(context, body));
  route(api, bulk.undoProjectsChange, (context, { params }) => undoProjectsChange(context, params.change_id));
  route(api, listProjectDemand, (context, { params }) => listDemand(context, params.project_id));
  route(api, endpoints.countProjectViews, (context) => countViews(context));
  route(api, endpoints.createProject, async (context, { body }) => {
    const id = await createProject(context, body);
    return present(context, id);
  });
  registerPreviews(api);
  route(api, endpoints.readProject, (context, { params }) => present(context, params.project_id));
  route(api, endpoints.updateProject, async (context, { params, body }) => {
    await updateProject(context, params.project_id, body);
    return present(context, params.project_id);
  });
  route(api, endpoints.archiveProject, async (context, { params }) => {
    await archiveProject(context, params.project_id);
    return undefined;
  });
  route(api, endpoints.restoreProject, async (context, { params }) => {
    await restoreProject(context, params.project_id);
    return present(context, params.project_id);
  });
  route(api, endpoints.transitionProject, async (context, { params, body }) => {
    await transitionProject(context, params.project_id, body);
    return present(context, params.project_id);
  });
  route(api, endpoints.listProjectChanges, async (context, { params, query }) => {
    await requireProject(context, params.project_id);
    return listChanges(context, params.project_id, query);
  });
  route(api, endpoints.readProjectDashboard, (context, { params, query }) =>
    composeDashboard(context, params.project_id, query),
  );
  route(api, sumProjectTime, (context, { params, query }) =>
    composeTotals(context, params.project_id, query),
  );
};

/** What would become of something, without doing it. */
const registerPreviews = (api: Api): void => {
  route(api, endpoints.previewProjectCopy, (context, { params, query }) =>
    previewCopy(context, params.project_id, query.start_date),
  );
  route(api, endpoints.previewProjectChanges, async (context, { params, body }) => ({
    data: await previewChanges(context, params.project_id, body),
  }));
  route(api, endpoints.listProjectSteps, (context, { params }) => listSteps(context, params.project_id));
};

const present = async (context: Context, id: string) =>
  presentProject(await requireProject(context, id), seesCosts(context, id));
