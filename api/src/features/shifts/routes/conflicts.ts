import * as endpoints from '#contract/shifts/assignment-endpoints.ts';
import { listSuggestions as suggestions } from '#contract/shifts/suggestion-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { checkConflicts } from '../queries/check-conflicts.ts';
import { listConflictsAcross, listRosterConflicts } from '../queries/roster-conflicts.ts';
import { listSuggestions } from '../queries/suggestions.ts';

/** What is in the way of bookings, and who could be booked. */
export const registerConflicts = (api: Api): void => {
  route(api, endpoints.checkConflicts, (context, { params, query }) =>
    checkConflicts(context, params.project_id, query),
  );
  route(api, endpoints.listConflicts, (context, { params, query }) =>
    listRosterConflicts(context, params.project_id, query),
  );
  route(api, endpoints.listAllConflicts, (context, { query }) => listConflictsAcross(context, query));
  route(api, suggestions, (context, { params }) =>
    listSuggestions(context, params.project_id, params.shift_id),
  );
};
