import * as endpoints from '#contract/shifts/assignment-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { checkConflicts } from '../queries/check-conflicts.ts';
import { listRosterConflicts } from '../queries/roster-conflicts.ts';

/** What is in the way of bookings. */
export const registerConflicts = (api: Api): void => {
  route(api, endpoints.checkConflicts, (context, { params, query }) =>
    checkConflicts(context, params.project_id, query),
  );
  route(api, endpoints.listConflicts, (context, { params, query }) =>
    listRosterConflicts(context, params.project_id, query),
  );
};
