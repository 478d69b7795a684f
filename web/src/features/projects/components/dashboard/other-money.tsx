import type { ProjectDashboard } from '#contract/projects/dashboard.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTotals } from '../../../../platform/format/use-totals.ts';
import { Panel } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { t } from './messages.ts';

/** Money that is in no figure of the page, because it is in another currency than the project's: a line for each. */
export function OtherMoney({ dashboard }: { dashboard: ProjectDashboard }) {
  const { money, spelledDuration } = useFormat();
  const { total } = useTotals();
  const { currency: own, other_currencies } = dashboard;
  if (other_currencies.length === 0) return null;
  return (
    <Panel>
      {other_currencies.map(({ currency, entries, seconds, bill_minor }) => (
        <p key={currency}>
          <StatusText tone="warn">
            {t('other_money', {
              count: entries,
              time: spelledDuration(total(seconds).seconds),
              value: money(bill_minor, currency),
              currency,
              own,
            })}
          </StatusText>
        </p>
      ))}
    </Panel>
  );
}
