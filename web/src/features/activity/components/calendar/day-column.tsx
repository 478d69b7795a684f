import type { ActivityCalendar } from '#contract/activity/calendar-shapes.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { gapsOn } from '../../effects/calendar/blocks.ts';
import type { Preview } from '../../effects/calendar/drag-place.ts';
import { placeOf } from '../../effects/calendar/entry-place.ts';
import type { Now } from '../../effects/calendar/use-now.ts';
import styles from './calendar.module.css';
import type { Column } from './column.ts';
import { Drawn } from './drawn.tsx';
import { EntryBlock } from './entry-block.tsx';
import { GapBlock } from './gap-block.tsx';
import { NowLine } from './now-line.tsx';
import { RunningBlock } from './running-block.tsx';
import { Shades } from './shades.tsx';
import { SlotCursor } from './slot-cursor.tsx';
import type { useActs } from './use-acts.ts';

type DayColumnProps = {
  column: Column;
  calendar: ActivityCalendar;
  now: Now;
  preview: Preview | null;
  acts: ReturnType<typeof useActs>;
};

/** The hours of a day and what lies in them. */
export function DayColumn({ column: { day, blocks }, calendar, now, preview, acts }: DayColumnProps) {
  const { date } = day;
  const { spot } = acts.cursor;
  const moving = preview && preview.act !== 'create' ? preview.entry : undefined;
  return (
    <td className={classNames(styles.cell, date === calendar.today && styles.today)}>
      <div className={styles.column} data-column={date}>
        <Shades day={day} />
        {gapsOn(day, blocks).map((gap) => (
          <GapBlock
            key={gap.started_at}
            gap={gap}
            onFill={() => acts.mayAdd(date) && acts.add({ date, from: gap.from, to: gap.to })}
          />
        ))}
        {moving && placeOf(moving).date === date && <Drawn stretch={placeOf(moving).stretch} isLeft />}
        {blocks.map((block) =>
          block.entry ? (
            <EntryBlock
              key={`${block.id} ${block.from}`.slice(0, block.before ? undefined : block.id.length)}
              block={block}
              entry={block.entry}
              zone={calendar.timezone}
              isMoving={moving?.id === block.id}
              acts={acts}
            />
          ) : (
            <RunningBlock key={block.id} block={block} timer={block.timer} />
          ),
        )}
        {preview?.act === 'create' && preview.stretch.date === date && <Drawn stretch={preview.stretch} />}
        {spot.at === 'slot' && spot.date === date && (
          <SlotCursor day={day} minute={spot.minute} acts={acts} />
        )}
        {now.date === date && <NowLine now={now} />}
      </div>
    </td>
  );
}
