import type { CalculationResults } from '#contract/calculator/results.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { r } from './messages.ts';
import styles from './results.module.css';

/** What the phases come to, before what is of the whole; nothing where there is none. */
export function PhasesCard({ results: { phases, currency } }: { results: CalculationResults }) {
  const format = useFormat();
  if (!phases.some(({ name }) => name !== null)) return null;
  return (
    <Card title={r('phases')} flush>
      <table className={styles.phases}>
        <thead>
          <tr>
            <th scope="col">{r('phase')}</th>
            <th scope="col">{r('hours_name')}</th>
            <th scope="col">{r('price')}</th>
            <th scope="col">{r('cost')}</th>
          </tr>
        </thead>
        <tbody>
          {phases.map(({ name, hours, price_minor, cost_minor }) => (
            <tr key={name ?? ''}>
              <th scope="row">{name ?? r('no_phase')}</th>
              <td>{format.number(Number(hours), 2)}</td>
              <td>{format.money(price_minor, currency)}</td>
              <td>{format.money(cost_minor, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
