import { readOpsLogStanding, readOpsLogStatistics } from '#contract/ops-log/statistics-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { composeStatistics } from '../queries/compose-statistics.ts';
import { enterToRead } from '../queries/room.ts';
import { findStanding } from '../queries/standing.ts';

/** What an ops-log comes to, and what of it waits. */
export const registerOpsLogFigures = (api: Api): void => {
  route(api, readOpsLogStatistics, async (context, { params: { project_id }, query }) => {
    await enterToRead(context, project_id);
    return composeStatistics(context, project_id, query);
  });
  route(api, readOpsLogStanding, async (context, { params: { project_id } }) => {
    await enterToRead(context, project_id);
    return findStanding(context, project_id);
  });
};
