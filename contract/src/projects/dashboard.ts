import { z } from 'zod';
import { currency, day, id, instant, signedSeconds } from '../shapes.ts';
import { measure } from './measure.ts';

/** Sums may be below nothing: a reversal takes back on its own day. */
const sums = {
  seconds: signedSeconds,
  billable_seconds: signedSeconds,
  bill_minor: z.int(),
  /** Null for those who may not see costs. */
  cost_minor: z.int().nullable(),
};

/** Sums of a week that starts on the organization's first day of the week; of a period only its days. */
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

/** What one asks a dashboard for: time of these days only; budgets are told as of today whatever the days. */
export const dashboardQuery = z
  .object({ from: day.optional(), to: day.optional() })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'Choose a last day that isn’t before the first.',
  });

/**
 * A project's time in a period, summed; money only in the project's currency, the others apart. Weeks run without a gap
 * from the first to the last with time. `previous` is the same length before, where the period has two ends.
 */
export const projectDashboard = z.object({
  currency,
  /** The organization's day, and the moment that all figures are of. */
  today: day,
  as_of: instant,
  period: z.object({ from: day.nullable(), to: day.nullable() }),
  totals: z.object({ ...sums, entries: z.int(), first_date: day.nullable(), last_date: day.nullable() }),
  previous: z.object({ from: day, to: day, ...sums, entries: z.int() }).nullable(),
  /** Entries of all time, so that a quiet period isn't taken for a new project. */
  entries_ever: z.int(),
  other_currencies: z.array(otherCurrency),
  weeks: z.array(dashboardWeek),
  people: z.array(dashboardPart),
  service_types: z.array(dashboardPart),
  /** What counts today: a monthly budget for the months so far or planned; percentages unrounded. */
  budget: z.object({
    minor: z.int().nullable(),
    minutes: z.int().nullable(),
    /** Null where costs count and are hidden. */
    used_minor: z.int().nullable(),
    used_seconds: signedSeconds,
    used_pct: z.number().nullable(),
    elapsed_pct: z.number().nullable(),
  }),
  /** Each budget with its plan, forecast and curve: money first; without any what the work comes to. */
  measures: z.array(measure),
  /** The organization's lowest margin in percent; null for those who may not see costs, and without one. */
  margin_floor_pct: z.number().nullable(),
});

/** What entries come to; the same sums as the dashboard's. */
export const timeTotals = z.object({
  ...sums,
  entries: z.int(),
  other_currencies: z.array(otherCurrency),
});

/** A project's time in a period, summed. */
export type ProjectDashboard = z.infer<typeof projectDashboard>;
/** Sums of a person or a service type. */
export type DashboardPart = z.infer<typeof dashboardPart>;
/** Time that is priced in another currency than the project's. */
export type OtherCurrency = z.infer<typeof otherCurrency>;
/** Sums of a week. */
export type DashboardWeek = z.infer<typeof dashboardWeek>;
/** What entries come to. */
export type TimeTotals = z.infer<typeof timeTotals>;

/** What is left of a value after its costs, as a share of it; null without a value. */
export const marginOf = (bill: number, cost: number): number | null =>
  bill === 0 ? null : (bill - cost) / bill;
