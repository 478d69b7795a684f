import { sql } from 'kysely';
import { SWOT_DEFAULTS } from '#contract/plan-items/swot.ts';
import { type PlanPlace, STAMPS } from '../queries/place.ts';
import { checkItem } from '../rules/references.ts';
import type { PlanKind, Standing } from './plan-kind.ts';
import { insertRow, updateRow } from './write-row.ts';

const rows = ({ db, organization, plan }: PlanPlace, id?: string) =>
  db
    .selectFrom('plan_swot as i')
    .select([...STAMPS, 'quadrant', 'text', 'impact', 'action_id'])
    .select(
      sql<string | null>`(select a.title from plan_actions a
        where a.org_id = i.org_id and a.plan_id = i.plan_id and a.id = i.action_id)`.as('action'),
    )
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id')
    .execute();

type Row = Awaited<ReturnType<typeof rows>>[number];

const standing = ({ id, version, created_at, updated_at, action, ...fields }: Row): Standing<'swot'> => {
  const { action_id: _, ...said } = fields;
  return {
    ...{ id, version, name: said.text, fields, told: { ...said, action } },
    item: { id, version, created_at, updated_at, ...fields },
  };
};

/** What stands in a corner: a strength, weakness, opportunity or threat. */
export const swot: PlanKind<'swot'> = {
  name: 'swot',
  table: 'plan_swot',
  sections: ['swot'],
  read: async (place, id) => (await rows(place, id)).map(standing),
  begin: (asked) => ({ ...SWOT_DEFAULTS, ...asked }),
  merge: (before, changed) => ({ ...before, ...changed }),
  check: (place, fields, before) => checkItem(place, 'action_id', fields.action_id, before?.fields.action_id),
  insert: (place, fields) => insertRow(place, 'plan_swot', fields),
  update: (place, id, fields) => updateRow(place, 'plan_swot', id, fields),
  kept: (item) => ({ kind: 'swot', item }),
};
