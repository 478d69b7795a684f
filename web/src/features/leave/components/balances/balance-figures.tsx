import type { LeaveBalance, LeaveBalances } from '#contract/leave/shapes.ts';
import { Figure, Figures } from '../../../../ui/card/figure.tsx';
import { amountWords, daysWords, TYPE_WORDS } from '../../effects/words.ts';
import { t } from '../../messages.ts';

/** What somebody has of each type; types without an allowance only where some was taken. */
export function BalanceFigures({ balances, day_minutes }: LeaveBalances) {
  const shown = balances.filter(({ counted, taken, waiting }) => counted || taken > 0 || waiting > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('balances')}>
      <Figures>
        {shown.slice(0, 4).map((balance) => (
          <BalanceFigure key={balance.type} balance={balance} day={day_minutes} />
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
      of={whole > 0 ? t('left', { of: daysWords(whole, day) }) : t('left_alone')}
      {...(whole > 0 ? { bar: { value: Math.min(1, Math.max(0, taken / whole)) } } : {})}
      lines={lines}
    />
  );
}
