import type { ScenarioChanges } from '#contract/calculator/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { lockDraft } from '../rules/standing.ts';
import { writeScenario } from '../writing/write-scenario.ts';

/** Changes a draft. Throws 404, 412, 422 `archived`, `scenario-frozen`, `locked-by-preset`, and as of a new one. */
export const updateScenario = async (
  context: Context,
  id: string,
  changes: ScenarioChanges,
): Promise<void> => {
  const row = await lockDraft(context, id, context.version);
  await writeScenario(context, row, changes);
};
