import { useState } from 'react';
import type { ActivityCalendar } from '#contract/activity/calendar-shapes.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Panel } from '../../../../ui/card/card.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { blocksOn, withPreview } from '../../effects/calendar/blocks.ts';
import type { Preview } from '../../effects/calendar/drag-place.ts';
import { useCalendar } from '../../effects/calendar/use-calendar.ts';
import type { Move } from '../../effects/calendar/use-moves.ts';
import { useNow } from '../../effects/calendar/use-now.ts';
import type { ClockOf } from '../../effects/calendar/wall.ts';
import type { EntryTask } from '../form/entry-values.ts';
import styles from './calendar.module.css';
import { Hours } from './hours.tsx';
import { t } from './messages.ts';
import { useActs } from './use-acts.ts';

type CalendarCardProps = {
  /** YYYY-MM-DD: the day, or one of the week. */
  date: string;
  span: 'day' | 'week';
  onTask: (task: EntryTask) => void;
};

/** A day or a week by the clock, in which time is drawn, moved and stretched. */
export default function CalendarCard({ date, span, onTask }: CalendarCardProps) {
  const { calendar, readAt, error, refetch, clockOf, move } = useCalendar(date);
  const failed = failedRead(error, t('load_failed'), refetch);
  if (calendar)
    return (
      <FilledCalendar
        key={span === 'day' ? date : calendar.from}
        calendar={calendar}
        {...{ date, span, readAt, clockOf, move, onTask }}
      />
    );
  if (failed) return <LoadError {...failed} />;
  return (
    <Panel>
      <SkeletonRows rows={12} height={48} />
    </Panel>
  );
}

type FilledProps = CalendarCardProps & {
  calendar: ActivityCalendar;
  readAt: number;
  clockOf: ClockOf;
  move: Move;
};

function FilledCalendar({ calendar, date, span, readAt, clockOf, move, onTask }: FilledProps) {
  const now = useNow(calendar.timezone, calendar.now, readAt);
  const [preview, setPreview] = useState<Preview | null>(null);
  const entries = withPreview(calendar.entries, preview, clockOf);
  const shown = { ...calendar, entries };
  const days = span === 'week' ? calendar.days : calendar.days.filter((day) => day.date === date);
  const columns = days.map((day) => ({
    day,
    blocks: blocksOn(day.date, shown, now),
    untimed: entries.filter(({ work_date, start }) => work_date === day.date && start === null),
  }));
  const field = {
    dates: days.map((day) => day.date),
    pieces: columns.flatMap(({ blocks }) => blocks.filter(({ entry }) => entry)),
    untimed: columns.flatMap(({ day, untimed }) => untimed.map(({ id }) => ({ id, date: day.date }))),
  };
  const acts = useActs({
    ...{ days, field, clockOf, preview, move, onTask },
    entries: calendar.entries,
    onPreview: setPreview,
  });
  return (
    <section className={styles.card} aria-label={t('calendar')} data-tour="calendar">
      <Hours calendar={shown} columns={columns} now={now} preview={preview} acts={acts} />
      <div role="status">
        <HiddenText>{acts.said}</HiddenText>
      </div>
    </section>
  );
}
