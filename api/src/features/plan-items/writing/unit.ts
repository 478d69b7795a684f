import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import { UNIT_DEFAULTS } from '#contract/plan-items/whitespace.ts';
import { type PlanPlace, STAMPS } from '../queries/place.ts';
import type { PlanKind, Standing } from './plan-kind.ts';
import { insertRow, updateRow } from './write-row.ts';

const rows = ({ db, organization, plan }: PlanPlace, id?: string) =>
  db
    .selectFrom('plan_units as i')
    .select([...STAMPS, 'name', 'position'])
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('position')
    .orderBy(sql`lower(name)`)
    .execute();

type Row = Awaited<ReturnType<typeof rows>>[number];

const standing = (item: Row): Standing<'unit'> => {
  const { id, version, name, position } = item;
  return { id, version, name, item, fields: { name, position }, told: { name, position } };
};

/** Throws 422 `unit-taken` where another unit of the plan has the name, whatever the case of its letters. */
const checkName = async (
  { db, organization, plan }: PlanPlace,
  name: string,
  before: Standing<'unit'> | null,
): Promise<void> => {
  const twin = await db
    .selectFrom('plan_units')
    .select('id')
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  if (twin && twin.id !== before?.id)
    throw brokenRule('unit-taken', 'fields.name', 'Another unit of this plan has this name: choose another.');
};

/** A part of the client that buys for itself; taken out, it takes its cells along. */
export const unit: PlanKind<'unit'> = {
  name: 'unit',
  table: 'plan_units',
  sections: ['whitespace'],
  read: async (place, id) => (await rows(place, id)).map(standing),
  begin: (asked) => ({ ...UNIT_DEFAULTS, ...asked }),
  merge: (before, changed) => ({ ...before, ...changed }),
  check: (place, fields, before) => checkName(place, fields.name, before),
  insert: (place, fields) => insertRow(place, 'plan_units', fields),
  update: (place, id, fields) => updateRow(place, 'plan_units', id, fields),
  kept: (item) => ({ kind: 'unit', item }),
};
