import { z } from 'zod';

/** The states of an account plan, in the order of its life. */
export const ACCOUNT_PLAN_STATUSES = ['draft', 'in_review', 'approved', 'active', 'closed'] as const;
/** A state of an account plan. */
export const accountPlanStatus = z.enum(ACCOUNT_PLAN_STATUSES);
/** A state of an account plan. */
export type AccountPlanStatus = z.infer<typeof accountPlanStatus>;

const NEXT = {
  draft: ['in_review'],
  in_review: ['draft', 'approved'],
  approved: ['active'],
  active: ['closed'],
  closed: [],
} as const satisfies Record<AccountPlanStatus, readonly AccountPlanStatus[]>;

/** States that a plan may be brought to. */
export const nextAccountPlanStatuses = (status: AccountPlanStatus): readonly AccountPlanStatus[] =>
  NEXT[status];

/** States in which a plan may be written: what is looked at for the first time, and what is over, stays as it is. */
export const WRITABLE_STATUSES = [
  'draft',
  'approved',
  'active',
] as const satisfies readonly AccountPlanStatus[];

/** How much a client matters to us. */
export const ACCOUNT_TIERS = ['A', 'B', 'C'] as const;
/** How much a client matters to us. */
export const accountTier = z.enum(ACCOUNT_TIERS);
/** How much a client matters to us. */
export type AccountTier = z.infer<typeof accountTier>;

/** How a plan, an objective or a factor of health stands. */
export const PLAN_HEALTHS = ['on_track', 'at_risk', 'off_track'] as const;
/** How a plan, an objective or a factor of health stands. */
export const planHealth = z.enum(PLAN_HEALTHS);
/** How a plan, an objective or a factor of health stands. */
export type PlanHealth = z.infer<typeof planHealth>;

/** What plans are looked for by: how they stand, and `unknown` = nothing measured and nothing said. */
export const SOUGHT_HEALTHS = [...PLAN_HEALTHS, 'unknown'] as const;
/** What plans are looked for by. */
export const soughtHealth = z.enum(SOUGHT_HEALTHS);
/** What plans are looked for by. */
export type SoughtHealth = z.infer<typeof soughtHealth>;

/** What becomes of what was submitted. */
export const REVISION_OUTCOMES = ['approved', 'rejected', 'recalled'] as const;
/** What becomes of what was submitted. */
export const revisionOutcome = z.enum(REVISION_OUTCOMES);
/** What becomes of what was submitted. */
export type RevisionOutcome = z.infer<typeof revisionOutcome>;
