import { useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { FigureFormula } from './figure-formula.tsx';
import { r } from './messages.ts';
import type { ResultsProps } from './result-figures.tsx';
import styles from './results.module.css';
import { totalRows } from './total-rows.ts';

/** How the price and the cost add up, each row with its formula. */
export function TotalsCard({ calculation, results }: ResultsProps) {
  const format = useFormat();
  return (
    <Card title={r('totals')} flush>
      <dl className={styles.totals}>
        {totalRows(results).map(({ figure, label, minor, isSum }) => (
          <div key={figure} className={classNames(styles.total, isSum && styles.sum)}>
            <dt>
              {label}
              <FigureFormula {...{ figure, calculation, results }} />
            </dt>
            <dd>{format.money(minor, results.currency)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
