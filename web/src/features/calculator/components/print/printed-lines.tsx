import type { CalculationLine } from '#contract/calculator/inputs.ts';
import type { LineResult } from '#contract/calculator/results.ts';
import type { Scenario } from '#contract/calculator/shapes.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { p } from './messages.ts';
import styles from './print.module.css';

/** The lines, with sums that are those of what is printed above them. */
export function PrintedLines({ scenario: { inputs, results } }: { scenario: Scenario }) {
  const format = useFormat();
  const money = (minor: number) => format.money(minor, results.currency);
  const sum = (key: 'price_minor' | 'cost_minor') => results.lines.reduce((all, line) => all + line[key], 0);
  return (
    <table className={styles.lines}>
      <caption>{p('lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{p('place')}</th>
          <th scope="col">{p('name')}</th>
          <th scope="col">{p('quantity')}</th>
          <th scope="col">{p('list_rate')}</th>
          <th scope="col">{p('discount')}</th>
          <th scope="col">{p('price')}</th>
          <th scope="col">{p('cost')}</th>
        </tr>
      </thead>
      <tbody>
        {inputs.lines.map((line, at) => {
          const result = results.lines[at];
          return (
            result && <PrintedLine key={line.key} {...{ line, at, result }} currency={results.currency} />
          );
        })}
        <tr className={styles.sum}>
          <td />
          <th scope="row" colSpan={4}>
            {p('sum', { count: results.lines.length })}
          </th>
          <td>{money(sum('price_minor'))}</td>
          <td>{money(sum('cost_minor'))}</td>
        </tr>
      </tbody>
    </table>
  );
}

type PrintedLineProps = { line: CalculationLine; at: number; result: LineResult; currency: string };

function PrintedLine({ line, at, result, currency }: PrintedLineProps) {
  const format = useFormat();
  const detail = [line.role, line.phase].filter(Boolean).join(' · ');
  return (
    <tr>
      <td>{at + 1}</td>
      <td>
        {line.name}
        {detail && <small>{detail}</small>}
      </td>
      <td>{quantityOf(line, format)}</td>
      <td>{format.rate(line.list_rate, line.currency ?? currency)}</td>
      <td>{Number(line.discount_pct) === 0 ? '–' : format.percentage(line.discount_pct)}</td>
      <td>
        {format.money(result.price_minor, currency)}
        {result.own && <small>{format.money(result.own.price_minor, result.own.currency)}</small>}
      </td>
      <td>{format.money(result.cost_minor, currency)}</td>
    </tr>
  );
}

const quantityOf = ({ quantity, unit }: CalculationLine, { number }: Format): string =>
  Number(quantity) === 1 ? p(`one_${unit}`) : p(`many_${unit}`, { quantity: number(Number(quantity), 10) });
