import { useQuery } from '@tanstack/react-query';
import type { LeavePreview } from '#contract/leave/shapes.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { askedOf, type RequestValues } from '../../effects/use-request-form.ts';
import { amountWords } from '../../effects/words.ts';
import { t } from '../../messages.ts';
import { leavePreview, ownBalances } from '../../queries.ts';
import styles from '../leave.module.css';

const NOTHING = { type: 'paid', from: '2000-01-01', to: '2000-01-01' } as const;

/** What the request would take, and why it would be refused. */
export function Preview({ values }: { values: RequestValues }) {
  const asked = askedOf(values);
  const missing = values.part === 'hours' && values.from ? 'hours_missing' : 'day_missing';
  const { data, error } = useQuery({ ...leavePreview(asked ?? NOTHING), enabled: asked !== null });
  const { data: own } = useQuery(ownBalances());
  const problem = isCallError(error) ? error.message : undefined;
  return (
    <div className={styles.preview} aria-live="polite">
      {asked === null && <span className={styles.muted}>{t(missing)}</span>}
      {asked && problem && <StatusText tone="bad">{problem}</StatusText>}
      {asked && !problem && !data && <span className={styles.muted}>{t('counting')}</span>}
      {asked && !problem && data && <Taken preview={data} day={own?.day_minutes ?? 480} />}
    </div>
  );
}

function Taken({ preview, day }: { preview: LeavePreview; day: number }) {
  const { minutes, holidays, balance, problems } = preview;
  return (
    <>
      <strong>{minutes > 0 ? t('takes', { amount: amountWords(minutes, day) }) : t('takes_nothing')}</strong>
      {holidays.length > 0 && (
        <span className={styles.muted}>
          {t('holidays_out', { names: holidays.map(({ name }) => name).join(', ') })}
        </span>
      )}
      {balance && (
        <span className={styles.amount}>
          {t('balance_after', {
            after: amountWords(balance.after, day),
            before: amountWords(balance.before, day),
          })}
        </span>
      )}
      {balance && balance.waiting > 0 && (
        <span className={styles.muted}>
          {t('waiting_too', { amount: amountWords(balance.waiting, day) })}
        </span>
      )}
      {problems.map(({ rule, message }) => (
        <StatusText key={rule} tone="bad">
          {message}
        </StatusText>
      ))}
    </>
  );
}
