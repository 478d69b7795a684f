import type { Scenario } from '#contract/calculator/shapes.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { totalRows } from '../../../calculation/components/results/total-rows.ts';
import { p } from './messages.ts';
import styles from './print.module.css';

/** How the price, the cost and the margin add up, and what an hour sells for. */
export function PrintedTotals({ scenario: { inputs, results } }: { scenario: Scenario }) {
  const format = useFormat();
  const money = (minor: number) => format.money(minor, results.currency);
  return (
    <table className={styles.totals}>
      <caption>{p('totals')}</caption>
      <tbody>
        {totalRows(results).map(({ figure, label, minor, isSum }) => (
          <tr key={figure} className={isSum ? styles.sum : undefined}>
            <th scope="row">{`${label}${shareOf(figure, inputs, format)}`}</th>
            <td>{money(minor)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{p('margin_pct')}</th>
          <td>{results.margin_pct === null ? '–' : format.percentage(results.margin_pct)}</td>
        </tr>
        {results.blended_rate_minor !== null && (
          <tr>
            <th scope="row">{p('blended')}</th>
            <td>{money(results.blended_rate_minor)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** The percentage behind a row, where it has one that counted. */
const shareOf = (figure: string, { target, ...inputs }: Scenario['inputs'], format: Format): string => {
  const shares = new Map<string, string>([
    ['tax_minor', inputs.tax_pct],
    ['overhead_minor', inputs.overheads.length === 0 ? inputs.overhead_pct : ''],
    ['contingency_minor', inputs.contingency_pct],
    ['discount_minor', target.price_minor === null ? inputs.discount_pct : ''],
  ]);
  const share = shares.get(figure);
  return share ? ` (${format.percentage(share)})` : '';
};
