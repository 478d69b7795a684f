import { calculatorInputs } from '#contract/calculator/inputs.ts';
import type { ScenarioChanges } from '#contract/calculator/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { boundBy } from '../queries/presets.ts';
import type { HeldRow } from '../queries/scenarios.ts';
import { calculated } from '../rules/calculated.ts';
import { requireUnlocked } from '../rules/locks.ts';
import { changesOfInputs } from './changes-of.ts';
import { columnsOf } from './columns.ts';
import type { PresetMark } from './mark-of.ts';
import { ratesIn } from './rates-in.ts';

/**
 * Writes a held draft, calculated anew; without a difference nothing. A `mark` says that a preset does so, which its own locks don't hold
 * off. Throws 422 as `calculated`, `locked-by-preset`.
 */
export const writeScenario = async (
  context: Context,
  row: HeldRow,
  { name = row.name, client_id = row.client_id, inputs: given }: ScenarioChanges,
  mark?: PresetMark,
): Promise<void> => {
  const { id, preset } = row;
  const before = { client_id: row.client_id, inputs: calculatorInputs.parse(row.inputs) };
  const content = { client_id, inputs: given ?? before.inputs };
  if (preset && !mark)
    requireUnlocked({ name: preset.name, locked: boundBy(preset).locked }, before.inputs, content.inputs);
  const found = await calculated(context, content, before);
  const columns = columnsOf(content, found);
  const changes = {
    ...mark?.changes,
    ...changesBetween(headOf(row), headOf({ ...columns, name })),
    ...changesOfInputs(before.inputs, content.inputs),
    ...changesBetween({ rates: ratesIn(row.rates) }, { rates: ratesIn(found.rates) }),
  };
  if (Object.keys(changes).length === 0) return;
  await context.db
    .updateTable('calculator_scenarios')
    .set({ name, ...columns, ...mark?.columns })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    ...{ type: 'scenario.updated', subject: { type: 'scenario', id }, changes },
    data: { code: row.code, currency: columns.currency, ...mark?.data },
  });
};

type Head = Pick<
  HeldRow,
  'name' | 'client_id' | 'price_minor' | 'cost_minor' | 'margin_pct' | 'engine_version'
>;

const headOf = ({ name, client_id, price_minor, cost_minor, margin_pct, engine_version }: Head) => ({
  ...{ name, client_id, price_minor, cost_minor, margin_pct, engine_version },
});
