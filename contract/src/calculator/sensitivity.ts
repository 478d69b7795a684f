import Big from 'big.js';
import type { DatedRate } from '../money/exchange.ts';
import { calculate } from './calculate.ts';
import type { Calculation, CalculationLine } from './inputs.ts';
import { PERCENTAGES } from './limits.ts';
import type { CalculationResults } from './results.ts';
import { unlessTooMuch } from './too-much.ts';

/** What a calculation may turn out otherwise in. `discount` is that of the whole and of each line. */
export const DRIVERS = [
  'quantity',
  'list_rate',
  'cost_rate',
  'utilisation',
  'discount',
  'contingency',
] as const;
/** What a calculation may turn out otherwise in. */
export type Driver = (typeof DRIVERS)[number];

/** By how much, in percent of what each is. */
export const STEPS = [-20, -10, -5, 5, 10, 20] as const;

/** What a calculation comes to, in short. */
export type Outturn = Pick<CalculationResults, 'price_minor' | 'margin_minor' | 'margin_pct'>;

/**
 * A driver and what the calculation comes to with it at each step; `outturn` null where that is more money than can be kept exactly.
 * `span_minor` = the margin between its best and its worst step.
 */
export interface DriverSensitivity {
  readonly driver: Driver;
  readonly span_minor: number;
  readonly steps: readonly {
    readonly step_pct: (typeof STEPS)[number];
    readonly outturn: Outturn | null;
  }[];
}

/** What a calculation comes to as it is, and with each driver otherwise: the one that moves the margin most first. */
export interface Sensitivity {
  readonly base: Outturn;
  readonly drivers: readonly DriverSensitivity[];
}

/**
 * How a calculation's price and margin change where one thing is otherwise, exactly, by `STEPS`. Percentages stay within their
 * ranges: of utilisation there is never more than 100 %. A price that is agreed stays. Ask `calculationProblems` first.
 */
export const sensitivityOf = (calculation: Calculation, rates: readonly DatedRate[]): Sensitivity => {
  const base = outturn(calculate(calculation, rates));
  const drivers = DRIVERS.map((driver): DriverSensitivity => {
    const steps = STEPS.map((step_pct) => ({
      step_pct,
      outturn: outturnOf(CHANGED[driver](calculation, factorOf(step_pct)), rates),
    }));
    const margins = steps.flatMap((step) => step.outturn?.margin_minor ?? []);
    return {
      driver,
      steps,
      span_minor: Math.max(...margins, base.margin_minor) - Math.min(...margins, base.margin_minor),
    };
  });
  return { base, drivers: drivers.sort((one, other) => other.span_minor - one.span_minor) };
};

const outturn = ({ price_minor, margin_minor, margin_pct }: CalculationResults): Outturn => ({
  ...{ price_minor, margin_minor, margin_pct },
});

const outturnOf = (calculation: Calculation, rates: readonly DatedRate[]): Outturn | null =>
  unlessTooMuch(() => outturn(calculate(calculation, rates))) ?? null;

const factorOf = (step: number): Big => new Big(100 + step).times('0.01');
const times = (number: string, factor: Big): string => factor.times(number).toFixed();

const percentageTimes = (which: keyof typeof PERCENTAGES, percentage: string, factor: Big): string => {
  const changed = factor.times(percentage);
  const { min, max } = PERCENTAGES[which];
  if (changed.lt(min)) return min;
  return changed.gt(max) ? max : changed.toFixed();
};

const withLines = (
  calculation: Calculation,
  change: (line: CalculationLine) => Partial<CalculationLine>,
): Calculation => ({
  ...calculation,
  lines: calculation.lines.map((line) => ({ ...line, ...change(line) })),
});

const CHANGED: Record<Driver, (calculation: Calculation, factor: Big) => Calculation> = {
  quantity: (all, by) => withLines(all, ({ quantity }) => ({ quantity: times(quantity, by) })),
  list_rate: (all, by) => withLines(all, ({ list_rate }) => ({ list_rate: times(list_rate, by) })),
  cost_rate: (all, by) => withLines(all, ({ cost_rate }) => ({ cost_rate: times(cost_rate, by) })),
  utilisation: (all, by) => ({
    ...all,
    target: {
      ...all.target,
      utilisation_pct: percentageTimes('utilisation_pct', all.target.utilisation_pct ?? '100', by),
    },
  }),
  discount: (all, by) => ({
    ...withLines(all, ({ discount_pct }) => ({
      discount_pct: percentageTimes('discount_pct', discount_pct, by),
    })),
    discount_pct: percentageTimes('discount_pct', all.discount_pct, by),
  }),
  contingency: (all, by) => ({
    ...all,
    contingency_pct: percentageTimes('contingency_pct', all.contingency_pct, by),
  }),
};
