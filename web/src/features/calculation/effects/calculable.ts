import type { Calculation, CalculationLine, Expense } from '#contract/calculator/inputs.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { t } from '../messages.ts';
import { isDecimal, isPercentage } from './typed-decimals.ts';

type Check = readonly [field: string, value: string, isRight: (text: string) => boolean, message: string];

const number = (field: string, value: string): Check => [field, value, isDecimal, t('enter_number')];
const percentage = (field: string, value: string): Check => [
  field,
  value,
  isPercentage,
  t('enter_percentage'),
];

/** True of a line in which nothing was typed yet: it is no mistake, and isn't kept. */
export const isBlankLine = ({ name, service_type_id, cost_rate, list_rate }: CalculationLine): boolean =>
  name.trim() === '' && service_type_id === null && cost_rate === '0' && list_rate === '0';

const lineChecks = (line: CalculationLine, at: number): Check[] => [
  [`lines.${at}.name`, line.name, (text) => text.trim() !== '' || isBlankLine(line), t('enter_name')],
  number(`lines.${at}.quantity`, line.quantity),
  number(`lines.${at}.cost_rate`, line.cost_rate),
  number(`lines.${at}.list_rate`, line.list_rate),
  percentage(`lines.${at}.discount_pct`, line.discount_pct),
  [`lines.${at}.currency`, line.currency ?? 'GBP', (text) => /^[A-Z]{3}$/.test(text), t('enter_currency')],
];

const SHARES = ['overhead_pct', 'contingency_pct', 'discount_pct', 'tax_pct'] as const;

/** What isn't a number, a percentage or a name yet: nothing else is asked of a calculation until these are mended. */
export const typingProblems = (calculation: Calculation): FieldProblem[] => {
  const { lines, overheads, expenses = [], target, hours_per_day } = calculation;
  const named = (field: string, name: string): Check => [
    ...([`${field}.name`, name, (text: string) => text.trim() !== '', t('enter_name')] as const),
  ];
  const checks = [
    ...lines.flatMap(lineChecks),
    ...SHARES.map((field) => percentage(field, calculation[field])),
    ...overheads.map(({ name }, at) => named(`overheads.${at}`, name)),
    ...expenses.flatMap(({ name, markup_pct }, at) => [
      named(`expenses.${at}`, name),
      percentage(`expenses.${at}.markup_pct`, markup_pct),
    ]),
    number('hours_per_day', hours_per_day),
    percentage('target.utilisation_pct', target.utilisation_pct ?? '100'),
    percentage('target.margin_pct', target.margin_pct ?? '0'),
  ];
  return checks.flatMap(([field, value, isRight, message]) => (isRight(value) ? [] : [{ field, message }]));
};

/** What can be counted at all; whether it makes sense, the rules say. */
const isCountable = (text: string): boolean => isDecimal(text) && !text.startsWith('-');
const asNumber = (text: string): string => (isCountable(text) ? text : '0');
const asPercentage = (text: string): string => (isPercentage(text) ? text : '0');
/** Costs are divided by it. */
const isShare = (text: string | null): boolean =>
  text !== null && isPercentage(text) && Number(text) > 0 && Number(text) <= 100;

const calculableLine = (line: CalculationLine): CalculationLine =>
  [line.quantity, line.cost_rate, line.list_rate].every(isCountable) && isPercentage(line.discount_pct)
    ? line
    : {
        ...line,
        ...{ quantity: asNumber(line.quantity), cost_rate: asNumber(line.cost_rate) },
        ...{ list_rate: asNumber(line.list_rate), discount_pct: asPercentage(line.discount_pct) },
      };

/** A calculation that can be counted while somebody types in it: what is no number yet counts as nothing. */
export const calculable = (calculation: Calculation): Calculation => {
  const { lines, expenses, target } = calculation;
  const utilisation = target.utilisation_pct;
  return {
    ...calculation,
    lines: lines.map(calculableLine),
    ...Object.fromEntries(SHARES.map((field) => [field, asPercentage(calculation[field])])),
    ...(expenses ? { expenses: expenses.map(calculableExpense) } : {}),
    hours_per_day: isCountable(calculation.hours_per_day) ? calculation.hours_per_day : '8',
    target: {
      ...target,
      utilisation_pct: isShare(utilisation) ? utilisation : null,
      margin_pct: target.margin_pct !== null && isPercentage(target.margin_pct) ? target.margin_pct : null,
    },
  };
};

const calculableExpense = (expense: Expense): Expense => ({
  ...expense,
  markup_pct: asPercentage(expense.markup_pct),
});
