import { scaledSum, scaledText } from '../money/scaled.ts';
import { expensePrice } from './expenses.ts';
import { type Formula, joined, type Term } from './formula.ts';
import type { Calculation, Expense } from './inputs.ts';
import { hoursOf } from './line.ts';
import type { LineResult, PhaseResult } from './results.ts';
import { sumOf } from './shares.ts';

/** How the figures of a phase come about: the sums of its lines and of its expenses, with how many there are. */
export const phaseFormulas = (
  { name }: Pick<PhaseResult, 'name'>,
  calculation: Calculation,
  results: readonly LineResult[],
): Record<'price_minor' | 'cost_minor' | 'hours', Formula> => {
  const { currency, expenses = [], hours_per_day } = calculation;
  const sum = (of: string, minors: readonly number[]): Term => ({
    ...{ kind: 'money', name: of, minor: sumOf(minors), currency, count: minors.length },
  });
  const lines = calculation.lines.flatMap((line, at) => (line.phase === name ? [{ line, at }] : []));
  const ofLines = (key: 'price_minor' | 'cost_minor') =>
    sum(
      `lines.${key}`,
      lines.map(({ at }) => results[at]?.[key] ?? 0),
    );
  const bought = expenses.filter(({ phase }) => phase === name);
  const hours = scaledText(scaledSum(lines.map(({ line }) => hoursOf(line, hours_per_day))));
  return {
    price_minor: {
      is: joined('+', ofLines('price_minor'), sum('expenses.price', bought.map(expensePrice))),
      rounded: null,
    },
    cost_minor: {
      is: joined(
        '+',
        ofLines('cost_minor'),
        sum(
          'expenses.cost',
          bought.map(({ cost_minor }) => cost_minor),
        ),
      ),
      rounded: null,
    },
    hours: { is: { kind: 'number', name: 'lines.hours', value: hours }, rounded: null },
  };
};

/** How what the client pays for an expense comes about; null of one that isn't billed. */
export const expenseFormula = (
  { cost_minor: minor, markup_pct, billable }: Expense,
  currency: string,
): Formula | null => {
  if (!billable) return null;
  const cost: Term = { kind: 'money', name: 'expense_cost', minor, currency };
  const markup = joined('×', cost, { kind: 'percentage', name: 'markup_pct', value: markup_pct });
  return { is: joined('+', cost, { kind: 'rounded', currency, of: markup }), rounded: null };
};
