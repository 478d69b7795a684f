import type { Scenario } from '#contract/calculator/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { t } from '../../messages.ts';
import { c } from './messages.ts';

/** A row of the comparison: what each scenario says, in their order. */
export interface ComparedRow {
  readonly label: string;
  readonly values: readonly string[];
}

const row = (label: string, all: readonly Scenario[], value: (one: Scenario) => string): ComparedRow => ({
  label,
  values: all.map(value),
});

const share = (pct: string | null, format: Format): string => (pct === null ? '–' : format.percentage(pct));

/** What each comes to. */
export const figureRows = (all: readonly Scenario[], format: Format): ComparedRow[] => {
  const money = (label: string, minor: (one: Scenario) => number | null) =>
    row(label, all, (one) => {
      const amount = minor(one);
      return amount === null ? '–' : format.money(amount, one.currency);
    });
  return [
    row(c('status'), all, ({ status }) => t(`status_${status}`)),
    row(c('client'), all, ({ client }) => client?.name ?? '–'),
    money(c('price'), ({ results }) => results.price_minor),
    money(c('total'), ({ results }) => results.total_minor),
    money(c('cost'), ({ results }) => results.cost_minor),
    money(c('margin'), ({ results }) => results.margin_minor),
    row(c('margin_pct'), all, ({ results }) => share(results.margin_pct, format)),
    row(c('discount_share'), all, ({ results }) => share(results.discount_share_pct, format)),
    money(c('blended'), ({ results }) => results.blended_rate_minor),
    row(c('hours'), all, ({ results }) => format.number(Number(results.hours), 2)),
    row(c('count'), all, ({ lines }) => `${lines}`),
  ];
};

/** The percentages that each is calculated with. */
export const shareRows = (all: readonly Scenario[], format: Format): ComparedRow[] => [
  ...(['discount_pct', 'overhead_pct', 'contingency_pct', 'tax_pct'] as const).map((field) =>
    row(c(field), all, ({ inputs }) => share(inputs[field], format)),
  ),
  row(c('utilisation'), all, ({ inputs }) => share(inputs.target.utilisation_pct ?? '100', format)),
];

/** What the lines of each name sell for, in the order in which the names come first. */
export const lineRows = (all: readonly Scenario[], format: Format): ComparedRow[] => {
  const sums = all.map((one) => {
    const byName = new Map<string, number>();
    for (const [at, { name }] of one.inputs.lines.entries())
      byName.set(name, (byName.get(name) ?? 0) + (one.results.lines[at]?.price_minor ?? 0));
    return byName;
  });
  const names = [...new Set(all.flatMap(({ inputs }) => inputs.lines.map(({ name }) => name)))];
  return names.map((label) => ({
    label,
    values: all.map(({ currency }, at) => {
      const minor = sums[at]?.get(label);
      return minor === undefined ? '–' : format.money(minor, currency);
    }),
  }));
};
