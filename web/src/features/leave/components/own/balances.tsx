import { useQuery } from '@tanstack/react-query';
import type { LeaveBalance } from '#contract/leave/shapes.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Panel } from '../../../../ui/card/card.tsx';
import { Figure, Figures } from '../../../../ui/card/figure.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { amountWords, TYPE_WORDS } from '../../effects/words.ts';
import { t } from '../../messages.ts';
import { ownBalances } from '../../queries.ts';

/** What one has of each type this year; types without an allowance only where some was taken. */
export function Balances() {
  const { data, error, refetch } = useQuery(ownBalances());
  const failed = data ? undefined : failedRead(error, t('load_failed'), refetch);
  if (failed)
    return (
      <Panel>
        <LoadError {...failed} />
      </Panel>
    );
  if (!data)
    return (
      <Panel flush>
        <SkeletonRows rows={2} />
      </Panel>
    );
  const shown = data.balances.filter(({ counted, taken, waiting }) => counted || taken > 0 || waiting > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('balances')}>
      <Figures>
        {shown.slice(0, 4).map((balance) => (
          <BalanceFigure key={balance.type} balance={balance} day={data.day_minutes} />
        ))}
      </Figures>
    </section>
  );
}

function BalanceFigure({ balance, day }: { balance: LeaveBalance; day: number }) {
  const { type, counted, taken, waiting, left } = balance;
  const whole = left + taken;
  const lines = [
    ...(counted ? [{ text: t('taken', { days: amountWords(taken, day) }) }] : []),
    ...(waiting > 0 ? [{ text: t('waiting', { days: amountWords(waiting, day) }) }] : []),
  ];
  if (!counted)
    return (
      <Figure label={TYPE_WORDS[type]} value={amountWords(taken, day)} of={t('taken_alone')} lines={lines} />
    );
  return (
    <Figure
      label={TYPE_WORDS[type]}
      value={amountWords(left, day)}
      of={whole > 0 ? t('left', { of: amountWords(whole, day) }) : t('left_alone')}
      {...(whole > 0 ? { bar: { value: Math.min(1, Math.max(0, taken / whole)) } } : {})}
      lines={lines}
    />
  );
}
