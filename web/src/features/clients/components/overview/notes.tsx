import type { ClientOverview } from '#contract/clients/overview.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { t } from './messages.ts';
import { rateWords } from './month-words.ts';
import styles from './overview.module.css';

type NotesProps = { overview: ClientOverview; below: boolean; onBelow: (below: boolean) => void };

/** Whose work is counted, when something last happened, and how money was brought together. */
export function Notes({ overview, below, onBelow }: NotesProps) {
  const format = useFormat();
  const { clients_below, rates, unconverted, last_work_day, last_change } = overview;
  const when = last_change && format.relative(last_change.at);
  return (
    <div className={styles.bar}>
      {clients_below > 0 && (
        <Checkbox label={t('with_below', { count: clients_below })} value={below} onChange={onBelow} />
      )}
      <p className={styles.notes}>
        <span>{last_work_day ? t('last_time', { day: format.day(last_work_day) }) : t('no_time')}</span>
        {when && (
          <span>
            {last_change?.by
              ? t('last_change', { when, name: last_change.by })
              : t('last_change_by_nobody', { when })}
          </span>
        )}
        {rates.map((rate) => (
          <span key={rate.currency}>{rateWords(format, rate)}</span>
        ))}
        {unconverted.map(({ currency, bill_minor }) => (
          <span key={currency}>
            {t('unconverted', { currency, amount: format.money(bill_minor, currency) })}
          </span>
        ))}
      </p>
    </div>
  );
}
