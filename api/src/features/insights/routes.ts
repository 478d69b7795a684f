import * as endpoints from '#contract/insights/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { cancelRun } from './commands/cancel-run.ts';
import { decideInsight } from './commands/decide-insight.ts';
import { startRun } from './commands/start-run.ts';
import { presentDetail, presentInsight, presentRunDetail } from './presenter.ts';
import { listInsights } from './queries/insights.ts';
import { readOverview } from './queries/overview.ts';
import { listRuns, presentRun, requireRun } from './queries/runs.ts';
import { registerExports } from './routes/exports.ts';

/** Resource planning and activity insights: runs, what they found, and what is decided of it. */
export const registerInsights = (api: Api): void => {
  route(api, endpoints.startInsightRun, async (context, { body }) =>
    presentRun(await requireRun(context, await startRun(context, body))),
  );
  route(api, endpoints.listInsightRuns, (context, { query }) => listRuns(context, query));
  route(api, endpoints.readInsightRun, (context, { params }) => presentRunDetail(context, params.run_id));
  route(api, endpoints.cancelInsightRun, async (context, { params }) => {
    await cancelRun(context, params.run_id);
    return presentRun(await requireRun(context, params.run_id));
  });
  route(api, endpoints.readInsightOverview, (context) => readOverview(context));
  route(api, endpoints.listInsights, async (context, { query }) => {
    const page = await listInsights(context, query);
    return { ...page, data: page.data.map(presentInsight) };
  });
  route(api, endpoints.readInsight, (context, { params }) => presentDetail(context, params.insight_id));
  route(api, endpoints.decideInsight, async (context, { params, body }) => {
    await decideInsight(context, params.insight_id, body);
    return presentDetail(context, params.insight_id);
  });
  registerExports(api);
};
