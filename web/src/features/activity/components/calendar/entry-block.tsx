import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import type { Block } from '../../effects/calendar/blocks.ts';
import { purposeText } from '../purpose-text.ts';
import styles from './block.module.css';
import { blockStyle } from './block-style.ts';
import { EntryButton } from './entry-button.tsx';
import { t } from './messages.ts';
import type { useActs } from './use-acts.ts';

type EntryBlockProps = {
  block: Block;
  entry: ActivityEntry;
  /** The zone of the calendar: an entry of another one says so. */
  zone: string;
  isMoving: boolean;
  acts: ReturnType<typeof useActs>;
};

/** Minutes from which on there is room for two lines, and for three. */
const TWO_LINES = 50;
const THREE_LINES = 70;

/** An entry in the hours of a day, as far as it lies in it. */
export function EntryBlock({ block, entry, zone, isMoving, acts }: EntryBlockProps) {
  const { from, to, date, before, after } = block;
  const { cursor } = acts;
  const minutes = to - from;
  const what = entry.note || purposeText(entry);
  const isElsewhere = entry.timezone !== zone;
  return (
    <EntryButton
      entry={entry}
      from={from}
      className={classNames(
        styles.timed,
        before && styles.before,
        after && styles.after,
        minutes < TWO_LINES && styles.low,
        isMoving && styles.moving,
      )}
      style={blockStyle(block)}
      isSpot={cursor.spot.at === 'entry' && cursor.spot.id === entry.id && cursor.spot.from === from}
      isTimeShown={minutes >= THREE_LINES || (minutes >= TWO_LINES && !entry.note)}
      onStand={() => cursor.stand({ at: 'entry', id: entry.id, date, from, to })}
      onOpen={() => acts.open(entry)}
    >
      {!before && <span className={styles.edge} data-edge="start" />}
      <span className={styles.what}>{what}</span>
      {minutes >= TWO_LINES && (
        <span className={styles.line}>
          {entry.note ? purposeText(entry) : `${entry.start} – ${entry.end}`}
        </span>
      )}
      {(minutes >= THREE_LINES || isMoving) && (
        <span className={styles.line}>
          {`${entry.start} – ${entry.end} · ${hoursAndMinutes(entry.duration_s)}`}
        </span>
      )}
      {isElsewhere && minutes >= THREE_LINES && (
        <span className={styles.line}>{t('elsewhere', { zone: cityOf(entry.timezone) })}</span>
      )}
      {!after && <span className={styles.edge} data-edge="end" />}
    </EntryButton>
  );
}

/** `New York` of `America/New_York`. */
const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
