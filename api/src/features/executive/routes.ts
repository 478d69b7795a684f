import * as endpoints from '#contract/executive/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { presentPdf } from './presenters/pdf.ts';
import { listDeals } from './queries/list-deals.ts';
import { listIncidents } from './queries/list-incidents.ts';
import { listProjects } from './queries/list-projects.ts';
import { listReviews } from './queries/list-reviews.ts';
import { listTeams } from './queries/list-teams.ts';
import { readExecutive } from './queries/read-executive.ts';

/** Figures across organizations, and the rows that they are made of. */
export const registerExecutive = (api: Api): void => {
  route(api, endpoints.readExecutive, (context, { query }) => readExecutive(context, query));
  route(api, endpoints.exportExecutivePdf, async (context, { query }) =>
    presentPdf(await readExecutive(context, query), context.now),
  );
  route(api, endpoints.listExecutiveProjects, (context, { query }) => listProjects(context, query));
  route(api, endpoints.listExecutiveTeams, (context, { query }) => listTeams(context, query));
  route(api, endpoints.listExecutiveDeals, (context, { query }) => listDeals(context, query));
  route(api, endpoints.listExecutiveIncidents, (context, { query }) => listIncidents(context, query));
  route(api, endpoints.listExecutiveReviews, (context, { query }) => listReviews(context, query));
};
