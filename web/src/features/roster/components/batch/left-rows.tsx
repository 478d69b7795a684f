import type { Unplanned } from '#contract/shifts/batch-endpoints.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import styles from './batch.module.css';
import { t } from './messages.ts';

/** What can't be planned, by day: which shift, whose place on it, and why. */
export function LeftRows({ left }: { left: readonly Unplanned[] }) {
  const format = useFormat();
  const days = [...Map.groupBy(left, ({ day }) => day)].sort(([one], [other]) => (one < other ? -1 : 1));
  return (
    <div className={styles.rows}>
      {days.map(([day, rows]) => (
        <section key={day} aria-label={format.day(day, 'weekday')}>
          <h3>{format.day(day, 'weekday')}</h3>
          <ul>
            {rows.map(({ shift_id, start, name, member, message }) => (
              <li key={`${shift_id} ${member?.id}`}>
                <span className={styles.row}>
                  <b>{start.slice(0, 5)}</b>
                  <span>{name}</span>
                  {member && <span>{t('place_of', { name: member.name })}</span>}
                </span>
                <span className={styles.why}>{message}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
