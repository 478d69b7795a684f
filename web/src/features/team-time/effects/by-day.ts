import type { ProjectEntry } from '#contract/activity/shapes.ts';

/** Entries of one day, in the order of the clock, untimed ones last. */
export interface EntriesOfDay<Entry> {
  readonly date: string;
  readonly entries: readonly Entry[];
}

/** Entries by day, the first day first. */
export const byDay = <Entry extends ProjectEntry>(entries: readonly Entry[]): EntriesOfDay<Entry>[] =>
  [...Map.groupBy(entries, ({ work_date }) => work_date)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, ofDay]) => ({ date, entries: ofDay.toSorted(byStart) }));

const byStart = (one: ProjectEntry, other: ProjectEntry): number =>
  (one.started_at ?? '9') < (other.started_at ?? '9') ? -1 : 1;
