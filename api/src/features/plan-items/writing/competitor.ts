import { COMPETITOR_DEFAULTS } from '#contract/plan-items/competitor.ts';
import { type PlanPlace, STAMPS } from '../queries/place.ts';
import type { PlanKind, Standing } from './plan-kind.ts';
import { insertRow, updateRow } from './write-row.ts';

const rows = ({ db, organization, plan }: PlanPlace, id?: string) =>
  db
    .selectFrom('plan_competitors as i')
    .select([...STAMPS, 'name', 'threat', 'share_pct', 'strengths', 'weaknesses', 'answer'])
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id')
    .execute();

type Row = Awaited<ReturnType<typeof rows>>[number];

const standing = (item: Row): Standing<'competitor'> => {
  const { id, version, created_at: _, updated_at: __, ...fields } = item;
  return { id, version, name: fields.name, item, fields, told: fields };
};

/** Who else wants what the plan wants. */
export const competitor: PlanKind<'competitor'> = {
  name: 'competitor',
  table: 'plan_competitors',
  sections: ['competitors'],
  read: async (place, id) => (await rows(place, id)).map(standing),
  begin: (asked) => ({ ...COMPETITOR_DEFAULTS, ...asked }),
  merge: (before, changed) => ({ ...before, ...changed }),
  check: async () => undefined,
  insert: (place, fields) => insertRow(place, 'plan_competitors', fields),
  update: (place, id, fields) => updateRow(place, 'plan_competitors', id, fields),
  kept: (item) => ({ kind: 'competitor', item }),
};
