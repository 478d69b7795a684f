import type { ProjectRow } from '#contract/projects/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { TickLegend } from '../../../ui/display/bar.tsx';
import { TableFooter, type TableFooterProps } from '../../../ui/table/table-footer.tsx';
import { t } from '../messages.ts';
import styles from './burn.module.css';

type ListFooterProps = Pick<TableFooterProps, 'from' | 'to' | 'total' | 'onBefore' | 'onAfter'> & {
  rows: readonly ProjectRow[];
};

/** Range, the page's budgets and how much of them is used, legend and pager. */
export function ListFooter({ rows, ...page }: ListFooterProps) {
  return (
    <TableFooter
      {...page}
      totals={<Totals rows={rows} />}
      legend={<TickLegend>{t('tick')}</TickLegend>}
      paged={page.onBefore !== undefined || page.onAfter !== undefined}
    />
  );
}

/** Sums per currency, the largest first; a monthly budget isn't comparable, one whose use is hidden has no share: both stay out. */
function Totals({ rows }: { rows: readonly ProjectRow[] }) {
  const format = useFormat();
  const sums = new Map<string, { budget: number; used: number }>();
  for (const { currency, budget_minor, used_minor, budget_period } of rows) {
    if (!budget_minor || used_minor === null || budget_period === 'month') continue;
    const { budget, used } = sums.get(currency) ?? { budget: 0, used: 0 };
    sums.set(currency, { budget: budget + budget_minor, used: used + used_minor });
  }
  return [...sums]
    .sort(([, one], [, other]) => other.budget - one.budget)
    .slice(0, 2)
    .map(([currency, { budget, used }]) => (
      <span key={currency} className={styles.total}>
        <span>
          {t('budget_total')} <strong>{format.money(budget, currency, { compact: true })}</strong>
        </span>
        <span>
          {t('used_total')} <strong>{format.percent(used / budget)}</strong>
        </span>
      </span>
    ));
}
