import { sql } from 'kysely';
import { STAKEHOLDER_DEFAULTS } from '#contract/plan-items/stakeholder.ts';
import { ownerOfItem, type PlanPlace, STAMPS } from '../queries/place.ts';
import { checkOwner } from '../rules/references.ts';
import { checkContact, checkSuperior } from '../rules/stakeholders.ts';
import type { PlanKind, Standing } from './plan-kind.ts';
import { insertRow, updateRow } from './write-row.ts';

const rows = ({ db, organization, plan }: PlanPlace, id?: string) =>
  db
    .selectFrom('plan_stakeholders as i')
    .innerJoin('contacts as c', (join) =>
      join.onRef('c.org_id', '=', 'i.org_id').onRef('c.id', '=', 'i.contact_id'),
    )
    .select([...STAMPS, 'contact_id', 'role', 'support', 'coverage', 'influence', 'reports_to', 'owner_id'])
    .select(['i.note', ownerOfItem.as('owner'), 'c.title', 'c.left_at'])
    .select([
      sql<string>`c.first_name || ' ' || c.last_name`.as('name'),
      sql<string | null>`(select b.first_name || ' ' || b.last_name from plan_stakeholders a
        join contacts b on b.org_id = a.org_id and b.id = a.contact_id
        where a.org_id = i.org_id and a.plan_id = i.plan_id and a.id = i.reports_to)`.as('superior'),
    ])
    .where('i.org_id', '=', organization)
    .where('plan_id', '=', plan)
    .$if(id !== undefined, (query) => query.where('i.id', '=', id ?? ''))
    .orderBy('i.id')
    .execute();

type Row = Awaited<ReturnType<typeof rows>>[number];

const standing = (row: Row): Standing<'stakeholder'> => {
  const { id, version, created_at, updated_at, owner, name, title, left_at, superior, ...fields } = row;
  const { owner_id: _, contact_id, reports_to, ...said } = fields;
  return {
    ...{ id, version, name, fields },
    item: {
      ...{ id, version, created_at, updated_at, ...said, reports_to, owner },
      contact: { id: contact_id, name, title, left_at },
    },
    told: { contact: name, ...said, reports_to: superior, owner: owner?.name ?? null },
  };
};

/** Somebody at the client who counts. */
export const stakeholder: PlanKind<'stakeholder'> = {
  name: 'stakeholder',
  table: 'plan_stakeholders',
  sections: ['stakeholders'],
  read: async (place, id) => (await rows(place, id)).map(standing),
  begin: (asked) => ({ ...STAKEHOLDER_DEFAULTS, ...asked }),
  merge: (before, changed) => ({ ...before, ...changed }),
  check: async (place, fields, before) => {
    await checkContact(place, fields.contact_id, before);
    await checkSuperior(place, fields.reports_to, before);
    await checkOwner(place, fields, before?.fields);
  },
  insert: (place, fields) => insertRow(place, 'plan_stakeholders', fields),
  update: (place, id, fields) => updateRow(place, 'plan_stakeholders', id, fields),
  kept: (item) => ({ kind: 'stakeholder', item }),
};
