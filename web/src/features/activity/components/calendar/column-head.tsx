import { IconLock } from '@tabler/icons-react';
import type { ActivityCalendar, CalendarDay } from '#contract/activity/calendar-shapes.ts';
import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import type { Now } from '../../effects/calendar/use-now.ts';
import { lookOf } from '../day/day-look.ts';
import { columnTitle } from '../day/day-words.ts';
import { PartLeave } from '../day/part-leave.tsx';
import { TotalTime } from '../total-time.tsx';
import { useWaitingDays } from '../unsent/waiting-days.ts';
import { WaitingMark } from '../unsent/waiting-mark.tsx';
import { t as words } from '../week/messages.ts';
import styles from './calendar.module.css';
import { t } from './messages.ts';

type ColumnHeadProps = { day: CalendarDay; calendar: ActivityCalendar; now: Now };

/** A day's name, its state and what it comes to, the running timer included; it leads to the day. */
export function ColumnHead({ day, calendar, now }: ColumnHeadProps) {
  const { locale } = useFormat();
  const { today, timer } = calendar;
  const waits = useWaitingDays(day.date, day.date).has(day.date);
  const look = lookOf(day, today);
  // Time of a closed month that never was approved is as shut as the rest.
  const isShut = day.closed && day.status !== 'locked' && day.status !== 'approved';
  const icon = isShut ? IconLock : look?.icon;
  const runs =
    timer?.work_date === day.date
      ? Math.max(0, Math.floor((now.at - Date.parse(timer.started_at)) / 1000))
      : 0;
  const planned = day.planned_minutes > 0 && hoursAndMinutes(day.planned_minutes * 60);
  return (
    <th scope="col" className={classNames(styles.head, day.date === today && styles.today)}>
      <Link href={`/daily-activity?view=day&date=${day.date}`} className={styles.dayLink}>
        <span className={styles.name}>{columnTitle(locale, day.date)}</span>
        <span className={styles.sum}>
          {waits && <WaitingMark />}
          {day.total_s + runs > 0 || look ? (
            <TotalTime seconds={day.total_s + runs} write={hoursAndMinutes} />
          ) : (
            '–'
          )}
        </span>
        <span
          className={classNames(styles.state, look && styles[look.tone])}
          title={day.holiday ?? undefined}
        >
          {icon && !day.holiday && <Icon icon={icon} size={12} />}
          <span className={styles.clipped}>
            {day.holiday ?? (isShut ? t('month_closed') : (look?.word ?? words('off')))}
          </span>
        </span>
        <span className={styles.planned}>
          {planned && t('of_planned', { planned })}
          <PartLeave day={day} />
        </span>
      </Link>
    </th>
  );
}
