import type { Figure } from '#contract/calculator/formulas.ts';
import type { CalculationResults } from '#contract/calculator/results.ts';
import { r } from './messages.ts';

type Row = { figure: Figure; label: string; minor: number; isSum?: boolean };

const off = (minor: number): number => -minor || 0;

/** The rows of a sum, in the order in which it is added up; what is nothing is left out. */
export const totalRows = (results: CalculationResults): Row[] => {
  const { discount_minor: discount } = results;
  const rows: Row[] = [
    { figure: 'list_minor', label: r('list'), minor: results.list_minor },
    { figure: 'line_discount_minor', label: r('line_discount'), minor: off(results.line_discount_minor) },
    {
      figure: 'discount_minor',
      label: r(discount < 0 ? 'surcharge_whole' : 'discount'),
      minor: off(discount),
    },
    { figure: 'expenses_price_minor', label: r('expenses_price'), minor: results.expenses_price_minor },
    { figure: 'price_minor', label: r('price'), minor: results.price_minor, isSum: true },
    { figure: 'tax_minor', label: r('tax'), minor: results.tax_minor },
    { figure: 'total_minor', label: r('total_name'), minor: results.total_minor, isSum: true },
    { figure: 'direct_cost_minor', label: r('direct_cost'), minor: results.direct_cost_minor },
    { figure: 'expenses_cost_minor', label: r('expenses_cost'), minor: results.expenses_cost_minor },
    { figure: 'overhead_minor', label: r('overhead'), minor: results.overhead_minor },
    { figure: 'contingency_minor', label: r('contingency'), minor: results.contingency_minor },
    { figure: 'cost_minor', label: r('cost'), minor: results.cost_minor, isSum: true },
    { figure: 'margin_minor', label: r('margin'), minor: results.margin_minor, isSum: true },
  ];
  return rows.filter(
    ({ isSum, minor, figure }) =>
      isSum || minor !== 0 || figure === 'list_minor' || figure === 'direct_cost_minor',
  );
};
