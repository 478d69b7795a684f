import { weekdayOf } from '#contract/activity/rules.ts';
import type { Roster } from '#contract/shifts/roster-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import type { RosterView } from '../../effects/roster-address.ts';
import { t } from '../../messages.ts';
import styles from './grid.module.css';

type GridHeadProps = {
  roster: Roster;
  days: readonly string[];
  view: RosterView;
  count: number;
  words: string;
  onWords: (words: string) => void;
};

/** True on Saturdays and Sundays. */
export const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day));

/** Who is shown, and the days. */
export function GridHead({ roster, days, view, count, words, onWords }: GridHeadProps) {
  return (
    <tr className={styles.row} aria-rowindex={1}>
      <td className={classNames(styles.corner, styles.find)}>
        <input
          type="search"
          value={words}
          placeholder={t('people', { count })}
          aria-label={t('find_somebody')}
          onChange={(event) => onWords(event.currentTarget.value)}
        />
      </td>
      {days.map((day) => (
        <DayHead key={day} day={day} roster={roster} isDay={view === 'day'} />
      ))}
    </tr>
  );
}

const HOURS = [0, 3, 6, 9, 12, 15, 18, 21];

function DayHead({ day, roster, isDay }: { day: string; roster: Roster; isDay: boolean }) {
  const { locale } = useFormat();
  const holiday = roster.days.find(({ date }) => date === day)?.holiday;
  const date = new Date(`${day}T00:00:00Z`);
  const word = (style: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(date);
  return (
    <th
      scope="col"
      data-day={day}
      className={classNames(
        styles.day,
        isWeekend(day) && styles.weekend,
        day === roster.today && styles.today,
        isDay && styles.hours,
      )}
      title={holiday ?? undefined}
    >
      {isDay ? (
        <>
          <HiddenText>{word('long')}</HiddenText>
          {HOURS.map((hour) => (
            <span key={hour} style={{ insetInlineStart: `${(hour / 24) * 100}%` }}>
              {`${String(hour).padStart(2, '0')}:00`}
            </span>
          ))}
        </>
      ) : (
        <>
          <span>
            {word('short')} <span className={styles.date}>{Number(day.slice(8))}</span>
          </span>
          {day === roster.today && <HiddenText>{t('today')}</HiddenText>}
          {holiday && <span className={styles.holiday}>{holiday}</span>}
        </>
      )}
    </th>
  );
}
