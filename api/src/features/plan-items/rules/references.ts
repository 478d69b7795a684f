import { brokenRule } from '#contract/errors.ts';
import type { PlanPlace } from '../queries/place.ts';

/** True of an id that is said now and wasn't before: what an item named already may stay, though nobody could choose it any more. */
export const isChosen = (id: string | null, before: string | null | undefined): id is string =>
  id !== null && id !== before;

interface Owned {
  readonly owner_id: string | null;
}

/** Throws 422 `reference` unless whoever owns it is somebody of the team. */
export const checkOwner = async (
  { db, organization }: PlanPlace,
  { owner_id }: Owned,
  before: Owned | undefined,
): Promise<void> => {
  if (!isChosen(owner_id, before?.owner_id)) return;
  const owner = await db
    .selectFrom('members')
    .select('id')
    .where('org_id', '=', organization)
    .where('id', '=', owner_id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!owner) throw brokenRule('reference', 'fields.owner_id', 'Choose a person from the list.');
};

interface Served {
  readonly service_type_id: string | null;
}

/** Throws 422 `reference` unless its service is one that is sold. */
export const checkService = async (
  { db, organization }: PlanPlace,
  { service_type_id }: Served,
  before: Served | undefined,
): Promise<void> => {
  if (!isChosen(service_type_id, before?.service_type_id)) return;
  const service = await db
    .selectFrom('service_types')
    .select('id')
    .where('org_id', '=', organization)
    .where('id', '=', service_type_id)
    .where('archived_at', 'is', null)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!service)
    throw brokenRule('reference', 'fields.service_type_id', 'Choose a service type from the list.');
};

const OTHERS = {
  action_id: { table: 'plan_actions', message: 'Choose an action of this plan.' },
  opportunity_id: { table: 'plan_opportunities', message: 'Choose an opportunity of this plan.' },
  unit_id: { table: 'plan_units', message: 'Choose a unit of this plan.' },
} as const;

/** Throws 422 `reference` beside the field unless it names another item of the same plan. */
export const checkItem = async (
  { db, organization, plan }: PlanPlace,
  field: keyof typeof OTHERS,
  id: string | null,
  before: string | null | undefined,
): Promise<void> => {
  if (!isChosen(id, before)) return;
  const { table, message } = OTHERS[field];
  const other = await db
    .selectFrom(table)
    .select('id')
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!other) throw brokenRule('reference', `fields.${field}`, message);
};
