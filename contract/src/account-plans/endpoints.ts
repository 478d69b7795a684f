import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, sortBy } from '../pagination.ts';
import { day, id, reference } from '../shapes.ts';
import { accountPlanBoard, accountPlanFilters } from './board.ts';
import { planDelivery } from './health.ts';
import { ACCOUNT_PLAN, ACCOUNT_PLANS, mayOfPlan, mayOfPlans, planParams } from './places.ts';
import { accountPlan, accountPlanChanges, accountPlanSummary, newAccountPlan, saidHealth } from './shapes.ts';

/** Keys that the list of account plans is sorted by. */
export const ACCOUNT_PLAN_SORTS = [
  'updated_at',
  'name',
  'client',
  'tier',
  'ends_on',
  'next_review_on',
  'coverage_pct',
  'revenue_target_minor',
  'weighted_minor',
] as const;

/** The account plans of the organization. */
export const listAccountPlans = endpoint({
  method: 'GET',
  path: ACCOUNT_PLANS,
  summary: 'List account plans',
  access: mayOfPlans('list'),
  embedded: 'account_plans',
  query: z.object({ ...pageQuery.shape, ...accountPlanFilters.shape, sort: sortBy(ACCOUNT_PLAN_SORTS) }),
  response: page(accountPlanSummary),
});

/** What the plans that pass the filters come to. */
export const readAccountPlanBoard = endpoint({
  method: 'GET',
  path: `${ACCOUNT_PLANS}/board`,
  summary: 'Read what account plans come to',
  access: mayOfPlans('list'),
  embedded: 'account_plans',
  query: accountPlanFilters,
  response: accountPlanBoard,
});

/**
 * Makes a draft, owned by the caller unless it says otherwise. 422 `reference`, `client-archived`, `period-backwards`, `period-too-long`,
 * `owner-required` for somebody from outside the team;
 * of a preset 403 `preset-apply`, 404, 422 `preset-deprecated`, `archived`, `locked-by-preset`.
 */
export const createAccountPlan = endpoint({
  method: 'POST',
  path: ACCOUNT_PLANS,
  summary: 'Create an account plan',
  access: mayOfPlans('create'),
  body: newAccountPlan,
  response: accountPlan,
  status: 201,
});

/** An account plan without what it is made of. */
export const readAccountPlan = endpoint({
  method: 'GET',
  path: ACCOUNT_PLAN,
  summary: 'Read an account plan',
  access: mayOfPlan('read'),
  params: planParams,
  response: accountPlan,
});

/**
 * Changes a plan's own fields, over its version, which what it is made of doesn't count up. 412, 422 `archived`, `plan-in-review`, `plan-closed`,
 * `locked-by-preset`, `client-fixed` once it has stakeholders, projects or a revision, `currency-fixed` once it has amounts, and as of a new one.
 */
export const updateAccountPlan = endpoint({
  method: 'PATCH',
  path: ACCOUNT_PLAN,
  summary: 'Change an account plan',
  access: mayOfPlan('update'),
  params: planParams,
  body: accountPlanChanges,
  response: accountPlan,
});

/** Archives a plan that isn't active. 422 `plan-active`. */
export const archiveAccountPlan = endpoint({
  method: 'DELETE',
  path: ACCOUNT_PLAN,
  summary: 'Archive an account plan',
  access: mayOfPlan('delete'),
  params: planParams,
});

/** Brings an archived plan back. */
export const restoreAccountPlan = endpoint({
  method: 'POST',
  path: `${ACCOUNT_PLAN}/restore`,
  summary: 'Restore an account plan',
  access: mayOfPlan('delete'),
  params: planParams,
  response: accountPlan,
});

/** Makes an approved plan the client's active one. 422 `wrong-state`, `archived`, `active-plan-exists` (which one). */
export const activatePlan = endpoint({
  method: 'POST',
  path: `${ACCOUNT_PLAN}/activation`,
  summary: 'Activate an account plan',
  access: mayOfPlan('update'),
  params: planParams,
  body: z.object({ version: z.int().min(1) }),
  response: accountPlan,
});

/** Ends an active plan, for a reason. What waits is recalled. 422 `wrong-state`. */
export const closePlan = endpoint({
  method: 'POST',
  path: `${ACCOUNT_PLAN}/closing`,
  summary: 'Close an account plan',
  access: mayOfPlan('update'),
  params: planParams,
  body: z.object({
    version: z.int().min(1),
    reason: z.string().trim().min(1, 'Say how it ended.').max(2000),
  }),
  response: accountPlan,
});

/** Says a health in the place of the computed one, or `null` to go by the computed one again. 412 by the body's version, 422 `archived`, `plan-closed`. */
export const sayPlanHealth = endpoint({
  method: 'PUT',
  path: `${ACCOUNT_PLAN}/health`,
  summary: 'Say how an account plan stands',
  access: mayOfPlan('update'),
  params: planParams,
  body: z.object({ version: z.int().min(1), said: saidHealth.nullable() }),
  response: accountPlan,
});

/** What is delivered for a plan's client, and the health computed from it, of this moment. */
export const readPlanDelivery = endpoint({
  method: 'GET',
  path: `${ACCOUNT_PLAN}/delivery`,
  summary: 'Read what is delivered for an account plan',
  access: mayOfPlan('read'),
  params: planParams,
  response: planDelivery,
});

/**
 * When each stakeholder was talked to last, from logged activity: the newest time of the client's projects whose note says their first and
 * last name, whatever the case. Those of whom no note says anything are left out.
 */
export const lastContact = z.object({ stakeholder_id: id, on: day, by: reference });
/** When a stakeholder was talked to last. */
export type LastContact = z.infer<typeof lastContact>;

/** When each stakeholder of a plan was talked to last. */
export const listLastContacts = endpoint({
  method: 'GET',
  path: `${ACCOUNT_PLAN}/last-contacts`,
  summary: 'Read when the stakeholders of an account plan were talked to last',
  access: mayOfPlan('read'),
  params: planParams,
  response: z.object({ data: z.array(lastContact) }),
});
