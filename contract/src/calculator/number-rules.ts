import { majorOf } from '../money/decimals.ts';
import type { Calculation } from './inputs.ts';
import { LIMITS, PERCENTAGES } from './limits.ts';
import type { CalculationProblem } from './problem.ts';

interface Range {
  readonly min: string;
  readonly max: string;
}

/**
 * What is half typed is out of every range. A number tells decimals of as many digits as a shape lets in apart, and 500 lines are
 * checked with every key.
 */
const numberOf = (text: string): number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);
const isWithin = (text: string, { min, max }: Range): boolean => {
  const number = numberOf(text);
  return number >= Number(min) && number <= Number(max);
};

/** 100000 → `100,000`. */
const grouped = (number: string): string => number.replace(/\B(?=(\d{3})+$)/g, ',');
const written = ({ min, max }: Range): string => `from ${min} to ${grouped(max)}`;

/** What was filled in, as a sentence begins with it; nothing yet where nothing was. */
const given = (name: string, text: string, unit = ''): string =>
  text.trim() === '' ? `There is no ${name} yet.` : `The ${name} is ${text}${unit}.`;

const quantityProblems = (field: string, quantity: string): CalculationProblem[] =>
  numberOf(quantity) > 0 && isWithin(quantity, { min: '0', max: LIMITS.quantity.max })
    ? []
    : [
        {
          ...{ rule: 'quantity-out-of-range', field },
          message: `${given('quantity', quantity)} Enter more than 0 and at most ${grouped(LIMITS.quantity.max)}, or remove the line.`,
        },
      ];

const rateProblems = (field: string, name: string, rate: string): CalculationProblem[] =>
  isWithin(rate, LIMITS.rate)
    ? []
    : [
        {
          ...{ rule: 'rate-out-of-range', field },
          message: `${given(`${name} rate`, rate)} Enter one ${written(LIMITS.rate)}.`,
        },
      ];

const NAMES = {
  discount_pct: 'discount',
  markup_pct: 'markup',
  overhead_pct: 'overhead',
  contingency_pct: 'contingency',
  tax_pct: 'tax',
  utilisation_pct: 'utilisation',
  margin_pct: 'margin aimed at',
} satisfies Record<keyof typeof PERCENTAGES, string>;

const percentageProblems = (
  field: string,
  which: keyof typeof PERCENTAGES,
  percentage: string | null,
): CalculationProblem[] => {
  if (percentage === null) return [];
  const range = PERCENTAGES[which];
  const isUnder = which !== 'margin_pct' || numberOf(percentage) < Number(range.max);
  if (isUnder && isWithin(percentage, range)) return [];
  const allowed = which === 'margin_pct' ? `from ${range.min} to less than ${range.max}` : written(range);
  return [
    {
      ...{ rule: 'percentage-out-of-range', field },
      message: `${given(NAMES[which], percentage, ' %')} Enter one ${allowed} %.`,
    },
  ];
};

const amountProblems = (
  field: string,
  {
    name,
    minor,
    currency,
  }: { readonly name: string; readonly minor: number | null; readonly currency: string },
): CalculationProblem[] => {
  if (minor === null || (Number.isSafeInteger(minor) && isWithin(majorOf(minor, currency), LIMITS.amount)))
    return [];
  const is = Number.isSafeInteger(minor)
    ? `is ${majorOf(minor, currency)} ${currency}`
    : 'is no whole amount';
  return [
    {
      ...{ rule: 'amount-out-of-range', field },
      message: `The ${name} ${is}. Enter one ${written(LIMITS.amount)} ${currency}.`,
    },
  ];
};

const lineProblems = ({ lines }: Calculation): CalculationProblem[] =>
  lines.flatMap((line, at) => [
    ...quantityProblems(`lines.${at}.quantity`, line.quantity),
    ...rateProblems(`lines.${at}.cost_rate`, 'cost', line.cost_rate),
    ...rateProblems(`lines.${at}.list_rate`, 'list', line.list_rate),
    ...percentageProblems(`lines.${at}.discount_pct`, 'discount_pct', line.discount_pct),
  ]);

const besideLines = ({ currency, overheads, expenses = [] }: Calculation): CalculationProblem[] => [
  ...overheads.flatMap(({ amount_minor: minor }, at) =>
    amountProblems(`overheads.${at}.amount_minor`, { name: 'overhead', minor, currency }),
  ),
  ...expenses.flatMap(({ cost_minor: minor, markup_pct }, at) => [
    ...amountProblems(`expenses.${at}.cost_minor`, { name: 'cost', minor, currency }),
    ...percentageProblems(`expenses.${at}.markup_pct`, 'markup_pct', markup_pct),
  ]),
];

const hoursProblems = ({ hours_per_day: hours }: Calculation): CalculationProblem[] =>
  isWithin(hours, LIMITS.hours_per_day)
    ? []
    : [
        {
          ...{ rule: 'quantity-out-of-range', field: 'hours_per_day' },
          message: `${given('length of a working day', hours, ' hours')} Enter a number ${written(LIMITS.hours_per_day)}.`,
        },
      ];

/** Numbers of a calculation that are out of their ranges. */
export const numberProblems = (calculation: Calculation): CalculationProblem[] => {
  const { currency, target } = calculation;
  return [
    ...lineProblems(calculation),
    ...besideLines(calculation),
    ...(['overhead_pct', 'contingency_pct', 'discount_pct', 'tax_pct'] as const).flatMap((which) =>
      percentageProblems(which, which, calculation[which]),
    ),
    ...hoursProblems(calculation),
    ...(['margin_pct', 'utilisation_pct'] as const).flatMap((which) =>
      percentageProblems(`target.${which}`, which, target[which]),
    ),
    ...amountProblems('target.price_minor', { name: 'agreed price', minor: target.price_minor, currency }),
  ];
};
