import { listScenarioChanges } from '#contract/calculator/changes.ts';
import * as endpoints from '#contract/calculator/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import type { Context } from '../../platform/context.ts';
import { route } from '../../platform/route.ts';
import { listChanges } from '../clients/queries.ts';
import { archiveScenario } from './commands/archive-scenario.ts';
import { copyScenario } from './commands/copy-scenario.ts';
import { createScenario } from './commands/create-scenario.ts';
import { freezeScenario } from './commands/freeze-scenario.ts';
import { restoreScenario } from './commands/restore-scenario.ts';
import { updateScenario } from './commands/update-scenario.ts';
import { presentScenario, presentSummary } from './presenter.ts';
import { listScenarios, requireLatestScenario, requireScenario } from './queries/scenarios.ts';
import { registerScenarioPresets } from './routes/presets.ts';

/** Scenarios of the calculator: what work would cost and sell for. */
export const registerCalculator = (api: Api): void => {
  route(api, endpoints.listScenarios, async (context, { query }) => {
    const page = await listScenarios(context, query);
    return { ...page, data: page.data.map(presentSummary) };
  });
  route(api, endpoints.createScenario, async (context, { body }) =>
    present(context, await createScenario(context, body)),
  );
  route(api, endpoints.readLatestScenario, async (context) =>
    presentScenario(await requireLatestScenario(context)),
  );
  route(api, endpoints.readScenario, (context, { params }) => present(context, params.scenario_id));
  route(api, listScenarioChanges, async (context, { params: { scenario_id }, query }) => {
    await requireScenario(context, scenario_id);
    return listChanges(context, scenario_id, query);
  });
  route(api, endpoints.updateScenario, async (context, { params: { scenario_id }, body }) => {
    await updateScenario(context, scenario_id, body);
    return present(context, scenario_id);
  });
  route(api, endpoints.archiveScenario, async (context, { params }) => {
    await archiveScenario(context, params.scenario_id);
    return undefined;
  });
  route(api, endpoints.restoreScenario, async (context, { params: { scenario_id } }) => {
    await restoreScenario(context, scenario_id);
    return present(context, scenario_id);
  });
  route(api, endpoints.copyScenario, async (context, { params, body }) =>
    present(context, await copyScenario(context, params.scenario_id, body.name)),
  );
  route(api, endpoints.freezeScenario, async (context, { params: { scenario_id }, body }) => {
    await freezeScenario(context, scenario_id, body.version);
    return present(context, scenario_id);
  });
  registerScenarioPresets(api);
};

const present = async (context: Context, id: string) => presentScenario(await requireScenario(context, id));
