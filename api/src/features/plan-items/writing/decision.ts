import { DECISION_DEFAULTS } from '#contract/plan-items/decision.ts';
import { ownerOfItem, type PlanPlace, STAMPS } from '../queries/place.ts';
import { readToday } from '../queries/today.ts';
import { checkOwner } from '../rules/references.ts';
import type { PlanKind, Standing } from './plan-kind.ts';
import { insertRow, updateRow } from './write-row.ts';

const rows = ({ db, organization, plan }: PlanPlace, id?: string) =>
  db
    .selectFrom('plan_decisions as i')
    .select([...STAMPS, 'text', 'reason', 'decided_on', 'owner_id', ownerOfItem.as('owner')])
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id')
    .execute();

type Row = Awaited<ReturnType<typeof rows>>[number];

const standing = ({ id, version, created_at, updated_at, owner, ...fields }: Row): Standing<'decision'> => {
  const { owner_id: _, ...said } = fields;
  return {
    ...{ id, version, name: said.text, fields, told: { ...said, owner: owner?.name ?? null } },
    item: { id, version, created_at, updated_at, ...said, owner },
  };
};

/** What was decided. It doesn't age: it is what it was on its day. */
export const decision: PlanKind<'decision'> = {
  name: 'decision',
  table: 'plan_decisions',
  sections: [],
  read: async (place, id) => (await rows(place, id)).map(standing),
  begin: async (asked, place) => ({ ...DECISION_DEFAULTS, decided_on: await readToday(place), ...asked }),
  merge: (before, changed) => ({ ...before, ...changed }),
  check: (place, fields, before) => checkOwner(place, fields, before?.fields),
  insert: (place, fields) => insertRow(place, 'plan_decisions', fields),
  update: (place, id, fields) => updateRow(place, 'plan_decisions', id, fields),
  kept: (item) => ({ kind: 'decision', item }),
};
