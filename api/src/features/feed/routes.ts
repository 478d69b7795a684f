import { notFound } from '#contract/errors.ts';
import * as endpoints from '#contract/feed/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { findProject } from '../projects/queries.ts';
import { markVisit } from './commands/mark-visit.ts';
import { listFeed } from './queries/list-feed.ts';
import { readLine } from './queries/visit.ts';

/** What happens on a project, in one line of time. */
export const registerFeed = (api: Api): void => {
  route(api, endpoints.listFeed, async (context, { params: { project_id }, query }) => {
    const [project, { data, ...cursors }, since] = await Promise.all([
      findProject(context, project_id),
      listFeed(context, project_id, query),
      readLine(context, project_id),
    ]);
    if (!project) throw notFound('project');
    return { data: data.map(({ item }) => item), ...cursors, since };
  });
  route(api, endpoints.markVisit, async (context, { params: { project_id }, body }) => {
    if (!(await findProject(context, project_id))) throw notFound('project');
    await markVisit(context, project_id, body.until);
    return undefined;
  });
};
