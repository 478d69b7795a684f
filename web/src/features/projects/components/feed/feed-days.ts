import type { FeedItem } from '#contract/feed/shapes.ts';
import { dayIn } from '../../../../platform/format/dates.ts';

type TimeItem = Extract<FeedItem, { kind: 'time' }>;

/** One row: an item, or time of one person that follows upon each other. */
export type FeedRow =
  | Exclude<FeedItem, TimeItem>
  | TimeItem
  | { kind: 'times'; id: string; times: TimeItem[] };

/** A stretch of a day that the line of the last visit doesn't cross. */
export interface FeedStretch {
  readonly day: string;
  readonly unseen: boolean;
  readonly rows: readonly FeedRow[];
}

/** Fewer rows of one person's time stand for themselves. */
const MANY = 3;

/** Items in their order by the day on which they happened in a zone, and by whether they came since the last visit. */
export const stretchesOf = (items: readonly FeedItem[], zone: string): FeedStretch[] => {
  const stretches: { day: string; unseen: boolean; items: FeedItem[] }[] = [];
  for (const item of items) {
    const day = dayIn(zone, item.at);
    const last = stretches.at(-1);
    if (last && last.day === day && last.unseen === item.unseen) last.items.push(item);
    else stretches.push({ day, unseen: item.unseen, items: [item] });
  }
  return stretches.map(({ day, unseen, items: of }) => ({ day, unseen, rows: rowsOf(of) }));
};

const rowsOf = (items: readonly FeedItem[]): FeedRow[] => {
  const runs: FeedItem[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last?.[0] && isSameTime(last[0], item)) last.push(item);
    else runs.push([item]);
  }
  return runs.flatMap((run): FeedRow[] => {
    const times = run.filter((item) => item.kind === 'time');
    const [first] = times;
    return first && times.length >= MANY ? [{ kind: 'times', id: first.id, times }] : run;
  });
};

const isSameTime = (one: FeedItem, other: FeedItem): boolean =>
  one.kind === 'time' && other.kind === 'time' && one.time.member.id === other.time.member.id;
