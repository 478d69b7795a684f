import { useId, useLayoutEffect, useState } from 'react';
import type { ActivityCalendar } from '#contract/activity/calendar-shapes.ts';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import type { Preview } from '../../effects/calendar/drag-place.ts';
import { MORNING } from '../../effects/calendar/spots.ts';
import type { Now } from '../../effects/calendar/use-now.ts';
import { DAY_MINUTES, timeOf } from '../../effects/calendar/wall.ts';
import styles from './calendar.module.css';
import type { Column } from './column.ts';
import { ColumnHead } from './column-head.tsx';
import { DayColumn } from './day-column.tsx';
import { t } from './messages.ts';
import { UntimedCell } from './untimed-cell.tsx';
import type { useActs } from './use-acts.ts';

type HoursProps = {
  calendar: ActivityCalendar;
  columns: readonly Column[];
  now: Now;
  preview: Preview | null;
  acts: ReturnType<typeof useActs>;
};

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The days beside each other over the hours: heads and what has no times stay while the hours scroll. */
export function Hours({ calendar, columns, now, preview, acts }: HoursProps) {
  const keys = useId();
  const { root, onPointerDown, onKeyDown } = acts;
  useBeginAt(root, beginOf(columns, now));
  return (
    <div ref={root} className={styles.scroller} onPointerDown={onPointerDown}>
      <HiddenText>
        <span id={keys}>{t('keys')}</span>
      </HiddenText>
      <table
        className={styles.table}
        aria-label={t('by_clock')}
        aria-describedby={keys}
        onKeyDown={onKeyDown}
      >
        <Heads {...{ calendar, columns, now, preview, acts }} />
        <tbody>
          <tr className={styles.hours}>
            <th scope="row" className={styles.axis}>
              <HiddenText>{t('by_clock')}</HiddenText>
              <span aria-hidden="true">
                {HOURS.slice(1).map((hour) => (
                  <span key={hour} className={styles.hour} style={{ top: `${(hour / 24) * 100}%` }}>
                    {timeOf(hour * 60)}
                  </span>
                ))}
              </span>
            </th>
            {columns.map((column) => (
              <DayColumn key={column.day.date} {...{ column, calendar, now, preview, acts }} />
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** The days by name with their sums, and what has no times. */
function Heads({ calendar, columns, now, preview, acts }: HoursProps) {
  return (
    <thead className={styles.top} data-head>
      <tr>
        <td className={styles.corner} />
        {columns.map(({ day }) => (
          <ColumnHead key={day.date} {...{ day, calendar, now }} />
        ))}
      </tr>
      {columns.some(({ untimed }) => untimed.length > 0) && (
        <tr className={styles.strip}>
          <th scope="row" className={styles.side}>
            {t('untimed')}
          </th>
          {columns.map((column) => (
            <UntimedCell key={column.day.date} {...{ column, preview, acts }} />
          ))}
        </tr>
      )}
    </thead>
  );
}

/** Four hours before now on today's page, the morning elsewhere; earlier where something lies before that. */
function beginOf(columns: readonly Column[], now: Now): number {
  const isToday = columns.length === 1 && columns[0]?.day.date === now.date;
  const usual = isToday ? Math.max(0, now.minute - 240) : MORNING;
  return Math.min(usual, ...columns.flatMap(({ blocks }) => blocks.map(({ from }) => from)));
}

/** Shows the hours from a minute on when they are first drawn; whoever has scrolled stays where they are. */
function useBeginAt(root: { readonly current: HTMLElement | null }, minute: number): void {
  const [begin] = useState(minute);
  useLayoutEffect(() => {
    const box = root.current;
    const hours = box?.querySelector<HTMLElement>('[data-column]');
    if (box && hours) box.scrollTop = ((begin - 40) / DAY_MINUTES) * hours.offsetHeight;
  }, [root, begin]);
}
