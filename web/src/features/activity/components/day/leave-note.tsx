import { IconBeach } from '@tabler/icons-react';
import type { ActivityDay, DayLeave } from '#contract/activity/day-shapes.ts';
import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import styles from './leave-note.module.css';
import { t } from './messages.ts';

/** Which leave there is on a day, what it leaves to work, and that more was logged than that. */
export default function LeaveNote({ day }: { day: ActivityDay }) {
  const { leave = [], planned_minutes, checks } = day;
  const isAllDay = planned_minutes === 0;
  const wordsOf = ({ type, minutes }: DayLeave) => {
    const name = t(`leave_${type}`);
    return isAllDay && leave.length === 1
      ? t('away_all_day', { type: name })
      : t('away_for', { type: name, leave: hoursAndMinutes(minutes * 60) });
  };
  return (
    <div className={styles.note} role="status">
      <Icon icon={IconBeach} size={18} />
      <span className={styles.words}>
        <strong>{leave.map(wordsOf).join(' · ')}</strong>{' '}
        {!isAllDay && t('away_left', { left: hoursAndMinutes(planned_minutes * 60) })}{' '}
        {checks.some(({ rule }) => rule === 'on-leave') && t(isAllDay ? 'away_time_all_day' : 'away_time')}
      </span>
      <Link href="/leave">{t('my_leave')}</Link>
    </div>
  );
}
