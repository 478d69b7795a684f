import type { CalculatorInputs } from '#contract/calculator/inputs.ts';
import type { Scenario, ScenarioChanges } from '#contract/calculator/shapes.ts';
import { isBlankLine } from '../../calculation/effects/calculable.ts';

/** A scenario as its page holds it while somebody types: what is no number yet stays as it was typed. */
export type ScenarioValues = CalculatorInputs & { name: string; client_id: string | null };

/** The page of a scenario that there is. */
export const valuesOf = ({ name, client, inputs }: Scenario): ScenarioValues => ({
  ...inputs,
  ...{ name, client_id: client?.id ?? null },
});

/** What it is calculated from. */
export const inputsOf = ({ name: _, client_id: __, ...inputs }: ScenarioValues): CalculatorInputs => inputs;

/** Without lines that nothing was typed in. */
export const withoutBlankLines = (values: ScenarioValues): ScenarioValues => ({
  ...values,
  lines: values.lines.filter((line) => !isBlankLine(line)),
});

/** Fields that two versions say differently. */
export const differingFields = (one: ScenarioValues, other: ScenarioValues): (keyof ScenarioValues)[] => {
  const said = new Map<string, unknown>(Object.entries(other));
  return FIELDS.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(said.get(field)));
};

/** The fields, in the order of the page. */
export const FIELDS = [
  ...(['name', 'client_id', 'lines', 'currency', 'rate_day', 'hours_per_day', 'phases'] as const),
  ...(['discount_pct', 'tax_pct', 'overhead_pct', 'contingency_pct', 'overheads', 'target'] as const),
  'assumptions',
] as const satisfies (keyof ScenarioValues)[];

/** What changes of a scenario: its inputs go whole where any of them did. */
export const changesOf = (base: ScenarioValues, values: ScenarioValues): ScenarioChanges => {
  const changed = differingFields(base, values);
  return {
    ...(changed.includes('name') ? { name: values.name.trim() } : {}),
    ...(changed.includes('client_id') ? { client_id: values.client_id } : {}),
    ...(changed.some((field) => field !== 'name' && field !== 'client_id')
      ? { inputs: inputsOf(values) }
      : {}),
  };
};

/** Theirs with what was changed here. */
export const merged = (
  base: ScenarioValues,
  mine: ScenarioValues,
  theirs: ScenarioValues,
): ScenarioValues => ({
  ...theirs,
  ...Object.fromEntries(differingFields(base, mine).map((field) => [field, mine[field]])),
});
