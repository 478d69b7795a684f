import { classNames } from '../../../../ui/theme/class-names.ts';
import type { Preview } from '../../effects/calendar/drag-place.ts';
import { durationText } from '../duration-text.ts';
import { purposeText } from '../purpose-text.ts';
import styles from './block.module.css';
import cells from './calendar.module.css';
import type { Column } from './column.ts';
import { EntryButton } from './entry-button.tsx';
import type { useActs } from './use-acts.ts';

type UntimedCellProps = { column: Column; preview: Preview | null; acts: ReturnType<typeof useActs> };

/** A day's entries without times: dragged into its hours, or moved there by a key, they get some. */
export function UntimedCell({ column: { day, untimed }, preview, acts }: UntimedCellProps) {
  const { cursor } = acts;
  return (
    <td className={cells.untimed}>
      {untimed.map((entry) => (
        <EntryButton
          key={entry.id}
          entry={entry}
          className={classNames(
            styles.chip,
            preview && preview.act !== 'create' && preview.entry.id === entry.id && styles.moving,
          )}
          isSpot={cursor.spot.at === 'untimed' && cursor.spot.id === entry.id}
          onStand={() => cursor.stand({ at: 'untimed', id: entry.id, date: day.date })}
          onOpen={() => acts.open(entry)}
        >
          <b>{durationText(entry.duration_s)}</b>
          <span className={styles.what}>{entry.note || purposeText(entry)}</span>
        </EntryButton>
      ))}
    </td>
  );
}
