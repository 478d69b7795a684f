import type { ActivityCalendar } from '#contract/activity/calendar-shapes.ts';
import type { ActivityEntry, ActivityTimer } from '#contract/activity/shapes.ts';
import type { Preview } from './drag-place.ts';
import { entryAt, piecesOf, stretchOf } from './entry-place.ts';
import { sideBySide } from './lanes.ts';
import type { Now } from './use-now.ts';
import { type ClockOf, DAY_MINUTES, minutesOf, type Stretch } from './wall.ts';

/** What is drawn in the hours of a day: a piece of an entry, or of the timer that runs. */
export type Block = ReturnType<typeof blocksOn>[number];

type Drawn =
  | { readonly id: string; readonly entry: ActivityEntry; readonly timer: null }
  | { readonly id: string; readonly entry: null; readonly timer: ActivityTimer };

/** The entries as they are shown while one of them is moved. */
export function withPreview(
  entries: ActivityEntry[],
  preview: Preview | null,
  clockOf: ClockOf,
): ActivityEntry[] {
  if (!preview || preview.act === 'create') return entries;
  const { entry, act, place } = preview;
  return entries.map((one) => (one.id === entry.id ? entryAt(clockOf, one, act, place) : one));
}

/** The blocks of a day, side by side where they share time. */
export function blocksOn(
  date: string,
  { entries, timer }: Pick<ActivityCalendar, 'entries' | 'timer'>,
  now: Now,
) {
  const drawn: (Drawn & { stretch: Stretch | null })[] = [
    ...entries.map((entry) => ({ id: entry.id, entry, timer: null, stretch: stretchOf(entry) })),
    ...(timer ? [{ id: timer.id, entry: null, timer, stretch: ranOf(timer, now) }] : []),
  ];
  return sideBySide(
    drawn.flatMap(({ stretch, ...rest }) =>
      stretch
        ? piecesOf(stretch)
            .filter((piece) => piece.date === date)
            .map((piece) => ({ ...rest, ...piece }))
        : [],
    ),
  );
}

/** Where the timer lies that runs until now. */
const ranOf = ({ work_date, start, started_at }: ActivityTimer, { at }: Now): Stretch => {
  const minutes = Math.min(Math.max(1, (at - Date.parse(started_at)) / 60_000), DAY_MINUTES);
  const from = minutesOf(start);
  return { date: work_date, from, to: from + minutes };
};

/** The gaps of a day that nothing lies in: what is on its way may have filled one. */
export const gapsOn = (
  { gaps }: ActivityCalendar['days'][number],
  blocks: readonly { from: number; to: number }[],
) =>
  gaps
    .map((gap) => ({ ...gap, from: minutesOf(gap.start), to: minutesOf(gap.end) || DAY_MINUTES }))
    .filter(({ from, to }) => to > from && !blocks.some((block) => block.from < to && block.to > from));
