import type { Calculated, Content } from '../rules/calculated.ts';

/** The columns of what a scenario is calculated from and came to. */
export const columnsOf = (
  { inputs, client_id }: Content,
  { results, rates, engine_version }: Calculated,
) => ({
  ...{ client_id, engine_version, currency: results.currency, lines: inputs.lines.length },
  ...{
    price_minor: results.price_minor,
    cost_minor: results.cost_minor,
    margin_pct: results.margin_pct,
  },
  inputs: JSON.stringify(inputs),
  results: JSON.stringify(results),
  rates: JSON.stringify(rates),
});
