import * as endpoints from '#contract/dashboard/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { arrangeDashboard } from './commands/arrange-dashboard.ts';
import { composeDashboard } from './queries/compose-dashboard.ts';

/** Somebody's own page in an organization. */
export const registerDashboard = (api: Api): void => {
  route(api, endpoints.readDashboard, (context) =>
    composeDashboard(context, (error, part) =>
      api.http.log.error({ err: error, part, request_id: context.requestId }, 'a part of a dashboard'),
    ),
  );
  route(api, endpoints.arrangeDashboard, (context, { body }) => arrangeDashboard(context, body));
};
