import type { ImportDetail } from '#contract/imports/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { useRereadImport } from '../../mutations.ts';
import styles from './check.module.css';
import { t } from './messages.ts';

const EXAMPLES = 3;

/** Asks whether day or month comes first, with both readings of some of the file's rows side by side. */
export function DateOrderQuestion({ detail }: { detail: ImportDetail }) {
  const format = useFormat();
  const reread = useRereadImport();
  const isDayFirst = detail.date_order === 'dmy';
  const days = new Map(detail.sample.map(({ row, work_date }) => [work_date, row]));
  const examples = [...days]
    .map(([day, row]) => ({ row, dmy: isDayFirst ? day : turned(day), mdy: isDayFirst ? turned(day) : day }))
    .filter(({ dmy, mdy }) => dmy !== mdy)
    .slice(0, EXAMPLES);
  const answered = reread.isPending ? reread.variables.date_order : detail.date_order;
  return (
    <Card title={t('title')}>
      <p className={styles.note}>{t('question_note')}</p>
      <fieldset className={styles.readings} aria-label={t('question')}>
        {(['dmy', 'mdy'] as const).map((order) => (
          <label key={order} className={styles.reading}>
            <span className={styles.choice}>
              <input
                type="radio"
                name="date-order"
                checked={answered === order}
                disabled={reread.isPending}
                onChange={() => reread.mutate({ id: detail.id, date_order: order })}
              />
              {t(order === 'dmy' ? 'day_first' : 'month_first')}
            </span>
            {examples.map(({ row, [order]: day }) => (
              <span key={row} className={styles.example}>
                <span>{t('row', { row })}</span>
                <span>{`${format.day(day, 'weekday')} ${day.slice(0, 4)}`}</span>
              </span>
            ))}
          </label>
        ))}
      </fieldset>
      <p role="status" className={styles.note}>
        {reread.isPending && t('answering')}
        {reread.error && `${t('answer_failed')}: ${reread.error.message}`}
      </p>
    </Card>
  );
}

/** The same digits read in the other order: `2024-03-04` → `2024-04-03`. */
const turned = (day: string): string => `${day.slice(0, 5)}${day.slice(8)}-${day.slice(5, 7)}`;
