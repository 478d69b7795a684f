import { weekdayOf } from '#contract/activity/rules.ts';
import type { Absence, LeaveCalendarDays } from '#contract/leave/settings-endpoints.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Person } from '../../../../ui/display/avatar.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { absentOn, listDays } from '../../effects/month.ts';
import { PART_WORDS, TYPE_WORDS, timeWords } from '../../effects/words.ts';
import { t } from '../../messages.ts';
import styles from './calendar.module.css';

/** People by the days of a month. */
export function MonthGrid({ calendar }: { calendar: LeaveCalendarDays }) {
  const { from, to, people } = calendar;
  const days = listDays(from, to);
  return (
    <section aria-label={t('calendar')}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">{t('person')}</th>
            {days.map((day) => (
              <DayHead key={day} day={day} calendar={calendar} />
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <th scope="row">
                <Person name={person.name} size={20} />
              </th>
              {days.map((day) => (
                <Cell key={day} day={day} calendar={calendar} member={person.id} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type DayProps = { day: string; calendar: LeaveCalendarDays };

const isOff = (day: string, { working_days, holidays }: LeaveCalendarDays): boolean =>
  working_days[weekdayOf(day)] === 0 || holidays.some(({ date }) => date === day);

const blockOn = (day: string, { blocks }: LeaveCalendarDays) =>
  blocks.find(({ from, to }) => from <= day && day <= to);

const weekdayLetter = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));

function DayHead({ day, calendar }: DayProps) {
  const format = useFormat();
  const holiday = calendar.holidays.find(({ date }) => date === day)?.name;
  const note = holiday ?? blockOn(day, calendar)?.name;
  const isToday = calendar.today === day;
  return (
    <th
      scope="col"
      className={classNames(isToday && styles.today)}
      title={note}
      aria-label={[Number(day.slice(8)), format.day(day, 'weekday'), note].filter(Boolean).join(', ')}
      {...(isToday ? { 'aria-current': 'date' as const } : {})}
    >
      <span className={styles.weekday} aria-hidden="true">
        {weekdayLetter(format.locale, day)}
      </span>
      {Number(day.slice(8))}
    </th>
  );
}

function Cell({ day, calendar, member }: DayProps & { member: string }) {
  const format = useFormat();
  const own = absentOn(calendar.absences, day).filter(({ member_id }) => member_id === member);
  const [absence] = own;
  const look = classNames(
    isOff(day, calendar) && styles.off,
    blockOn(day, calendar) && styles.blocked,
    calendar.today === day && styles.today,
  );
  if (!absence) return <td className={look} />;
  const words = own.map((one) => absenceWords(one)).join('; ');
  return (
    <td className={look} title={`${words}, ${timeWords(absence, format)}`}>
      {own.map((one) => (
        <span
          key={one.id}
          className={classNames(
            styles.absence,
            one.status === 'approved' ? styles.approved : styles.requested,
            one.part !== 'whole-day' && styles.partly,
          )}
        >
          <span className={styles.hidden}>{absenceWords(one)}</span>
        </span>
      ))}
    </td>
  );
}

/** An absence in words; its type only where the reader may know it. */
export const absenceWords = ({ type, status, part, start, end }: Absence): string => {
  const what = type === null ? t('away') : TYPE_WORDS[type];
  const how = part === 'hours' ? `${start}–${end}` : PART_WORDS[part].toLowerCase();
  return [
    what,
    ...(part === 'whole-day' ? [] : [how]),
    ...(status === 'requested' ? [t('asked_for')] : []),
  ].join(', ');
};
