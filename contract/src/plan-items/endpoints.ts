import { z } from 'zod';
import { ACCOUNT_PLAN, mayOfPlan, planParams } from '../account-plans/places.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../shapes.ts';
import { PLAN_ITEM_FIELDS, PLAN_ITEM_SHAPES } from './items.ts';
import { planItemKind } from './kinds.ts';

const PLACE = `${ACCOUNT_PLAN}/items` as const;
const fields = PLAN_ITEM_FIELDS;
const shapes = PLAN_ITEM_SHAPES;
const itemParams = planParams.extend({ item_id: id });

/** Something new in a plan; what may be left out begins as PLAN_ITEM_DEFAULTS say. */
export const newPlanItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('objective'), fields: fields.objective.partial().required({ title: true }) }),
  z.object({
    kind: z.literal('stakeholder'),
    fields: fields.stakeholder.partial().required({ contact_id: true }),
  }),
  z.object({
    kind: z.literal('swot'),
    fields: fields.swot.partial().required({ quadrant: true, text: true }),
  }),
  z.object({ kind: z.literal('unit'), fields: fields.unit.partial().required({ name: true }) }),
  z.object({
    kind: z.literal('whitespace'),
    fields: fields.whitespace.partial().required({ service_type_id: true, year: true }),
  }),
  z.object({ kind: z.literal('opportunity'), fields: fields.opportunity.partial().required({ name: true }) }),
  z.object({ kind: z.literal('action'), fields: fields.action.partial().required({ title: true }) }),
  z.object({ kind: z.literal('risk'), fields: fields.risk.partial().required({ text: true }) }),
  z.object({ kind: z.literal('competitor'), fields: fields.competitor.partial().required({ name: true }) }),
  z.object({ kind: z.literal('decision'), fields: fields.decision.partial().required({ text: true }) }),
]);
/** Something new in a plan. */
export type NewPlanItem = z.infer<typeof newPlanItem>;

/** What changes of something in a plan. */
export const planItemChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('objective'), fields: fields.objective.partial() }),
  z.object({ kind: z.literal('stakeholder'), fields: fields.stakeholder.partial() }),
  z.object({ kind: z.literal('swot'), fields: fields.swot.partial() }),
  z.object({ kind: z.literal('unit'), fields: fields.unit.partial() }),
  z.object({
    kind: z.literal('whitespace'),
    fields: fields.whitespace.pick({ spend_minor: true, with: true, opportunity_id: true }).partial(),
  }),
  z.object({ kind: z.literal('opportunity'), fields: fields.opportunity.partial() }),
  z.object({ kind: z.literal('action'), fields: fields.action.partial() }),
  z.object({ kind: z.literal('risk'), fields: fields.risk.partial() }),
  z.object({ kind: z.literal('competitor'), fields: fields.competitor.partial() }),
  z.object({ kind: z.literal('decision'), fields: fields.decision.partial() }),
]);
/** What changes of something in a plan. */
export type PlanItemChange = z.infer<typeof planItemChange>;

/** Something in a plan, with its kind. */
export const keptPlanItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('objective'), item: shapes.objective }),
  z.object({ kind: z.literal('stakeholder'), item: shapes.stakeholder }),
  z.object({ kind: z.literal('swot'), item: shapes.swot }),
  z.object({ kind: z.literal('unit'), item: shapes.unit }),
  z.object({ kind: z.literal('whitespace'), item: shapes.whitespace }),
  z.object({ kind: z.literal('opportunity'), item: shapes.opportunity }),
  z.object({ kind: z.literal('action'), item: shapes.action }),
  z.object({ kind: z.literal('risk'), item: shapes.risk }),
  z.object({ kind: z.literal('competitor'), item: shapes.competitor }),
  z.object({ kind: z.literal('decision'), item: shapes.decision }),
]);
/** Something in a plan, with its kind. */
export type KeptPlanItem = z.infer<typeof keptPlanItem>;

/** Everything in a plan but its whitespace, oldest first within each kind (units by position). */
export const planItems = z.object({
  objectives: z.array(shapes.objective),
  stakeholders: z.array(shapes.stakeholder),
  swot: z.array(shapes.swot),
  units: z.array(shapes.unit),
  opportunities: z.array(shapes.opportunity),
  actions: z.array(shapes.action),
  risks: z.array(shapes.risk),
  competitors: z.array(shapes.competitor),
  decisions: z.array(shapes.decision),
});
/** Everything in a plan but its whitespace. */
export type PlanItems = z.infer<typeof planItems>;

/** Everything in a plan but its whitespace, at once. */
export const listPlanItems = endpoint({
  method: 'GET',
  path: PLACE,
  summary: 'Read what an account plan is made of',
  access: mayOfPlan('read'),
  params: planParams,
  response: planItems,
});

/** The grid of services and units: every active service type is a row, and those that have a cell. */
export const whitespaceGrid = z.object({
  services: z.array(z.object({ id, code: z.string(), name: z.string() })),
  units: z.array(shapes.unit),
  years: z.array(z.int()),
  cells: z.array(shapes.whitespace),
});
/** The grid of services and units. */
export type WhitespaceGrid = z.infer<typeof whitespaceGrid>;

/** The grid of a year, or of all; `years` = those of the plan's period and those that have a cell. */
export const readWhitespace = endpoint({
  method: 'GET',
  path: `${ACCOUNT_PLAN}/whitespace`,
  summary: 'Read the whitespace of an account plan',
  access: mayOfPlan('read'),
  params: planParams,
  query: z.object({ year: z.coerce.number().int().min(2000).max(2100).optional() }),
  response: whitespaceGrid,
});

/**
 * Adds something. 422 `archived`, `plan-in-review`, `plan-closed`, `too-many-items`, `reference` (which field), `stakeholder-twice`,
 * `contact-of-client`, `reports-to-circle`, `cell-taken`, `unit-taken`.
 */
export const addPlanItem = endpoint({
  method: 'POST',
  path: PLACE,
  summary: 'Add something to an account plan',
  access: mayOfPlan('update'),
  params: planParams,
  body: newPlanItem,
  response: keptPlanItem,
  status: 201,
});

/** Changes something, over the item's own version. 412, and the rules of adding it. */
export const changePlanItem = endpoint({
  method: 'PATCH',
  path: `${PLACE}/:item_id`,
  summary: 'Change something in an account plan',
  access: mayOfPlan('update'),
  params: itemParams,
  body: planItemChange,
  response: keptPlanItem,
});

/** Takes something out, over the item's own version. What points to it points to nothing then; a unit takes its cells along. */
export const removePlanItem = endpoint({
  method: 'DELETE',
  path: `${PLACE}/:item_id`,
  summary: 'Take something out of an account plan',
  access: mayOfPlan('update'),
  params: itemParams,
  query: z.object({ kind: planItemKind }),
});

/**
 * Makes a dealsheet from an opportunity, for its client, with its name, owner, probability and closing day, and names it there. 422
 * `archived`, `plan-in-review`, `plan-closed`, `dealsheet-made` (by one that isn't archived), and as of a new dealsheet; 403 `plan-update` for
 * somebody who may not change plans. From then on it is proposed at least, and ends as its dealsheet does.
 */
export const makeOpportunityDealsheet = endpoint({
  method: 'POST',
  path: `${PLACE}/:item_id/dealsheet`,
  summary: 'Make a dealsheet from an opportunity',
  access: { scope: 'organization', object: '/dealsheets', action: 'create' },
  params: itemParams,
  body: z.object({
    title: z.string().trim().max(120, 'Use at most 120 characters.').nullable().default(null),
  }),
  response: z.object({ dealsheet_id: id, code: z.string() }),
  status: 201,
});
