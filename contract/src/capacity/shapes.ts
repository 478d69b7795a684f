import { z } from 'zod';
import { page } from '../pagination.ts';
import { day, id, reference, signedSeconds } from '../shapes.ts';

/** How many weeks are shown before this one, and after it. */
export const WEEKS_BACK = 4;
/** How many weeks are shown unless more or fewer are asked for. */
export const WEEKS_SHOWN = 13;
/** The most weeks that are asked for at once. */
export const MOST_WEEKS = 26;

const figures = {
  capacity_min: z.int(),
  told_min: z.int(),
  draft_min: z.int(),
  logged_s: signedSeconds,
};

/** Somebody's or a team's week: see `utilisationOf`. `leave_min` = what leave takes of the capacity. */
export const capacityCell = z.object({
  ...figures,
  leave_min: z.int(),
  utilisation_pct: z.int().nullable(),
});
/** Somebody's or a team's week. */
export type CapacityCell = z.infer<typeof capacityCell>;

/** A week; over where its last day lies before today. */
export const capacityWeek = z.object({
  from: day,
  to: day,
  past: z.boolean(),
  holidays: z.array(z.object({ date: day, name: z.string() })),
});
/** A week. */
export type CapacityWeek = z.infer<typeof capacityWeek>;

const somebody = {
  member: reference,
  position: z.string().nullable(),
  department: z.string().nullable(),
  /** Away today for whole days by approved leave, as the team says it, or marked as on leave without days. Their capacity is less by the days alone. */
  on_leave: z.boolean(),
  weekly_min: z.int(),
  target_pct: z.int().nullable(),
};

/** Somebody's weeks, in order; `free_min` = what isn't planned yet of this week and those ahead. */
export const capacityPerson = z.object({ ...somebody, free_min: z.int(), weeks: z.array(capacityCell) });
/** Somebody's weeks. */
export type CapacityPerson = z.infer<typeof capacityPerson>;

/** What teams are: people of a department, or people who report to somebody. */
export const TEAMS = ['department', 'manager'] as const;
/** What teams are. */
export type TeamKind = (typeof TEAMS)[number];

/** Sums of a team; `id` = the department, or the manager's id; both null for people without one. */
export const capacityTeam = z.object({
  id: z.string().nullable(),
  name: z.string().nullable(),
  people: z.int(),
  free_min: z.int(),
  weeks: z.array(capacityCell),
});
/** Sums of a team. */
export type CapacityTeam = z.infer<typeof capacityTeam>;

/**
 * A page of people with their weeks; teams and `total` are of everybody whom the filters leave, whatever the page. `planning` = the
 * plan with its drafts; else one's own weeks as one was told.
 */
export const capacity = z.object({
  ...page(capacityPerson).shape,
  today: day,
  planning: z.boolean(),
  weeks: z.array(capacityWeek),
  teams: z.array(capacityTeam),
  total: capacityTeam.pick({ people: true, free_min: true, weeks: true }),
});
/** A page of people with their weeks. */
export type CapacityPage = z.infer<typeof capacity>;

/** A day of somebody's week; its capacity is its part of the week's. */
export const capacityDay = z.object({
  ...figures,
  date: day,
  holiday: z.string().nullable(),
  leave_min: z.int(),
});

/** What of a week is planned and logged in a project; null for projects that the reader may not see, and for time without one. */
export const capacityProject = z.object({
  project: z.object({ id, code: z.string(), name: z.string() }).nullable(),
  told_min: z.int(),
  draft_min: z.int(),
  logged_s: signedSeconds,
});

/** Somebody's week, and how its capacity is worked out: `weekly_min` less what lies outside their time here, holidays and leave. */
export const capacityOfWeek = z.object({
  ...somebody,
  ...figures,
  ...{ from: day, to: day, today: day, past: z.boolean(), planning: z.boolean() },
  absent_min: z.int(),
  holiday_min: z.int(),
  leave_min: z.int(),
  utilisation_pct: z.int().nullable(),
  days: z.array(capacityDay).length(7),
  projects: z.array(capacityProject),
});
/** Somebody's week. */
export type CapacityOfWeek = z.infer<typeof capacityOfWeek>;
