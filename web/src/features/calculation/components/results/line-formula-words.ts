import type { Term } from '#contract/calculator/formula.ts';
import { messages } from '../../../../platform/messages.ts';

const f = messages('calculation_line_formulas', {
  list_minor: 'List price',
  discount_minor: 'Discount',
  price_minor: 'Price',
  cost_minor: 'Cost',
  margin_minor: 'Margin',
  quantity: 'Quantity',
  list_rate: 'List rate',
  cost_rate: 'Cost rate',
  discount_pct: 'Discount',
  utilisation_pct: 'Utilisation',
  own_price: 'Price in its own currency',
  exchange_rate: 'Exchange rate',
});

const KEYS = [
  ...(['list_minor', 'discount_minor', 'price_minor', 'cost_minor', 'margin_minor', 'quantity'] as const),
  ...(['list_rate', 'cost_rate', 'discount_pct', 'utilisation_pct', 'own_price', 'exchange_rate'] as const),
];

/** A figure of a line, or a term of its formula, by its name. */
export const lineTermName = ({ name }: Pick<Term, 'name'>): string => {
  const key = KEYS.find((one) => one === name);
  return key ? f(key) : name;
};
