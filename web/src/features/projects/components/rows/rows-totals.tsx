import type { TimeTotals } from '#contract/projects/dashboard.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { type Fact, Facts } from '../../../../ui/card/facts.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { t } from './messages.ts';
import styles from './rows.module.css';

type RowsTotalsProps = { totals: TimeTotals | undefined; currency: string };

/** What the rows come to: the figure that led here is one of these. */
export function RowsTotals({ totals, currency }: RowsTotalsProps) {
  const format = useFormat();
  if (!totals) return <SkeletonRows rows={1} height={40} />;
  const { seconds, billable_seconds, bill_minor, cost_minor, entries, other_currencies } = totals;
  const time = (sum: number) => format.spelledDuration(sum, { exact: true });
  const facts: Fact[] = [
    { label: t('entries'), value: format.number(entries, 0) },
    { label: t('time'), value: time(seconds) },
    { label: t('billable'), value: time(billable_seconds) },
    { label: t('value'), value: format.money(bill_minor, currency) },
    ...(cost_minor === null ? [] : [{ label: t('cost'), value: format.money(cost_minor, currency) }]),
    ...other_currencies.map((one) => ({
      label: t('value_in', { currency: one.currency }),
      value: format.money(one.bill_minor, one.currency),
    })),
  ];
  return (
    <div className={styles.totals} data-testid="rows-totals">
      <Facts facts={facts} strip />
    </div>
  );
}
