import { z } from 'zod';
import { memberEmployment } from '../members/shapes.ts';
import { day, id } from '../shapes.ts';

/**
 * Somebody as they stood on a day, under the name and kind of employment that they have today; `on_leave` for whole days of approved leave.
 * `manager_id` may name somebody who isn't there any more: then they have no one above them.
 */
export const chartPerson = z.object({
  id,
  name: z.string(),
  title: z.string().nullable(),
  department: z.string().nullable(),
  manager_id: id.nullable(),
  position_id: id.nullable(),
  employment: memberEmployment,
  on_leave: z.boolean(),
});
/** Somebody as they stood on a day. */
export type ChartPerson = z.infer<typeof chartPerson>;

/** A position as it was on a day; `vacant_since` is null where it was filled, and on any day but today. */
export const chartPosition = z.object({
  id,
  title: z.string(),
  department: z.string().nullable(),
  parent_id: id.nullable(),
  headcount: z.int(),
  vacant_since: day.nullable(),
});
/** A position as it was on a day. */
export type ChartPosition = z.infer<typeof chartPosition>;

/** For whom else somebody works, and how much of their time. */
export const dottedLine = z.object({
  member_id: id,
  to_member_id: id,
  pct: z.int().min(1, 'Enter 1 to 100 percent.').max(100, 'Enter 1 to 100 percent.'),
});
/** For whom else somebody works. */
export type DottedLine = z.infer<typeof dottedLine>;

/**
 * Everybody and every position of a day, by name: what charts, trees, lists and files are made of (see `chartOf`). `since` is the first
 * day of which anything is known; `changes` the days on which something moved, newest first, at most 200.
 */
export const orgChart = z.object({
  day,
  today: day,
  since: day,
  changes: z.array(day).max(200),
  people: z.array(chartPerson),
  positions: z.array(chartPosition),
  dotted: z.array(dottedLine),
});
/** Everybody and every position of a day. */
export type OrgChart = z.infer<typeof orgChart>;

/**
 * What is said of somebody beside the chart. `utilisation_pct` (of 28 days) only for who may see the team's capacity, its target for them
 * and for who reads the team, where it stands too;
 * `leave` is the running or the next approved one, for who may see it in the calendar.
 */
export const chartDetail = z.object({
  id,
  phone: z.string().nullable(),
  email: z.string(),
  start_date: day,
  utilisation_pct: z.number().nullable(),
  target_utilisation_pct: z.int().nullable(),
  leave: z.object({ from: day, to: day }).nullable(),
  version: z.int(),
});
/** What is said of somebody beside the chart. */
export type ChartDetail = z.infer<typeof chartDetail>;
