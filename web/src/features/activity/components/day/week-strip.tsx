import type { ActivityWeek } from '#contract/activity/day-shapes.ts';
import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import type { TimeView } from '../../effects/use-time-view.ts';
import { TotalTime } from '../total-time.tsx';
import { useWaitingDays } from '../unsent/waiting-days.ts';
import { WaitingMark } from '../unsent/waiting-mark.tsx';
import { t } from '../week/messages.ts';
import { lookOf } from './day-look.ts';
import { weekdayLetter, weekdayName } from './day-words.ts';
import styles from './week-strip.module.css';

type WeekStripProps = { week: ActivityWeek | undefined; date: string; locale: string; view: TimeView };

/** The week on a phone: a day each with its hours and state, and the way there. */
export function WeekStrip({ week, date, locale, view }: WeekStripProps) {
  const waiting = useWaitingDays(week?.from ?? date, week?.to ?? date);
  if (!week) return <div className={styles.strip} aria-hidden="true" />;
  return (
    <nav className={styles.strip} aria-label={t('week', { number: '' })}>
      {week.days.map((day) => {
        const look = lookOf(day, week.today);
        return (
          <Link
            key={day.date}
            href={`/daily-activity?view=${view}&date=${day.date}`}
            className={classNames(styles.day, day.date === date && styles.on)}
            aria-current={day.date === date ? 'date' : undefined}
          >
            <span className={styles.letter} aria-hidden="true">
              {weekdayLetter(locale, day.date)}
            </span>
            <HiddenText>{weekdayName(locale, day.date)}</HiddenText>
            <b>{Number(day.date.slice(8))}</b>
            <span className={styles.hours}>
              {day.total_s !== 0 ? (
                <TotalTime seconds={day.total_s} write={hoursAndMinutes} />
              ) : look ? (
                '–'
              ) : (
                t('off')
              )}
            </span>
            {waiting.has(day.date) && <WaitingMark />}
            <span className={classNames(styles.look, look && styles[look.tone])}>
              {look && <Icon icon={look.icon} size={14} />}
              {look && <HiddenText>{look.word}</HiddenText>}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
