import { z } from 'zod';
import { currency, day, id, signedSeconds } from '../shapes.ts';

const sums = {
  seconds: signedSeconds,
  billable_seconds: signedSeconds,
  bill_minor: z.int(),
  /** Null for those who may not see costs. */
  cost_minor: z.int().nullable(),
};

/** Sums of a week that starts on the organization's first day of the week. */
export const dashboardWeek = z.object({ week_start: day, ...sums });

/** Sums of a person or a service type; `id` and `name` are null for time without a service type. */
export const dashboardPart = z.object({ id: id.nullable(), name: z.string().nullable(), ...sums });

/** Time that is priced in another currency than the project's; its money is in no other sum, its time in all. */
export const otherCurrency = z.object({
  currency,
  seconds: signedSeconds,
  entries: z.int(),
  bill_minor: z.int(),
  cost_minor: z.int().nullable(),
});

/**
 * Everything logged on a project, summed; money only in the project's currency, the others apart. Weeks run without a gap from the first to the last with time. `budget` is what
 * counts today: a monthly one for the months so far or planned, with the percentage used and of time gone, unrounded.
 */
export const projectDashboard = z.object({
  currency,
  totals: z.object({ ...sums, entries: z.int(), first_date: day.nullable(), last_date: day.nullable() }),
  other_currencies: z.array(otherCurrency),
  weeks: z.array(dashboardWeek),
  people: z.array(dashboardPart),
  service_types: z.array(dashboardPart),
  budget: z.object({
    minor: z.int().nullable(),
    minutes: z.int().nullable(),
    used_minor: z.int(),
    used_seconds: signedSeconds,
    used_pct: z.number().nullable(),
    elapsed_pct: z.number().nullable(),
    /** Day on which the budget is used up at the pace of the last four weeks; null when it lasts or can't be told. */
    runs_out: day.nullable(),
  }),
});

/** Everything logged on a project, summed. */
export type ProjectDashboard = z.infer<typeof projectDashboard>;
/** Sums of a person or a service type. */
export type DashboardPart = z.infer<typeof dashboardPart>;
/** Time that is priced in another currency than the project's. */
export type OtherCurrency = z.infer<typeof otherCurrency>;
/** Sums of a week. */
export type DashboardWeek = z.infer<typeof dashboardWeek>;
