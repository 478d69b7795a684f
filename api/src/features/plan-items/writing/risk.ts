import { RISK_DEFAULTS } from '#contract/plan-items/risk.ts';
import { ownerOfItem, type PlanPlace, STAMPS } from '../queries/place.ts';
import { checkOwner } from '../rules/references.ts';
import type { PlanKind, Standing } from './plan-kind.ts';
import { insertRow, updateRow } from './write-row.ts';

const rows = ({ db, organization, plan }: PlanPlace, id?: string) =>
  db
    .selectFrom('plan_risks as i')
    .select([...STAMPS, 'text', 'likelihood', 'impact', 'mitigation', 'owner_id', 'due_on', 'status'])
    .select(ownerOfItem.as('owner'))
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id')
    .execute();

type Row = Awaited<ReturnType<typeof rows>>[number];

const standing = ({ id, version, created_at, updated_at, owner, ...fields }: Row): Standing<'risk'> => {
  const { owner_id: _, ...said } = fields;
  return {
    ...{ id, version, name: said.text, fields, told: { ...said, owner: owner?.name ?? null } },
    item: { id, version, created_at, updated_at, ...said, owner },
  };
};

/** What may go wrong. */
export const risk: PlanKind<'risk'> = {
  name: 'risk',
  table: 'plan_risks',
  sections: ['risks'],
  read: async (place, id) => (await rows(place, id)).map(standing),
  begin: (asked) => ({ ...RISK_DEFAULTS, ...asked }),
  merge: (before, changed) => ({ ...before, ...changed }),
  check: (place, fields, before) => checkOwner(place, fields, before?.fields),
  insert: (place, fields) => insertRow(place, 'plan_risks', fields),
  update: (place, id, fields) => updateRow(place, 'plan_risks', id, fields),
  kept: (item) => ({ kind: 'risk', item }),
};
