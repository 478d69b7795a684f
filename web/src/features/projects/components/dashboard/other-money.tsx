import type { ProjectDashboard } from '#contract/projects/dashboard.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTotals } from '../../../../platform/format/use-totals.ts';
import { Panel } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { type RowsHref, rowsOfMoney } from '../../effects/dashboard-address.ts';
import { t } from './messages.ts';
import styles from './period-bar.module.css';

type OtherMoneyProps = { dashboard: ProjectDashboard; href: RowsHref };

/** Money that is in no figure of the page, because it is in another currency than the project's: a line for each. */
export function OtherMoney({ dashboard, href }: OtherMoneyProps) {
  const { money, spelledDuration } = useFormat();
  const { total } = useTotals();
  const { currency: own, other_currencies } = dashboard;
  if (other_currencies.length === 0) return null;
  return (
    <Panel>
      {other_currencies.map(({ currency, entries, seconds, bill_minor }) => (
        <p key={currency}>
          <StatusText tone="warn">
            <span>
              {t('other_money', {
                count: entries,
                time: spelledDuration(total(seconds).seconds),
                value: money(bill_minor, currency),
                currency,
                own,
              })}{' '}
              <Link href={href(rowsOfMoney(currency))} className={styles.link}>
                {t('show_rows_in', { currency })}
              </Link>
            </span>
          </StatusText>
        </p>
      ))}
    </Panel>
  );
}
