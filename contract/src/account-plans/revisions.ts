import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { PLAN_ITEM_FIELDS } from '../plan-items/items.ts';
import { id, instant, longText, reference } from '../shapes.ts';
import { ACCOUNT_PLAN, mayOfPlan, planParams } from './places.ts';
import { accountPlan, accountPlanFields } from './shapes.ts';
import { revisionOutcome } from './states.ts';

const PLACE = `${ACCOUNT_PLAN}/revisions` as const;

const kept = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  z.array(z.object({ id, ...fields.shape }));
const { objective, stakeholder, swot, unit, whitespace, opportunity, action, risk, competitor, decision } =
  PLAN_ITEM_FIELDS;

/**
 * A plan as it was when it was submitted, with everything that it was made of. People, contacts and services are ids, whose names of
 * today are told beside it: so nobody's name stays in it who was forgotten.
 */
export const planSnapshot = z.object({
  plan: accountPlanFields,
  objectives: kept(objective),
  stakeholders: kept(stakeholder),
  swot: kept(swot),
  units: kept(unit),
  whitespace: kept(whitespace),
  opportunities: kept(opportunity),
  actions: kept(action),
  risks: kept(risk),
  competitors: kept(competitor),
  decisions: kept(decision),
});
/** A plan as it was when it was submitted. */
export type PlanSnapshot = z.infer<typeof planSnapshot>;

/** One that was submitted; `outcome` null while it waits, `authors` wrote in it since the one that was approved before, and never decide it. */
export const planRevision = z.object({
  revision: z.int(),
  note: z.string(),
  submitted_at: instant,
  submitted_by: reference.nullable(),
  authors: z.array(reference),
  outcome: revisionOutcome.nullable(),
  outcome_note: z.string(),
  decided_at: instant.nullable(),
  decided_by: reference.nullable(),
});
/** One that was submitted. */
export type PlanRevision = z.infer<typeof planRevision>;

/** The revisions of a plan, newest first, without what they say. */
export const listPlanRevisions = endpoint({
  method: 'GET',
  path: PLACE,
  summary: 'List the revisions of an account plan',
  access: mayOfPlan('read'),
  params: planParams,
  query: pageQuery,
  response: page(planRevision),
});

/** A revision whole; `current` = the plan as it stands now, in the same shape. `names` = what the ids in it are called today; an id without one is gone. */
export const readPlanRevision = endpoint({
  method: 'GET',
  path: `${PLACE}/:revision`,
  summary: 'Read a revision of an account plan',
  access: mayOfPlan('read'),
  params: planParams.extend({ revision: z.union([z.literal('current'), z.coerce.number().int().min(1)]) }),
  response: z.object({
    revision: planRevision.nullable(),
    snapshot: planSnapshot,
    names: z.record(z.string(), z.string()),
  }),
});

/**
 * Submits the plan as it stands. A draft is in review then, and nobody writes in it; an approved or active one goes on as it is while its changes
 * are looked at. 412 by the plan's version in the body. 422 `wrong-state`, `archived`, `waiting` where one waits already, `nothing-changed` since the approved one,
 * `nothing-to-submit` without an objective.
 */
export const submitPlan = endpoint({
  method: 'POST',
  path: `${ACCOUNT_PLAN}/submit`,
  summary: 'Submit an account plan for review',
  access: mayOfPlan('update'),
  params: planParams,
  body: z.object({ version: z.int().min(1), note: longText.default('') }),
  response: accountPlan,
});

/** Takes back what waits; a draft may be written again. 422 `nothing-waits`. */
export const recallPlan = endpoint({
  method: 'POST',
  path: `${ACCOUNT_PLAN}/recall`,
  summary: 'Recall an account plan from review',
  access: mayOfPlan('update'),
  params: planParams,
  body: z.object({ revision: z.int().min(1) }),
  response: accountPlan,
});

/** What is decided of which revision; rejecting needs a note. */
export const planDecision = z.object({
  revision: z.int().min(1),
  outcome: z.enum(['approved', 'rejected']),
  note: longText.default(''),
});
/** What is decided of which revision. */
export type PlanDecision = z.infer<typeof planDecision>;

/** Decides what waits. 403 `own-plan` (who owns it, wrote in it or submitted it never decides), 422 `nothing-waits`, `note-needed`. */
export const decidePlan = endpoint({
  method: 'POST',
  path: `${ACCOUNT_PLAN}/decision`,
  summary: 'Decide an account plan that was submitted',
  access: mayOfPlan('approve'),
  params: planParams,
  body: planDecision,
  response: accountPlan,
});
