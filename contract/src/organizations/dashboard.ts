import { z } from 'zod';
import { HEALTHS } from '../projects/shapes.ts';
import { day, id, instant, reference, signedSeconds } from '../shapes.ts';

/** Whole weeks before this one that are shown: utilisation is of the last four of them, beside the four before. */
export const DASHBOARD_WEEKS_BACK = 8;
/** Weeks that are shown, with the running one and those ahead. */
export const DASHBOARD_WEEKS = 12;
/** Days on which it is said who is away, today the first. */
export const DAYS_OF_ABSENCE = 14;
/** Days before a skill lapses from which on it is named, and as many after it did. */
export const SKILL_DAYS = 60;
/** The most skills and the most projects that are named. */
export const MOST_NAMED = 10;

/** Logged against what there was to work in whole weeks; the percentage is null where there was nothing to work. */
export const utilisation = z.object({
  from: day,
  to: day,
  capacity_min: z.int(),
  logged_s: signedSeconds,
  pct: z.int().nullable(),
});
/** Logged against what there was to work. */
export type Utilisation = z.infer<typeof utilisation>;

/** A week: what there is to work, less holidays and leave, what of it is firmly planned, and what was logged. */
export const organizationWeek = z.object({
  from: day,
  to: day,
  past: z.boolean(),
  capacity_min: z.int(),
  planned_min: z.int(),
  logged_s: signedSeconds,
  billable_s: signedSeconds,
});
/** A week of an organization. */
export type OrganizationWeek = z.infer<typeof organizationWeek>;

/** People of a department who are here in those weeks, and what of their time they logged; null for people without a department. */
export const departmentUtilisation = utilisation
  .pick({ capacity_min: true, logged_s: true, pct: true })
  .extend({ department: z.string().nullable(), people: z.int() });
/** What people of a department logged. */
export type DepartmentUtilisation = z.infer<typeof departmentUtilisation>;

/** Incidents of a project that aren't closed; `grave` of the two gravest kinds. */
export const projectIncidents = z.object({
  project: z.object({ id, code: z.string(), name: z.string() }),
  open: z.int(),
  grave: z.int(),
});
/** Incidents of a project that aren't closed. */
export type ProjectIncidents = z.infer<typeof projectIncidents>;

/** Of a skill, whose it is and its last day. */
export const expiringSkill = z.object({ member: reference, skill: z.string(), expires: day });
/** A skill that lapses. */
export type ExpiringSkill = z.infer<typeof expiringSkill>;

/**
 * An organization's figures; days and weeks are the organization's own. Each counts what its reader finds in the list behind it: people and
 * their weeks as capacity shows them, projects and incidents that they may see. No figure holds money.
 */
export const organizationDashboard = z.object({
  today: day,
  as_of: instant,
  utilisation: z.object({ now: utilisation, before: utilisation }),
  /** Who belongs to the team, without those who left; `active` with whoever is away today, all day, by approved leave. */
  people: z.object({
    active: z.int(),
    away_today: z.int(),
    invited: z.int(),
    placeholders: z.int(),
  }),
  /** Seats that nobody has, in how many positions, and the day since which the first of them is free. */
  vacancies: z.object({ seats: z.int(), positions: z.int(), since: day.nullable() }),
  /** Last week and this one: working days before today on which somebody logged nothing, and of how many people. */
  missing: z.array(z.object({ from: day, days: z.int(), people: z.int() })).length(2),
  /** Submitted time of months that aren't closed, and the day of the oldest; `own` waits for the reader's word. */
  waiting: z.object({ entries: z.int(), oldest: day.nullable(), own: z.int() }),
  /** Of all that the reader may read, and by project, the gravest first. */
  incidents: z.object({
    open: z.int(),
    grave: z.int(),
    projects: z.array(projectIncidents).max(MOST_NAMED),
  }),
  /** Projects that aren't over, by what counts for their health; `none` where it can't be told. */
  projects: z.array(z.object({ health: z.enum([...HEALTHS, 'none']), count: z.int() })),
  weeks: z.array(organizationWeek).length(DASHBOARD_WEEKS),
  departments: z.array(departmentUtilisation),
  /** By day, people whose approved leave takes some of it. */
  absences: z.array(z.object({ day, people: z.int() })).length(DAYS_OF_ABSENCE),
  /** Of people who are here, those that lapsed lately or soon will; the first of them are named. */
  skills: z.object({ count: z.int(), soonest: z.array(expiringSkill).max(MOST_NAMED) }),
});
/** An organization's figures. */
export type OrganizationDashboard = z.infer<typeof organizationDashboard>;
