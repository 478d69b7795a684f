import type { ActivityWeek } from '#contract/activity/day-shapes.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { durationText } from '../duration-text.ts';
import { TotalTime } from '../total-time.tsx';
import { useWaitingDays } from '../unsent/waiting-days.ts';
import { WaitingMark } from '../unsent/waiting-mark.tsx';
import { t } from './messages.ts';
import styles from './week.module.css';

/** What each day and the week come to, beside what is planned. */
export function WeekTotals({ week }: { week: ActivityWeek }) {
  const waiting = useWaitingDays(week.from, week.to);
  const planned = durationText(week.planned_minutes * 60);
  return (
    <tfoot>
      <tr>
        <th scope="row">
          {t('total')} <span className={styles.planned}>{t('total_of', { planned })}</span>
        </th>
        {week.days.map(({ date, total_s }) => (
          <td key={date} className={classNames(date === week.today && styles.today)}>
            {waiting.has(date) && <WaitingMark />}
            {total_s !== 0 ? <TotalTime seconds={total_s} /> : <span className={styles.none}>–</span>}
          </td>
        ))}
        <td>
          {waiting.size > 0 && <WaitingMark />}
          <TotalTime seconds={week.total_s} />
        </td>
      </tr>
    </tfoot>
  );
}
