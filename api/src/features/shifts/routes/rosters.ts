import * as endpoints from '#contract/shifts/shift-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { readRosterAcross, readRosterOf } from '../queries/read-roster.ts';

/** Reading the roster. */
export const registerRosters = (api: Api): void => {
  route(api, endpoints.readProjectRoster, (context, { params, query }) =>
    readRosterOf(context, params.project_id, query),
  );
  route(api, endpoints.readRoster, (context, { query }) => readRosterAcross(context, query));
};
