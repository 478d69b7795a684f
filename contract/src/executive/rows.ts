import { z } from 'zod';
import { accountTier } from '../account-plans/states.ts';
import { dealsheetStatus } from '../dealsheets/states.ts';
import { incidentState, severity } from '../ops-log/states.ts';
import { health } from '../projects/shapes.ts';
import { projectStatus } from '../projects/states.ts';
import { currency, day, id, instant, minorUnits, reference, signedSeconds } from '../shapes.ts';

/**
 * Money as it was made, and in the asked currency: the rows' exchanged amounts add up to the figure, so that one may differ by a minor unit
 * from what it would be by itself. Null without a rate.
 */
export const exchangedMoney = z.object({
  minor: minorUnits,
  currency,
  exchanged_minor: minorUnits.nullable(),
});
/** Money as it was made, and in the asked currency. */
export type ExchangedMoney = z.infer<typeof exchangedMoney>;

const row = { organization: reference.extend({ slug: z.string() }) };

/**
 * A project's part in revenue, margin, backlog and health. Money of the period by the currencies that it was made in. `backlog` null without a
 * budget of money, and of projects that aren't under way. Status and health are those of the day; null before anybody entered the project.
 */
export const executiveProject = z.object({
  ...row,
  project: z.object({ id, code: z.string(), name: z.string() }),
  client: reference.nullable(),
  status: projectStatus.nullable(),
  logged_s: signedSeconds,
  billable_s: signedSeconds,
  unpriced_s: signedSeconds,
  uncosted_s: signedSeconds,
  revenue: z.array(exchangedMoney),
  cost: z.array(exchangedMoney),
  revenue_minor: minorUnits,
  cost_minor: minorUnits,
  margin_minor: minorUnits,
  margin_pct: z.string().nullable(),
  backlog: exchangedMoney.nullable(),
  automatic_health: health.nullable(),
  /** What counts: set by hand, else the computed one. */
  health: health.nullable(),
  /** True where the health that counts was set by hand. */
  manual: z.boolean(),
  health_note: z.string().nullable(),
  disagreeing: z.boolean(),
});
/** A project's part. */
export type ExecutiveProject = z.infer<typeof executiveProject>;

/** What people of a department logged in the period against what they had to work; null for people without one. */
export const executiveTeam = z.object({
  ...row,
  department: z.string().nullable(),
  people: z.int(),
  capacity_min: z.int(),
  logged_s: signedSeconds,
  billable_s: signedSeconds,
  utilisation_pct: z.int().nullable(),
  billable_pct: z.int().nullable(),
});
/** What people of a department logged. */
export type ExecutiveTeam = z.infer<typeof executiveTeam>;

/** A deal that may still be won, as it stood on the day. */
export const executiveDeal = z.object({
  ...row,
  deal: z.object({ id, code: z.string(), title: z.string() }),
  client: reference.nullable(),
  owner: reference.nullable(),
  status: dealsheetStatus,
  close_on: day.nullable(),
  probability_pct: z.int(),
  price: exchangedMoney,
  weighted: exchangedMoney,
});
/** A deal that may still be won. */
export type ExecutiveDeal = z.infer<typeof executiveDeal>;

/** A grave incident that wasn't closed at the end of the day; `entry_seq` = its place in the project's ops-log. Without a title for those who may not read that. */
export const executiveIncident = z.object({
  ...row,
  id,
  entry_seq: z.int(),
  project: z.object({ id, code: z.string(), name: z.string() }),
  title: z.string().nullable(),
  severity,
  state: incidentState,
  occurred_at: instant,
  /** Days from when it happened to the day. */
  age_days: z.int(),
});
/** A grave incident. */
export type ExecutiveIncident = z.infer<typeof executiveIncident>;

/** An account plan whose review was overdue on the day. */
export const executiveReview = z.object({
  ...row,
  plan: reference,
  client: reference.nullable(),
  owner: reference.nullable(),
  tier: accountTier,
  next_review_on: day,
  overdue_days: z.int(),
});
/** An account plan whose review was overdue. */
export type ExecutiveReview = z.infer<typeof executiveReview>;
