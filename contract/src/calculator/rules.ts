import type { DatedRate } from '../money/exchange.ts';
import { calculate } from './calculate.ts';
import { exchangingOf } from './exchanging.ts';
import type { Calculation } from './inputs.ts';
import { LIMITS } from './limits.ts';
import { lineCalculator } from './line.ts';
import { numberProblems } from './number-rules.ts';
import type { CalculationProblem } from './problem.ts';
import type { CalculationResults, LineResult } from './results.ts';
import { unlessTooMuch } from './too-much.ts';

/**
 * What keeps a calculation from being counted: rule, field and a sentence for who filled it in. Empty where `calculate` counts it.
 * A line's field has its place from 0, such as `lines.3.quantity`.
 */
export const calculationProblems = (
  calculation: Calculation,
  rates: readonly DatedRate[],
): CalculationProblem[] => {
  const problems = [
    ...numberProblems(calculation),
    ...takenKeys(calculation),
    ...unknownPhases(calculation),
    ...missingRates(calculation, rates),
  ];
  return problems.length > 0 ? problems : tooMuchMoney(calculation, rates);
};

const twice = (keys: readonly string[]): number[] => {
  const seen = new Set<string>();
  return keys.flatMap((key, at) => (seen.size === seen.add(key).size ? [at] : []));
};

const takenKeys = (calculation: Calculation): CalculationProblem[] => {
  const { lines, overheads, expenses = [], phases } = calculation;
  const named = { lines, overheads, expenses };
  return [
    ...Object.entries(named).flatMap(([list, entries]) =>
      twice(entries.map(({ key }) => key)).map((at) => ({
        rule: 'key-taken' as const,
        field: `${list}.${at}.key`,
        message: `The key “${entries[at]?.key}” is on another of these ${list} already. Give each a key of its own.`,
      })),
    ),
    ...twice(phases).map((at) => ({
      rule: 'key-taken' as const,
      field: `phases.${at}`,
      message: `There is a phase “${phases[at]}” already. Name this one otherwise or remove it.`,
    })),
  ];
};

const unknownPhases = ({ lines, expenses = [], phases }: Calculation): CalculationProblem[] =>
  Object.entries({ lines, expenses }).flatMap(([list, entries]) =>
    entries.flatMap(({ phase }, at) =>
      phase === null || phases.includes(phase)
        ? []
        : {
            rule: 'unknown-phase',
            field: `${list}.${at}.phase`,
            message: `There is no phase “${phase}”. Choose one of the phases, none, or add it to them.`,
          },
    ),
  );

const missingRates = (
  { currency, rate_day, lines }: Calculation,
  rates: readonly DatedRate[],
): CalculationProblem[] => {
  const isMissing = (from: string) =>
    from !== currency && !exchangingOf(rates, { from, to: currency, day: rate_day });
  const missing = new Set([...new Set(lines.map((line) => line.currency ?? currency))].filter(isMissing));
  return lines.flatMap((line, at) =>
    line.currency !== null && missing.has(line.currency)
      ? {
          rule: 'no-exchange-rate',
          field: `lines.${at}.currency`,
          message: `No exchange rate brings ${line.currency} into ${currency} on ${rate_day}. Have one entered for that day or an earlier one, or choose another currency.`,
        }
      : [],
  );
};

/** True of an amount that is too much, and of a result with one anywhere in it. */
const hasTooMuch = (result: unknown): boolean => {
  if (typeof result === 'number') return Math.abs(result) > LIMITS.money_minor;
  return typeof result === 'object' && result !== null && Object.values(result).some(hasTooMuch);
};

const isTooMuch = (count: () => CalculationResults | LineResult): boolean => {
  const counted = unlessTooMuch(count);
  return counted === undefined || hasTooMuch(counted);
};

/** Names the first line that is too much by itself, else all of them. */
const tooMuchMoney = (calculation: Calculation, rates: readonly DatedRate[]): CalculationProblem[] => {
  if (!isTooMuch(() => calculate(calculation, rates))) return [];
  const count = lineCalculator(calculation, rates);
  const at = calculation.lines.findIndex((line) => isTooMuch(() => count(line)));
  return [
    {
      rule: 'too-much-money',
      field: at < 0 ? 'lines' : `lines.${at}.quantity`,
      message: `${at < 0 ? 'All lines together come' : 'This line comes'} to more money than can be kept exactly. Use smaller quantities or rates.`,
    },
  ];
};
