import type { DatedRate } from '../money/exchange.ts';
import type { Calculation, CalculationLine, Expense } from './inputs.ts';

/**
 * The reference that tests hold the engine against: fractions of whole numbers, their bottoms above zero. No library, and nothing of
 * the engine or of money but their types, so that a mistake there isn't made here as well.
 */
export type Fraction = readonly [bigint, bigint];
/** Digits of the currencies that it knows. */
export const DIGITS: Readonly<Record<string, bigint>> = { JPY: 0n, GBP: 2n, EUR: 2n, KWD: 3n, CLF: 4n };
const minorIn = (currency: string): bigint => 10n ** (DIGITS[currency] ?? 2n);

/** An exact decimal. */
export const read = (text: string): Fraction => {
  const [whole = '', rest = ''] = text.split('.');
  return [BigInt(whole + rest), 10n ** BigInt(rest.length)];
};
/** Everything multiplied. */
export const product = (...all: Fraction[]): Fraction =>
  all.reduce<Fraction>(([a, b], [c, d]) => [a * c, b * d], [1n, 1n]);
const inverse = ([a, b]: Fraction): Fraction => [b, a];
/** A whole number. */
export const whole = (of: bigint): Fraction => [of, 1n];
/** To the nearest, a half away from zero. */
export const rounded = ([a, b]: Fraction): bigint =>
  a < 0n ? -((-2n * a + b) / (2n * b)) : (2n * a + b) / (2n * b);
/** A percentage. */
export const percent = (pct: string): Fraction => product(read(pct), [1n, 100n]);
/** All together. */
export const sum = (all: readonly bigint[]): bigint => all.reduce((one, other) => one + other, 0n);

/** What one unit of a currency is in the organization's, on a day. */
const worth = (rates: readonly DatedRate[], currency: string, day: string): Fraction => {
  const dated = rates.filter((rate) => rate.currency === currency && rate.day <= day);
  const latest = dated.sort((one, other) => (one.day < other.day ? 1 : -1))[0];
  return latest ? read(latest.rate) : [1n, 1n];
};

const lineOf = (line: CalculationLine, of: Calculation, rates: readonly DatedRate[]) => {
  const own = line.currency ?? of.currency;
  const quantity = product(read(line.quantity), whole(minorIn(own)));
  const list = rounded(product(quantity, read(line.list_rate)));
  const price = list - rounded(product(whole(list), percent(line.discount_pct)));
  const share = line.unit === 'piece' ? whole(1n) : inverse(percent(of.target.utilisation_pct ?? '100'));
  const cost = rounded(product(quantity, read(line.cost_rate), share));
  const into = product(
    ...[worth(rates, own, of.rate_day), inverse(worth(rates, of.currency, of.rate_day))],
    ...[whole(minorIn(of.currency)), inverse(whole(minorIn(own)))],
  );
  const [there, sold, spent] = [list, price, cost].map((minor) => rounded(product(whole(minor), into)));
  return { list: there ?? 0n, price: sold ?? 0n, cost: spent ?? 0n, own: { list, price, cost } };
};

const expenseOf = ({ billable, cost_minor, markup_pct }: Expense): bigint =>
  billable ? BigInt(cost_minor) + rounded(product(whole(BigInt(cost_minor)), percent(markup_pct))) : 0n;

const hoursOf = ({ unit, quantity }: CalculationLine, perDay: string): Fraction => {
  if (unit === 'hour') return read(quantity);
  return unit === 'day' ? product(read(quantity), read(perDay)) : whole(0n);
};

/** What a calculation comes to. */
export const referenceOf = (of: Calculation, rates: readonly DatedRate[]) => {
  const lines = of.lines.map((line) => lineOf(line, of, rates));
  const share = (minor: bigint, pct: string) => rounded(product(whole(minor), percent(pct)));
  const [list, subtotal] = [sum(lines.map((line) => line.list)), sum(lines.map((line) => line.price))];
  const expenses = sum((of.expenses ?? []).map(expenseOf));
  const agreed = of.target.price_minor;
  const discount = agreed === null ? share(subtotal, of.discount_pct) : subtotal + expenses - BigInt(agreed);
  const price = subtotal - discount + expenses;
  const direct = sum(lines.map((line) => line.cost));
  const bought = sum((of.expenses ?? []).map(({ cost_minor }) => BigInt(cost_minor)));
  const overhead =
    share(direct, of.overhead_pct) + sum(of.overheads.map(({ amount_minor }) => BigInt(amount_minor)));
  const contingency = share(direct + bought + overhead, of.contingency_pct);
  const cost = direct + bought + overhead + contingency;
  const hours = of.lines
    .map((line) => hoursOf(line, of.hours_per_day))
    .reduce<Fraction>(([a, b], [c, d]) => [a * d + c * b, b * d], [0n, 1n]);
  const timed = sum(
    lines.flatMap((line, at) => (/hour|day/.test(of.lines[at]?.unit ?? '') ? line.price : [])),
  );
  const borne = rounded(subtotal === 0n ? [discount, 2n] : [discount * timed, subtotal]);
  const blended = hours[0] === 0n ? null : rounded(product(whole(timed - borne), inverse(hours)));
  const tax = share(price, of.tax_pct);
  const money = {
    ...{ list, line_discount: list - subtotal, subtotal, discount, expenses_price: expenses, price },
    ...{ tax, total: price + tax, direct_cost: direct, expenses_cost: bought, overhead, contingency },
    ...{ cost, margin: price - cost },
  };
  return { money, lines, blended, hours };
};
/** What the reference comes to, in minor units. */
export type Reference = ReturnType<typeof referenceOf>;

/** A share in percent with two places, as it is written. */
export const written = (part: bigint, all: bigint): string | null => {
  if (all === 0n) return null;
  const hundredths = rounded([part * 10_000n, all]);
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0');
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The largest amount of all, whatever its sign. */
export const largest = ({ money, lines, blended }: Reference): bigint =>
  [
    ...[...Object.values(money), blended ?? 0n],
    ...lines.flatMap(({ own, ...line }) => [...Object.values(own), ...Object.values(line)]),
  ].reduce((most: bigint, each) => {
    const size = typeof each === 'bigint' && each < 0n ? -each : each;
    return typeof size === 'bigint' && size > most ? size : most;
  }, 0n);
