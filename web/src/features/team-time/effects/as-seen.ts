import type { WaitingEntry, WaitingWeek } from '#contract/activity/approval-shapes.ts';

/** True while the entries are still those that a week was shown to hold. */
export const isAsSeen = (week: WaitingWeek, entries: readonly WaitingEntry[]): boolean =>
  entries.length === week.entries &&
  entries.reduce((sum, { duration_s }) => sum + duration_s, 0) === week.seconds;
