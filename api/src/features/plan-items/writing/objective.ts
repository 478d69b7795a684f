import { progressPct } from '#contract/account-plans/progress.ts';
import { OBJECTIVE_DEFAULTS } from '#contract/plan-items/objective.ts';
import { ownerOfItem, type PlanPlace, STAMPS } from '../queries/place.ts';
import { checkOwner } from '../rules/references.ts';
import type { PlanKind, Standing } from './plan-kind.ts';
import { insertRow, updateRow } from './write-row.ts';

const rows = ({ db, organization, plan }: PlanPlace, id?: string) =>
  db
    .selectFrom('plan_objectives as i')
    .select([...STAMPS, 'title', 'metric', 'unit', 'baseline', 'target', 'current', 'due_on'])
    .select(['owner_id', ownerOfItem.as('owner'), 'status', 'note'])
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id')
    .execute();

type Row = Awaited<ReturnType<typeof rows>>[number];

const standing = ({ id, version, created_at, updated_at, owner, ...fields }: Row): Standing<'objective'> => {
  const { owner_id: _, ...said } = fields;
  return {
    ...{ id, version, name: said.title, fields, told: { ...said, owner: owner?.name ?? null } },
    item: { id, version, created_at, updated_at, ...said, owner, progress_pct: progressPct(fields) },
  };
};

/** What a plan wants to reach. */
export const objective: PlanKind<'objective'> = {
  name: 'objective',
  table: 'plan_objectives',
  sections: ['objectives'],
  read: async (place, id) => (await rows(place, id)).map(standing),
  begin: (asked) => ({ ...OBJECTIVE_DEFAULTS, ...asked }),
  merge: (before, changed) => ({ ...before, ...changed }),
  check: (place, fields, before) => checkOwner(place, fields, before?.fields),
  insert: (place, fields) => insertRow(place, 'plan_objectives', fields),
  update: (place, id, fields) => updateRow(place, 'plan_objectives', id, fields),
  kept: (item) => ({ kind: 'objective', item }),
};
