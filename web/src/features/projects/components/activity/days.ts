import type { ProjectEntry } from '#contract/activity/shapes.ts';

/** A day's entries. */
export interface ActivityDay {
  readonly day: string;
  readonly seconds: number;
  /** More of the day may lie on the next page, so its sum isn't known yet. */
  readonly open: boolean;
  readonly entries: readonly ProjectEntry[];
}

/** Entries in their order, grouped by day; with `more` to come, the last day's sum stays open. */
export const daysOf = (entries: readonly ProjectEntry[], more: boolean): ActivityDay[] => {
  const days = new Map<string, ProjectEntry[]>();
  for (const entry of entries) days.set(entry.work_date, [...(days.get(entry.work_date) ?? []), entry]);
  return [...days].map(([day, of], at) => ({
    day,
    entries: of,
    seconds: of.reduce((sum, { duration_s }) => sum + duration_s, 0),
    open: more && at === days.size - 1,
  }));
};
