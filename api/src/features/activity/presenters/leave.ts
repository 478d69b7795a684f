import type { DayLeave } from '#contract/activity/day-shapes.ts';
import type { LeaveTaken } from '../../leave/queries.ts';

/** What of a person's leave is on a day; nothing is said where there is none. */
export const presentLeave = (leave: readonly LeaveTaken[], date: string): { leave?: DayLeave[] } => {
  const ofDay = leave.filter(({ day }) => day === date).map(({ type, minutes }) => ({ type, minutes }));
  return ofDay.length > 0 ? { leave: ofDay } : {};
};
