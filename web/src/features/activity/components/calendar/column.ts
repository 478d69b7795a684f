import type { CalendarDay } from '#contract/activity/calendar-shapes.ts';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import type { Block } from '../../effects/calendar/blocks.ts';

/** A day and what lies in it. */
export interface Column {
  readonly day: CalendarDay;
  readonly blocks: readonly Block[];
  readonly untimed: readonly ActivityEntry[];
}
