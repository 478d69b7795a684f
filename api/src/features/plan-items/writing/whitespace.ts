import { brokenRule } from '#contract/errors.ts';
import type { PlanItemFields } from '#contract/plan-items/items.ts';
import { WHITESPACE_DEFAULTS } from '#contract/plan-items/whitespace.ts';
import { type PlanPlace, STAMPS } from '../queries/place.ts';
import { checkItem, checkService } from '../rules/references.ts';
import type { PlanKind, Standing } from './plan-kind.ts';
import { insertRow, updateRow } from './write-row.ts';

const rows = ({ db, organization, plan }: PlanPlace, id?: string) =>
  db
    .selectFrom('plan_whitespace as i')
    .innerJoin('service_types as s', (join) =>
      join.onRef('s.org_id', '=', 'i.org_id').onRef('s.id', '=', 'i.service_type_id'),
    )
    .leftJoin('plan_units as u', (join) =>
      join.onRef('u.org_id', '=', 'i.org_id').onRef('u.id', '=', 'i.unit_id'),
    )
    .leftJoin('plan_opportunities as o', (join) =>
      join.onRef('o.org_id', '=', 'i.org_id').onRef('o.id', '=', 'i.opportunity_id'),
    )
    .select([...STAMPS, 'i.service_type_id', 'i.unit_id', 'i.year', 'i.spend_minor', 'i.spent_with as with'])
    .select(['i.opportunity_id', 's.name as service', 'u.name as unit', 'o.name as opportunity'])
    .where('i.org_id', '=', organization)
    .where('i.plan_id', '=', plan)
    .$if(id !== undefined, (query) => query.where('i.id', '=', id ?? ''))
    .orderBy('i.id')
    .execute();

type Row = Awaited<ReturnType<typeof rows>>[number];

const standing = (row: Row): Standing<'whitespace'> => {
  const { id, version, created_at, updated_at, service, unit, opportunity, ...fields } = row;
  const { year, spend_minor } = fields;
  return {
    ...{ id, version, name: [service, unit, year].filter((part) => part !== null).join(' · '), fields },
    item: { id, version, created_at, updated_at, ...fields },
    told: { service, unit, year, spend_minor, with: fields.with, opportunity },
  };
};

/** Throws 422 `cell-taken` where there is a cell for a service, unit and year. */
const checkCell = async (
  { db, organization, plan }: PlanPlace,
  { service_type_id, unit_id, year }: PlanItemFields<'whitespace'>,
): Promise<void> => {
  const twin = await db
    .selectFrom('plan_whitespace')
    .select('id')
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .where('service_type_id', '=', service_type_id)
    .where('unit_id', 'is not distinct from', unit_id)
    .where('year', '=', year)
    .executeTakeFirst();
  if (twin)
    throw brokenRule(
      'cell-taken',
      'fields.service_type_id',
      'This service has a cell for this unit and year already: change that one.',
    );
};

const columnsOf = ({ with: spent_with, ...columns }: PlanItemFields<'whitespace'>) => ({
  ...columns,
  spent_with,
});

/** A cell: what a part of the client spends on a service in a year. */
export const whitespace: PlanKind<'whitespace'> = {
  name: 'whitespace',
  table: 'plan_whitespace',
  sections: ['whitespace'],
  read: async (place, id) => (await rows(place, id)).map(standing),
  begin: (asked) => ({ ...WHITESPACE_DEFAULTS, ...asked }),
  merge: (before, changed) => ({ ...before, ...changed }),
  check: async (place, fields, before) => {
    await checkService(place, fields, before?.fields);
    await checkItem(place, 'unit_id', fields.unit_id, before?.fields.unit_id);
    await checkItem(place, 'opportunity_id', fields.opportunity_id, before?.fields.opportunity_id);
    if (!before) await checkCell(place, fields);
  },
  insert: (place, fields) => insertRow(place, 'plan_whitespace', columnsOf(fields)),
  update: (place, id, fields) => updateRow(place, 'plan_whitespace', id, columnsOf(fields)),
  kept: (item) => ({ kind: 'whitespace', item }),
};
