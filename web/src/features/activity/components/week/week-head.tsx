import type { ActivityWeek } from '#contract/activity/day-shapes.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { lookOf } from '../day/day-look.ts';
import { columnTitle, weekNumber } from '../day/day-words.ts';
import { PartLeave } from '../day/part-leave.tsx';
import { t } from './messages.ts';
import styles from './week.module.css';

type WeekHeadProps = { week: ActivityWeek; date: string; locale: string };

/** The days of the week with their states, each leading to its day. */
export function WeekHead({ week, date, locale }: WeekHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">{t('week', { number: weekNumber(date) })}</th>
        {week.days.map((day) => {
          const look = lookOf(day, week.today);
          return (
            <th
              key={day.date}
              scope="col"
              className={classNames(day.date === week.today && styles.today, !look && styles.free)}
            >
              <Link
                href={`/daily-activity?date=${day.date}`}
                className={classNames(styles.day, day.date === date && styles.on)}
                aria-current={day.date === date ? 'date' : undefined}
              >
                {columnTitle(locale, day.date)}
                <span className={classNames(styles.state, look && styles[look.tone])}>
                  {look && <Icon icon={look.icon} size={12} />}
                  {look?.word ?? t('off')}
                </span>
                <PartLeave day={day} />
              </Link>
            </th>
          );
        })}
        <th scope="col">{t('total')}</th>
      </tr>
    </thead>
  );
}
