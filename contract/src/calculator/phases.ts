import { type Scaled, scaledSum, scaledText } from '../money/scaled.ts';
import { expensePrice } from './expenses.ts';
import type { Calculation } from './inputs.ts';
import { hoursOf } from './line.ts';
import type { LineResult, PhaseResult } from './results.ts';
import { sumOf } from './shares.ts';

/** What comes to a phase. */
interface Part {
  readonly phase: string | null;
  readonly price: number;
  readonly cost: number;
  readonly hours: Scaled | null;
}

const partsOf = (calculation: Calculation, results: readonly LineResult[]): Part[] => [
  ...calculation.lines.map((line, at) => ({
    ...{ phase: line.phase, hours: hoursOf(line, calculation.hours_per_day) },
    ...{ price: results[at]?.price_minor ?? 0, cost: results[at]?.cost_minor ?? 0 },
  })),
  ...(calculation.expenses ?? []).map((expense) => ({
    ...{ phase: expense.phase, hours: null },
    ...{ price: expensePrice(expense), cost: expense.cost_minor },
  })),
];

/**
 * What the lines and expenses of each phase come to, before what is of the whole (its discount, overheads and contingency); together
 * that is `subtotal` + `expenses_price`, and `direct_cost` + `expenses_cost`. At the end what is of no phase, where there is any.
 */
export const phaseResults = (calculation: Calculation, results: readonly LineResult[]): PhaseResult[] => {
  const byPhase = Map.groupBy(partsOf(calculation, results), ({ phase }) => phase);
  const rest = [...byPhase.keys()].filter((name) => name !== null && !calculation.phases.includes(name));
  const names = [...calculation.phases, ...rest, ...(byPhase.has(null) ? [null] : [])];
  return names.map((name) => {
    const parts = byPhase.get(name) ?? [];
    return {
      name,
      price_minor: sumOf(parts.map(({ price }) => price)),
      cost_minor: sumOf(parts.map(({ cost }) => cost)),
      hours: scaledText(scaledSum(parts.flatMap(({ hours }) => hours ?? []))),
    };
  });
};
