import { sql } from 'kysely';
import { ACTION_DEFAULTS } from '#contract/plan-items/action.ts';
import { ownerOfItem, type PlanPlace, STAMPS } from '../queries/place.ts';
import { checkOwner } from '../rules/references.ts';
import type { PlanKind, Standing } from './plan-kind.ts';

const rows = ({ db, organization, plan }: PlanPlace, id?: string) =>
  db
    .selectFrom('plan_actions as i')
    .select([...STAMPS, 'title', 'owner_id', 'due_on', 'status', 'note', 'done_on', ownerOfItem.as('owner')])
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id')
    .execute();

type Row = Awaited<ReturnType<typeof rows>>[number];

const today = sql<string>`muster_today()`;

const standing = (row: Row): Standing<'action'> => {
  const { id, version, created_at, updated_at, owner, done_on, ...fields } = row;
  const { owner_id: _, ...said } = fields;
  return {
    ...{ id, version, name: said.title, fields, told: { ...said, owner: owner?.name ?? null } },
    item: { id, version, created_at, updated_at, ...said, owner, done_on },
  };
};

/** What is to be done. It was done on the organization's day on which somebody said so, and wasn't when they say otherwise. */
export const action: PlanKind<'action'> = {
  name: 'action',
  table: 'plan_actions',
  sections: ['actions'],
  read: async (place, id) => (await rows(place, id)).map(standing),
  begin: (asked) => ({ ...ACTION_DEFAULTS, ...asked }),
  merge: (before, changed) => ({ ...before, ...changed }),
  check: (place, fields, before) => checkOwner(place, fields, before?.fields),
  insert: ({ db, organization: org_id, plan: plan_id }, fields) =>
    db
      .insertInto('plan_actions')
      .values({ org_id, plan_id, ...fields, done_on: fields.status === 'done' ? today : null })
      .returning('id')
      .executeTakeFirstOrThrow(),
  update: ({ db, organization }, id, fields) =>
    db
      .updateTable('plan_actions')
      .set((row) => ({
        ...fields,
        done_on: fields.status === 'done' ? row.fn.coalesce('done_on', today) : null,
      }))
      .where('org_id', '=', organization)
      .where('id', '=', id)
      .execute(),
  kept: (item) => ({ kind: 'action', item }),
};
