import { scaledText } from '../money/scaled.ts';
import { expensePrice } from './expenses.ts';
import { type Formula, joined, type Term } from './formula.ts';
import type { Calculation } from './inputs.ts';
import type { CalculationResults, LineResult } from './results.ts';
import { sumOf } from './shares.ts';
import { discountedTime } from './time.ts';

/** Figures of a calculation that have a formula. */
export const FIGURES = [
  ...(['list_minor', 'line_discount_minor', 'subtotal_minor', 'discount_minor'] as const),
  ...(['expenses_price_minor', 'price_minor', 'tax_minor', 'total_minor'] as const),
  ...(['direct_cost_minor', 'expenses_cost_minor', 'overhead_minor', 'contingency_minor'] as const),
  ...(['cost_minor', 'margin_minor', 'margin_pct', 'discount_share_pct'] as const),
  ...(['hours', 'blended_rate_minor'] as const),
];
/** A figure of a calculation. */
export type Figure = (typeof FIGURES)[number];

type MoneyKey = Exclude<Extract<Figure, `${string}_minor`>, 'blended_rate_minor'>;

/** The terms that the formulas of one calculation are made of. */
const termsOf = (calculation: Calculation, results: CalculationResults) => {
  const { currency } = calculation;
  const money = (name: string, minor: number): Term => ({ kind: 'money', name, minor, currency });
  const sum = (name: string, minors: readonly number[]): Term => ({
    ...{ kind: 'money', name, minor: sumOf(minors), currency, count: minors.length },
  });
  return {
    money,
    sum,
    result: (key: MoneyKey) => money(key, results[key]),
    lines: (key: 'list_minor' | 'discount_minor' | 'cost_minor') =>
      sum(
        `lines.${key}`,
        results.lines.map((line: LineResult) => line[key]),
      ),
    percentage: (name: 'discount_pct' | 'tax_pct' | 'overhead_pct' | 'contingency_pct'): Term => ({
      ...{ kind: 'percentage', name, value: calculation[name] },
    }),
  };
};

type Terms = ReturnType<typeof termsOf>;

const exactly = (is: Formula['is']): Formula => ({ is, rounded: null });
const toMinor = (is: Formula['is']): Formula => ({ is, rounded: 'minor' });
const toPercent = (is: Formula['is']): Formula => ({ is, rounded: 'hundredth' });

const discountFormula = ({ target }: Calculation, { result, percentage, money }: Terms): Formula =>
  target.price_minor === null
    ? toMinor(joined('×', result('subtotal_minor'), percentage('discount_pct')))
    : exactly(
        joined(
          '−',
          joined('+', result('subtotal_minor'), result('expenses_price_minor')),
          money('agreed_price', target.price_minor),
        ),
      );

const priceFormulas = (calculation: Calculation, terms: Terms) => {
  const { result, sum, lines, percentage } = terms;
  const net = joined('−', result('subtotal_minor'), result('discount_minor'));
  return {
    list_minor: exactly(lines('list_minor')),
    line_discount_minor: exactly(lines('discount_minor')),
    subtotal_minor: exactly(joined('−', result('list_minor'), result('line_discount_minor'))),
    discount_minor: discountFormula(calculation, terms),
    expenses_price_minor: exactly(sum('expenses.price', (calculation.expenses ?? []).map(expensePrice))),
    price_minor: exactly(joined('+', net, result('expenses_price_minor'))),
    tax_minor: toMinor(joined('×', result('price_minor'), percentage('tax_pct'))),
    total_minor: exactly(joined('+', result('price_minor'), result('tax_minor'))),
  };
};

const costFormulas = ({ expenses = [], overheads }: Calculation, terms: Terms) => {
  const { result, sum, lines, percentage } = terms;
  const before = [result('direct_cost_minor'), result('expenses_cost_minor'), result('overhead_minor')];
  const named = sum(
    'overheads',
    overheads.map(({ amount_minor }) => amount_minor),
  );
  const share = joined('×', result('direct_cost_minor'), percentage('overhead_pct'));
  return {
    direct_cost_minor: exactly(lines('cost_minor')),
    expenses_cost_minor: exactly(
      sum(
        'expenses.cost',
        expenses.map(({ cost_minor }) => cost_minor),
      ),
    ),
    overhead_minor: toMinor(joined('+', share, named)),
    contingency_minor: toMinor(joined('×', joined('+', ...before), percentage('contingency_pct'))),
    cost_minor: exactly(joined('+', ...before, result('contingency_minor'))),
    margin_minor: exactly(joined('−', result('price_minor'), result('cost_minor'))),
  };
};

/** How each figure of a calculation comes about, as data: what a page or a print writes beside it. */
export const formulasOf = (
  calculation: Calculation,
  results: CalculationResults,
): Record<Figure, Formula> => {
  const terms = termsOf(calculation, results);
  const { result, money } = terms;
  const discounts = joined('+', result('line_discount_minor'), result('discount_minor'));
  const { hours, price_minor, discount_minor } = discountedTime(
    calculation,
    results.lines,
    results.discount_minor,
  );
  const time = joined('−', money('time_price', price_minor), money('time_discount', discount_minor));
  const all: Term = { kind: 'number', name: 'lines.hours', value: scaledText(hours) };
  return {
    ...priceFormulas(calculation, terms),
    ...costFormulas(calculation, terms),
    margin_pct: toPercent(joined('÷', result('margin_minor'), result('price_minor'))),
    discount_share_pct: toPercent(joined('÷', discounts, result('list_minor'))),
    hours: exactly(all),
    blended_rate_minor: toMinor(joined('÷', time, all)),
  };
};
