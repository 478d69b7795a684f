import type { LeaveCalendarDays } from '#contract/leave/settings-endpoints.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { CardRow, CardRows } from '../../../../ui/card/card.tsx';
import { Person } from '../../../../ui/display/avatar.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { awayDays } from '../../effects/month.ts';
import { t } from '../../messages.ts';
import styles from '../leave.module.css';
import { absenceWords } from './month-grid.tsx';

/** Who is away, day after day. */
export function Agenda({ calendar }: { calendar: LeaveCalendarDays }) {
  const format = useFormat();
  const days = awayDays(calendar);
  const nameOf = (id: string) => calendar.people.find((person) => person.id === id)?.name ?? '';
  if (days.length === 0) return <Empty title={t('nobody_away')} note={t('nobody_away_note')} />;
  return (
    <CardRows>
      {days.map(({ day, absences }) => (
        <CardRow key={day}>
          <div className={styles.row}>
            <div className={styles.what}>
              <div className={styles.main}>{format.day(day, 'weekday')}</div>
              {absences.map((one) => (
                <div key={one.id} className={styles.row}>
                  <Person name={nameOf(one.member_id)} size={20} />
                  <span className={styles.muted}>{absenceWords(one)}</span>
                </div>
              ))}
            </div>
          </div>
        </CardRow>
      ))}
    </CardRows>
  );
}
