import type { Roster } from '#contract/shifts/roster-shapes.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { looksOf } from '../../effects/looks.ts';
import { isHindered } from '../../effects/standing.ts';
import type { ConflictsOf } from '../../effects/use-roster.ts';
import { t } from '../../messages.ts';
import styles from './agenda.module.css';
import { AgendaRow } from './agenda-row.tsx';

type RosterAgendaProps = {
  roster: Roster;
  /** From the chosen day on. */
  days: readonly string[];
  ofAll: boolean;
  conflicts: ConflictsOf;
  onOpen: (shift: Shift) => void;
};

/** Shifts below their days, as a phone shows a roster: what is open comes first. */
export function RosterAgenda({ roster, days, ofAll, conflicts, onOpen }: RosterAgendaProps) {
  const looks = looksOf(roster.shifts);
  const byDay = Map.groupBy(roster.shifts, ({ day }) => day);
  return (
    <div className={styles.agenda}>
      {days.map((day) => {
        const shifts = byDay.get(day) ?? [];
        return (
          <section key={day} aria-labelledby={`day-${day}`}>
            <DayTitle day={day} roster={roster} />
            {shifts.length === 0 && <p className={styles.nothing}>{t('nothing_planned')}</p>}
            <ul>
              {rowsOf(shifts).map(({ shift, isOpen }) => (
                <AgendaRow
                  key={`${shift.id}-${isOpen}`}
                  {...{ shift, isOpen, looks, ofAll }}
                  isInTheWay={isHindered(shift, conflicts)}
                  onOpen={() => onOpen(shift)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** A shift with open places stands there twice where somebody is on it already. */
function rowsOf(shifts: readonly Shift[]): { shift: Shift; isOpen: boolean }[] {
  const open = shifts.filter((shift) => shift.open > 0 && shift.status !== 'cancelled');
  const filled = shifts.filter(
    (shift) => !open.includes(shift) || shift.people.some(({ status }) => status !== 'declined'),
  );
  const inOrder = (some: readonly Shift[], isOpen: boolean) =>
    [...some]
      .sort((one, other) => (one.starts_at < other.starts_at ? -1 : 1))
      .map((shift) => ({ shift, isOpen }));
  return [...inOrder(open, true), ...inOrder(filled, false)];
}

function DayTitle({ day, roster }: { day: string; roster: Roster }) {
  const { locale } = useFormat();
  const found = roster.days.find(({ date }) => date === day);
  const open = found ? found.places - found.filled : 0;
  const words = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', timeZone: 'UTC' });
  return (
    <div className={styles.head}>
      <h2 id={`day-${day}`}>
        {words.format(new Date(`${day}T00:00:00Z`))}
        {found?.holiday && <small>{found.holiday}</small>}
      </h2>
      {found && found.places > 0 && (
        <StatusText small tone={open > 0 ? 'bad' : 'ok'}>
          {open > 0
            ? t('day_open', { filled: found.filled, places: found.places, open })
            : t('day_filled', { filled: found.filled, places: found.places })}
        </StatusText>
      )}
    </div>
  );
}
