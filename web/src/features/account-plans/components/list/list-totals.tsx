import { IconAlertTriangle } from '@tabler/icons-react';
import type { AccountPlanBoard } from '#contract/account-plans/board.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import styles from './list.module.css';
import { t } from './messages.ts';

/** What all plans that pass the filters come to, not those of a page alone. */
export function ListTotals({ board }: { board: AccountPlanBoard }) {
  const format = useFormat();
  const { total, currency, coverage_pct, overdue_reviews, rate_day, without_rate } = board;
  const short = (minor: number) => format.money(minor, currency, { compact: true });
  const rates = [
    ...(rate_day ? [t('total_by', { currency, day: format.day(rate_day) })] : []),
    ...(without_rate.length > 0 ? [t('without_rate', { currencies: without_rate.join(', ') })] : []),
  ].join('; ');
  return (
    <span className={styles.totals} {...(rates ? { title: rates } : {})}>
      <span>
        {t('total_revenue')} <strong>{short(total.revenue_minor)}</strong>{' '}
        {t('of_target', { target: short(total.revenue_target_minor) })}
      </span>
      <span>
        {t('total_weighted')} <strong>{short(total.weighted_minor)}</strong>
      </span>
      {coverage_pct !== null && (
        <span>
          {t('total_coverage')} <strong>{format.percent(coverage_pct / 100)}</strong>
        </span>
      )}
      {overdue_reviews > 0 && (
        <span className={styles.late}>
          <Icon icon={IconAlertTriangle} size={14} />
          {t('total_overdue', { count: overdue_reviews })}
        </span>
      )}
    </span>
  );
}
