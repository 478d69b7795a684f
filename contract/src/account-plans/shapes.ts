import { z } from 'zod';
import { appliedPreset } from '../presets/shapes.ts';
import { currency, day, entity, id, instant, longText, minorUnits, name, reference } from '../shapes.ts';
import { healthFactor } from './health.ts';
import { accountPlanStatus, accountTier, planHealth } from './states.ts';

/** The longest period of a plan, in months. */
export const LONGEST_MONTHS = 36;

const amount = minorUnits.min(0, 'Enter an amount that isn’t below zero.').nullable();

/**
 * What somebody may write of a plan. The period is from `starts_on` to `ends_on`, both counted, at most 36 months; amounts are in
 * minor units of `currency`; `wallet_minor` = what the client spends a period on what we could do for them, with whomever.
 */
export const accountPlanFields = z.object({
  name,
  client_id: id,
  owner_id: id,
  sponsor_id: id.nullable(),
  tier: accountTier,
  starts_on: day,
  ends_on: day,
  currency,
  revenue_target_minor: amount,
  wallet_minor: amount,
  summary: longText,
  client_goals: longText,
  strategy: longText,
  /** Months from one review to the next. */
  review_every_months: z
    .int('Use whole months.')
    .min(1, 'Use 1 to 36 months.')
    .max(36, 'Use 1 to 36 months.'),
  next_review_on: day.nullable(),
});
/** What somebody may write of a plan. */
export type AccountPlanFields = z.infer<typeof accountPlanFields>;

/**
 * A new plan. What isn't said comes from `from_plan_id` (last year's: its texts, stakeholders, units, whitespace, open actions,
 * risks and competitors, a period that follows it), else from the preset, else from the client.
 */
export const newAccountPlan = accountPlanFields
  .partial()
  .required({ name: true, client_id: true, starts_on: true, ends_on: true })
  .extend({
    from_plan_id: id.nullable().default(null),
    preset: z
      .object({ preset_id: id, revision: z.int().min(1, 'Choose a revision.') })
      .nullable()
      .default(null),
  });
/** A new plan. */
export type NewAccountPlan = z.infer<typeof newAccountPlan>;

/** What changes of a plan. */
export const accountPlanChanges = accountPlanFields.partial();
/** What changes of a plan. */
export type AccountPlanChanges = z.infer<typeof accountPlanChanges>;

/** A health said by somebody in the place of the computed one, and why. */
export const saidHealth = z.object({ health: planHealth, reason: longText.min(1, 'Say why.') });

/**
 * A plan in a list. `health` is what counts: the manual one where there is one, else the computed one, null before anything is
 * measured; `factors` and `revenue_minor` as they were measured at `measured_at`; `waiting_revision` = the one that waits for a decision.
 */
export const accountPlanSummary = z.object({
  ...entity.shape,
  ...{ name: z.string(), client: reference, owner: reference.nullable(), sponsor: reference.nullable() },
  ...{ tier: accountTier, status: accountPlanStatus, starts_on: day, ends_on: day, currency: z.string() },
  ...{
    revenue_target_minor: minorUnits.nullable(),
    revenue_minor: minorUnits.nullable(),
    wallet_minor: minorUnits.nullable(),
  },
  ...{
    health: planHealth.nullable(),
    health_computed: planHealth.nullable(),
    health_manual: planHealth.nullable(),
  },
  ...{ factors: z.array(healthFactor), measured_at: instant.nullable() },
  /** 0 to 100, null without stakeholders. */
  coverage_pct: z.int().nullable(),
  ...{ pipeline_minor: minorUnits, weighted_minor: minorUnits, open_actions: z.int(), open_risks: z.int() },
  ...{ review_every_months: z.int(), next_review_on: day.nullable(), last_review_on: day.nullable() },
  ...{ revision: z.int(), approved_revision: z.int().nullable(), waiting_revision: z.int().nullable() },
});
/** A plan in a list. */
export type AccountPlanSummary = z.infer<typeof accountPlanSummary>;

/**
 * A plan whole, without what it is made of. `changed_since_approval` = somebody wrote in it since; `may_decide` = the caller may
 * decide what waits, `why_not` says in a sentence why they may not.
 */
export const accountPlan = accountPlanSummary.extend({
  ...{ summary: z.string(), client_goals: z.string(), strategy: z.string() },
  health_reason: z.string(),
  health_said_by: reference.nullable(),
  health_said_at: instant.nullable(),
  preset: appliedPreset.nullable(),
  from_plan: reference.nullable(),
  /** Projects that serve it and that the caller sees, without archived ones. */
  projects: z.int(),
  /** How it ended; null while it hasn't. */
  closed_reason: z.string().nullable(),
  ...{ changed_since_approval: z.boolean(), may_decide: z.boolean(), why_not: z.string().nullable() },
});
/** A plan whole. */
export type AccountPlan = z.infer<typeof accountPlan>;
