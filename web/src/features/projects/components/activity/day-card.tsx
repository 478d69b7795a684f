import { useFormat } from '../../../../platform/format/use-format.ts';
import { Card, CardSide } from '../../../../ui/card/card.tsx';
import { TotalTime } from '../total-time.tsx';
import styles from './activity.module.css';
import type { ActivityDay } from './days.ts';
import { EntryRow } from './entry-row.tsx';

/** A day with its sum and its entries. */
export function DayCard({ day: { day, seconds, open, entries } }: { day: ActivityDay }) {
  const format = useFormat();
  const year = day.slice(0, 4) === format.today().slice(0, 4) ? '' : ` ${day.slice(0, 4)}`;
  return (
    <Card
      title={`${format.day(day, 'weekday')}${year}`}
      end={
        open ? undefined : (
          <CardSide>
            <TotalTime seconds={seconds} />
          </CardSide>
        )
      }
      flush
    >
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </Card>
  );
}
