import type { Term } from '#contract/calculator/formula.ts';
import type { Figure } from '#contract/calculator/formulas.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { messages } from '../../../../platform/messages.ts';

const f = messages('calculation_formulas', {
  list_minor: 'List price of the lines',
  line_discount_minor: 'Discounts of lines',
  subtotal_minor: 'Prices of the lines',
  discount_minor: 'Discount of the whole',
  expenses_price_minor: 'Expenses the client pays',
  price_minor: 'Price',
  tax_minor: 'Tax',
  total_minor: 'Total with tax',
  direct_cost_minor: 'Cost of the lines',
  expenses_cost_minor: 'Cost of expenses',
  overhead_minor: 'Overheads',
  contingency_minor: 'Contingency',
  cost_minor: 'Cost',
  margin_minor: 'Margin',
  margin_pct: 'Margin of the price',
  discount_share_pct: 'Discounts of the list price',
  hours: 'Hours',
  blended_rate_minor: 'Blended rate',
  discount_pct: 'Discount',
  tax_pct: 'Tax',
  overhead_pct: 'Overheads',
  contingency_pct: 'Contingency',
  agreed_price: 'Agreed price',
  overheads: 'Named overheads',
  time_price: 'Price of the lines of time',
  time_discount: 'Their share of the discount',
  'lines.list_minor': 'List prices of {{count}} lines',
  'lines.discount_minor': 'Discounts of {{count}} lines',
  'lines.cost_minor': 'Costs of {{count}} lines',
  'lines.hours': 'Hours of the lines of time',
  'expenses.cost': 'Costs of {{count}} expenses',
  'expenses.price': 'Prices of {{count}} expenses',
});

/** A figure by its name. */
export const figureName = (figure: Figure): string => f(figure);

const NAMES: Readonly<Record<string, (count: number) => string>> = {
  list_minor: () => f('list_minor'),
  line_discount_minor: () => f('line_discount_minor'),
  subtotal_minor: () => f('subtotal_minor'),
  discount_minor: () => f('discount_minor'),
  expenses_price_minor: () => f('expenses_price_minor'),
  price_minor: () => f('price_minor'),
  tax_minor: () => f('tax_minor'),
  direct_cost_minor: () => f('direct_cost_minor'),
  expenses_cost_minor: () => f('expenses_cost_minor'),
  overhead_minor: () => f('overhead_minor'),
  contingency_minor: () => f('contingency_minor'),
  cost_minor: () => f('cost_minor'),
  margin_minor: () => f('margin_minor'),
  discount_pct: () => f('discount_pct'),
  tax_pct: () => f('tax_pct'),
  overhead_pct: () => f('overhead_pct'),
  contingency_pct: () => f('contingency_pct'),
  agreed_price: () => f('agreed_price'),
  overheads: () => f('overheads'),
  time_price: () => f('time_price'),
  time_discount: () => f('time_discount'),
  'lines.list_minor': (count) => f('lines.list_minor', { count }),
  'lines.discount_minor': (count) => f('lines.discount_minor', { count }),
  'lines.cost_minor': (count) => f('lines.cost_minor', { count }),
  'lines.hours': () => f('lines.hours'),
  'expenses.cost': (count) => f('expenses.cost', { count }),
  'expenses.price': (count) => f('expenses.price', { count }),
};

/** A term of a formula by its name. */
export const termName = (term: Term): string =>
  NAMES[term.name]?.(('count' in term && term.count) || 0) ?? term.name;

/** What stands in a formula for a term. */
export const termValue = (term: Term, format: Format): string => {
  if (term.kind === 'money') return format.money(term.minor, term.currency);
  if (term.kind === 'percentage') return format.percentage(term.value);
  if (term.kind === 'rate') return format.rate(term.value, term.currency);
  if (term.kind === 'exchange') return `${term.value} ${term.currency}/${term.into}, ${format.day(term.day)}`;
  return term.value;
};
