import type { WaitingEntry } from '#contract/activity/approval-shapes.ts';

/** Entries of one day, in the order of the clock, untimed ones last. */
export interface WaitingDay {
  readonly date: string;
  readonly entries: readonly WaitingEntry[];
}

/** Entries by day, the first day first. */
export const byDay = (entries: readonly WaitingEntry[]): WaitingDay[] =>
  [...Map.groupBy(entries, ({ work_date }) => work_date)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, ofDay]) => ({ date, entries: ofDay.toSorted(byStart) }));

const byStart = (one: WaitingEntry, other: WaitingEntry): number =>
  (one.started_at ?? '9') < (other.started_at ?? '9') ? -1 : 1;
