import { expect, test } from 'vitest';
import { minorDigits } from '../money/digits.ts';
import { calculate } from './calculate.ts';
import { type Expression, type Formula, type Term, tokensOf } from './formula.ts';
import { FIGURES, formulasOf } from './formulas.ts';
import { emptyInputs } from './from-preset.ts';
import type { Calculation, CalculationLine } from './inputs.ts';
import { LINE_FIGURES, lineFormulas, ownFormulas } from './line-formulas.ts';
import { expenseFormula, phaseFormulas } from './part-formulas.ts';

/** A fraction of whole numbers, in major units: nothing of the engine counts here. */
type Fraction = readonly [bigint, bigint];

const fraction = (text: string, by = 1n): Fraction => {
  const [whole = '0', rest = ''] = text.split('.');
  return [BigInt(whole + rest), 10n ** BigInt(rest.length) * by];
};
/** Half away from zero. */
const rounded = ([top, bottom]: Fraction, scale: bigint): bigint => {
  const [size, sign] = top * bottom < 0n ? [-top * scale, -1n] : [top * scale, 1n];
  return sign * ((2n * size + bottom) / (2n * bottom));
};
const scaleOf = (currency: string) => 10n ** BigInt(minorDigits(currency));

const termValue = (term: Term): Fraction => {
  if (term.kind === 'money') return [BigInt(term.minor), scaleOf(term.currency)];
  return fraction(term.value, term.kind === 'percentage' ? 100n : 1n);
};

const JOIN = {
  '+': ([a, b]: Fraction, [c, d]: Fraction) => [a * d + c * b, b * d],
  '−': ([a, b]: Fraction, [c, d]: Fraction) => [a * d - c * b, b * d],
  '×': ([a, b]: Fraction, [c, d]: Fraction) => [a * c, b * d],
  '÷': ([a, b]: Fraction, [c, d]: Fraction) => (c < 0n ? [-a * d, -b * c] : [a * d, b * c]),
} satisfies Record<string, (one: Fraction, other: Fraction) => Fraction>;

const worthOf = (expression: Expression): Fraction => {
  if (expression.kind === 'rounded') {
    const scale = scaleOf(expression.currency);
    return [rounded(worthOf(expression.of), scale), scale];
  }
  if (expression.kind !== 'joined') return termValue(expression);
  const [first = [0n, 1n], ...rest] = expression.of.map(worthOf);
  return rest.reduce<Fraction>((all, next) => JOIN[expression.operator](all, next), first);
};

/** What a formula comes to, in the form of the result. */
const figureOf = ({ is, rounded: to }: Formula, figure: string, currency: string): string | number => {
  const value = worthOf(is);
  if (to === 'hundredth') return (Number(rounded(value, 10_000n)) / 100).toFixed(2);
  if (figure === 'hours') return String(Number(value[0]) / Number(value[1]));
  const minor = Number(rounded(value, scaleOf(currency)));
  // Where nothing is said to be rounded, nothing is.
  if (to === null) expect(BigInt(minor) * value[1]).toBe(value[0] * scaleOf(currency));
  return minor;
};

const line = (of: Partial<CalculationLine>): CalculationLine => ({
  ...{ key: 'guards', name: 'Guards', service_type_id: null, role: null, phase: null, currency: null },
  ...{ quantity: '33.3333', unit: 'hour', cost_rate: '21.005', list_rate: '41.115', discount_pct: '2.5' },
  ...of,
});
const calculation: Calculation = {
  ...emptyInputs({ currency: 'GBP', rate_day: '2026-03-02' }),
  lines: [
    ...[line({}), line({ key: 'day', unit: 'day' }), line({ key: 'piece', unit: 'piece' })],
    ...[line({ key: 'eur', currency: 'EUR' }), line({ key: 'usd', currency: 'USD', unit: 'month' })],
    line({ key: 'jpy', currency: 'JPY', list_rate: '8000', cost_rate: '4000.5' }),
  ],
  expenses: [
    ...[{ key: 'van', name: 'Van', phase: null, cost_minor: 1005, markup_pct: '10', billable: true }],
    ...[{ key: 'tea', name: 'Tea', phase: null, cost_minor: 333, markup_pct: '-50', billable: false }],
  ],
  ...{ overhead_pct: '3.33', overheads: [{ key: 'rent', name: 'Rent', amount_minor: 777 }] },
  ...{ contingency_pct: '7.77', discount_pct: '5.55', tax_pct: '20' },
  target: { margin_pct: null, price_minor: null, utilisation_pct: '83.33' },
};
const rates = [
  { currency: 'EUR', into: 'GBP', rate: '0.8432', day: '2026-03-01' },
  { currency: 'GBP', into: 'USD', rate: '1.3157', day: '2026-03-01' },
  { currency: 'JPY', into: 'USD', rate: '0.006712', day: '2026-02-01' },
];
const agreed = { ...calculation, target: { ...calculation.target, price_minor: 700_000 } };

test.each([calculation, agreed])('every formula of a calculation comes to what it says', (of) => {
  const results = calculate(of, rates);
  const formulas = formulasOf(of, results);
  for (const figure of FIGURES)
    expect([figure, figureOf(formulas[figure], figure, 'GBP')]).toEqual([figure, results[figure]]);
});

test.each(calculation.lines)('every formula of the line $key comes to what it says', (one) => {
  const result = calculate({ ...calculation, lines: [one] }, rates).lines[0];
  if (!result) throw new Error('There is no such line.');
  const formulas = lineFormulas(one, result, calculation, rates);
  for (const figure of LINE_FIGURES)
    expect([figure, figureOf(formulas[figure], figure, 'GBP')]).toEqual([figure, result[figure]]);
});

test.each(calculation.lines)(
  'what the line $key comes to in its own currency is counted from what was filled in',
  (one) => {
    const own = one.currency ?? 'GBP';
    const result = calculate({ ...calculation, lines: [one] }, rates).lines[0];
    const formulas = ownFormulas(one, calculation);
    for (const figure of ['price_minor', 'cost_minor'] as const)
      expect(figureOf(formulas[figure], figure, own)).toBe((result?.own ?? result)?.[figure]);
  },
);

test('a phase is the sum of its lines and expenses, and an expense its cost with the markup', () => {
  const phases = ['Show', 'Empty'];
  const lines = calculation.lines.map((each, at) => ({ ...each, phase: at % 2 === 0 ? 'Show' : null }));
  const expenses = (calculation.expenses ?? []).map((each) => ({ ...each, phase: 'Show' }));
  const phased = { ...calculation, phases, lines, expenses };
  const results = calculate(phased, rates);
  expect(results.phases.map(({ name }) => name)).toEqual(['Show', 'Empty', null]);
  for (const phase of results.phases) {
    const formulas = phaseFormulas(phase, phased, results.lines);
    for (const figure of ['price_minor', 'cost_minor', 'hours'] as const)
      expect([phase.name, figureOf(formulas[figure], figure, 'GBP')]).toEqual([phase.name, phase[figure]]);
  }
  const formulas = expenses.map((expense) => expenseFormula(expense, 'GBP'));
  expect(formulas.map((of) => of && figureOf(of, 'price_minor', 'GBP'))).toEqual([1106, null]);
});

const written = (formula: Formula) =>
  tokensOf(formula.is)
    .map((token) => (typeof token === 'string' ? token : token.name))
    .join(' ');

test('a formula is written in a row, with brackets only where they are needed', () => {
  const formulas = formulasOf(calculation, calculate(calculation, rates));
  expect(written(formulas.price_minor)).toBe('subtotal_minor − discount_minor + expenses_price_minor');
  expect(written(formulas.overhead_minor)).toBe('direct_cost_minor × overhead_pct + overheads');
  expect(written(formulas.contingency_minor)).toBe(
    '( direct_cost_minor + expenses_cost_minor + overhead_minor ) × contingency_pct',
  );
  expect(written(formulas.blended_rate_minor)).toBe('( time_price − time_discount ) ÷ lines.hours');
  const result = calculate(calculation, rates).lines[5];
  const foreign = result && lineFormulas(calculation.lines[5] ?? line({}), result, calculation, rates);
  expect(foreign && written(foreign.cost_minor)).toBe(
    'quantity × cost_rate ÷ utilisation_pct × exchange_rate ÷ exchange_rate',
  );
});
