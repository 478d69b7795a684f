import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DatedRate } from '../money/exchange.ts';
import { moneyFormat, writtenMoney } from '../money/format.ts';
import { calculate } from './calculate.ts';
import {
  DIGITS,
  largest,
  percent,
  product,
  type Reference,
  read,
  referenceOf,
  rounded,
  sum,
  whole,
  written,
} from './exact-reference.ts';
import type { Calculation } from './inputs.ts';
import type { CalculationResults, LineResult } from './results.ts';
import { calculationProblems } from './rules.ts';
import { solveFor } from './solve.ts';

/** The most money that an answer holds. */
const MOST = 9n * 10n ** 15n;
const MONEY = [
  ...(['list', 'line_discount', 'subtotal', 'discount', 'expenses_price', 'price', 'tax', 'total'] as const),
  ...(['direct_cost', 'expenses_cost', 'overhead', 'contingency', 'cost', 'margin'] as const),
];

const expectSame = (results: CalculationResults, { money, lines, blended, hours }: Reference) => {
  const [top, bottom] = read(results.hours);
  expect([
    ...[results.margin_pct, results.discount_share_pct, results.blended_rate_minor, top * hours[1]],
    ...MONEY.map((figure) => results[`${figure}_minor`]),
    ...results.lines.flatMap((line) => [line.list_minor, line.price_minor, line.cost_minor]),
  ]).toEqual([
    ...[written(money.margin, money.price), written(money.line_discount + money.discount, money.list)],
    ...[blended === null ? null : Number(blended), bottom * hours[0]],
    ...MONEY.map((figure) => Number(money[figure])),
    ...lines.flatMap((line) => [line.list, line.price, line.cost].map(Number)),
  ]);
};

const PRINT = Object.fromEntries(Object.keys(DIGITS).map((code) => [code, moneyFormat('en-GB', code)]));

/** What is printed adds up as it stands on the paper: its digits are read back from the text. */
const expectPrinted = (results: CalculationResults) => {
  const { currency, lines, phases } = results;
  const format = PRINT[currency] ?? moneyFormat('en-GB', currency);
  const on = (minor: number) => BigInt(writtenMoney(format, minor, currency).replace(/[^\d-]/g, ''));
  const column = (key: Exclude<keyof LineResult, 'key' | 'own'>) => sum(lines.map((line) => on(line[key])));
  const subtotal = on(results.subtotal_minor);
  const [bought, direct] = [on(results.expenses_cost_minor), on(results.direct_cost_minor)];
  const [price, cost] = [on(results.price_minor), on(results.cost_minor)];
  const expenses = on(results.expenses_price_minor);
  expect([
    ...[column('list_minor'), column('discount_minor'), column('price_minor'), column('cost_minor')],
    ...[column('list_minor') - column('discount_minor'), column('margin_minor')],
    ...[subtotal - on(results.discount_minor) + expenses, price + on(results.tax_minor), price - cost],
    direct + bought + on(results.overhead_minor) + on(results.contingency_minor),
    ...[sum(phases.map((of) => on(of.price_minor))), sum(phases.map((of) => on(of.cost_minor)))],
  ]).toEqual([
    ...[on(results.list_minor), on(results.line_discount_minor), subtotal, direct],
    ...[subtotal, subtotal - direct, price, on(results.total_minor), on(results.margin_minor), cost],
    ...[subtotal + expenses, direct + bought],
  ]);
};

/** A solution is held against what it means: with the value the margin is reached, with one less it isn't. */
const expectSolved = (of: Calculation, rates: readonly DatedRate[], { money }: Reference) => {
  const [top, bottom] = percent(of.target.margin_pct ?? '0');
  const fits = (price: bigint, cost: bigint) => price > 0n && (price - cost) * bottom >= price * top;
  const price = solveFor(of, rates, 'price');
  if (price.solved && price.unknown === 'price') {
    expect(fits(BigInt(price.value), money.cost)).toBe(true);
    expect(fits(BigInt(price.value) - 1n, money.cost)).toBe(false);
    expectSame(price.results, referenceOf({ ...of, target: price.target }, rates));
  } else {
    const least = (money.cost * bottom + bottom - top - 1n) / (bottom - top);
    const target = { ...of.target, price_minor: Number(least) };
    expect(least === 0n || largest(referenceOf({ ...of, target }, rates)) > MOST).toBe(true);
  }
  const at = (hundredths: bigint) => {
    const utilisation_pct = written(hundredths, 10_000n);
    return referenceOf({ ...of, target: { ...of.target, utilisation_pct } }, rates);
  };
  const isFit = (hundredths: bigint) => {
    const there = at(hundredths).money;
    return fits(there.price, there.cost);
  };
  const time = solveFor(of, rates, 'utilisation');
  if (time.solved) {
    const hundredths = rounded(product(read(String(time.value)), whole(100n)));
    expect([isFit(hundredths), hundredths > 100n && isFit(hundredths - 1n)]).toEqual([true, false]);
    expectSame(time.results, at(hundredths));
  } else expect(isFit(10_000n) && of.lines.some(({ unit }) => unit !== 'piece')).toBe(false);
  const margin = solveFor(of, rates, 'margin');
  expect(margin.solved ? String(margin.value) : null).toBe(written(money.margin, money.price));
};

const decimal = (min: number, max: number, most = 4, least = 0) =>
  fc.tuple(fc.integer({ min, max }), fc.integer({ min: least, max: most })).map(([units, places]) => {
    const digits = String(Math.abs(units)).padStart(places + 1, '0');
    const split = digits.length - places;
    return `${units < 0 ? '-' : ''}${digits.slice(0, split)}${places > 0 ? '.' : ''}${digits.slice(split)}`;
  });
const pct = (min: number, max: number) => decimal(min * 100, max * 100, 2, 2);
const code = fc.constantFrom(...Object.keys(DIGITS));
const phase = fc.constantFrom('Set-up', 'Show', null);
const minor = fc.integer({ min: 0, max: 9_999_999 });
const line = fc.record({
  ...{ phase, quantity: decimal(1, 99_999), unit: fc.constantFrom('hour', 'day', 'piece', 'month') },
  ...{ cost_rate: decimal(0, 99_999), list_rate: decimal(0, 99_999), discount_pct: pct(-100, 100) },
  currency: fc.option(code),
});
const cost = fc.record({ phase, cost_minor: minor, markup_pct: pct(-100, 500), billable: fc.boolean() });
const named = { name: 'Any', service_type_id: null, role: null };
const given = (currency: string, price_minor: fc.Arbitrary<number | null>): fc.Arbitrary<Calculation> =>
  fc
    .record({
      ...{ hours_per_day: decimal(1, 24, 0), overhead_pct: pct(0, 500), contingency_pct: pct(0, 500) },
      ...{ discount_pct: pct(-100, 100), tax_pct: pct(0, 100) },
      lines: fc.array(line, { minLength: 1, maxLength: 6 }),
      ...{ expenses: fc.array(cost, { maxLength: 2 }), overheads: fc.array(minor, { maxLength: 2 }) },
      target: fc.record({
        ...{ margin_pct: pct(-100, 99), price_minor },
        utilisation_pct: fc.option(pct(1, 100)),
      }),
    })
    .map(({ lines, expenses, overheads, ...of }) => ({
      ...{ ...of, currency, rate_day: '2026-03-02', phases: ['Set-up', 'Show'] },
      lines: lines.map((each, at) => ({ ...named, ...each, key: `line-${at}` })),
      expenses: expenses.map((each, at) => ({ ...each, name: 'Any', key: `expense-${at}` })),
      overheads: overheads.map((amount_minor, at) => ({ amount_minor, name: 'Any', key: `other-${at}` })),
    }));
/** Each currency but the organization's own has three rates: one that is too old, the one that counts, and one of a later day. */
const ratesInto = fc.tuple(code, fc.array(decimal(1, 99_999, 4, 3), { minLength: 15, maxLength: 15 }));
const rated = ([into, values]: [string, string[]]): DatedRate[] =>
  Object.keys(DIGITS).flatMap((currency, at) =>
    ['2026-02-01', '2026-03-01', '2026-03-03'].flatMap((day, nth) =>
      currency === into ? [] : { currency, into, day, rate: values[at * 3 + nth] ?? '1' },
    ),
  );

describe('10 000 random calculators agree to the cent with an exact reference: totals, print, and what is solved', () => {
  const currencies = ['GBP', 'JPY', 'KWD', 'CLF'];
  test.each([
    ...currencies.map((currency) => [currency, 'with a discount', fc.constant(null)] as const),
    ...currencies.map((currency) => [currency, 'at an agreed price', minor] as const),
  ])('in %s %s', (currency, _, price_minor) => {
    fc.assert(
      fc.property(given(currency, price_minor), ratesInto, (calculation, values) => {
        const rates = rated(values);
        const reference = referenceOf(calculation, rates);
        const rules = calculationProblems(calculation, rates).map(({ rule }) => rule);
        expect(rules).toEqual(largest(reference) > MOST ? ['too-much-money'] : []);
        // One that is refused doesn't count as one of them.
        fc.pre(rules.length === 0);
        const results = calculate(calculation, rates);
        expectSame(results, reference);
        expectPrinted(results);
        expectSolved(calculation, rates, reference);
      }),
      { numRuns: 1250 },
    );
  });
});
