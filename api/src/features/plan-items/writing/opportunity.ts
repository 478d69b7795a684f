import { type RawBuilder, sql } from 'kysely';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { OPPORTUNITY_DEFAULTS, OPPORTUNITY_PROBABILITIES } from '#contract/plan-items/opportunity.ts';
import type { Reference } from '#contract/shapes.ts';
import { ownerOfItem, type PlanPlace, STAMPS } from '../queries/place.ts';
import { checkOwner, checkService } from '../rules/references.ts';
import type { PlanKind, Standing } from './plan-kind.ts';
import { insertRow, updateRow } from './write-row.ts';

const service: RawBuilder<Reference | null> = sql`(select jsonb_build_object('id', s.id, 'name', s.name)
  from service_types s where s.org_id = i.org_id and s.id = i.service_type_id)`;

/** The dealsheet that was made from it, for those who may see dealsheets. */
const dealsheet = ({ seesDealsheets }: PlanPlace): RawBuilder<PlanItem<'opportunity'>['dealsheet']> =>
  seesDealsheets
    ? sql`(select jsonb_build_object('id', d.id, 'name', d.title, 'code', d.code, 'status', d.status)
      from dealsheets d where d.org_id = i.org_id and d.id = i.dealsheet_id)`
    : sql`null::jsonb`;

const rows = (place: PlanPlace, id?: string) =>
  place.db
    .selectFrom('plan_opportunities as i')
    .select([...STAMPS, 'name', 'stage', 'amount_minor', 'probability_pct', 'close_on', 'owner_id'])
    .select(['service_type_id', 'note', ownerOfItem.as('owner'), service.as('service')])
    .select(dealsheet(place).as('dealsheet'))
    .where('org_id', '=', place.organization)
    .where('plan_id', '=', place.plan)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id')
    .execute();

type Row = Awaited<ReturnType<typeof rows>>[number];

const standing = (row: Row): Standing<'opportunity'> => {
  const { id, version, created_at, updated_at, owner, service, dealsheet, ...fields } = row;
  const { owner_id: _, service_type_id: __, ...said } = fields;
  return {
    ...{ id, version, name: said.name, fields },
    item: { id, version, created_at, updated_at, ...said, owner, service, dealsheet },
    told: { ...said, owner: owner?.name ?? null, service: service?.name ?? null },
  };
};

/** Work that the client may give us. A stage sets its probability, unless one is said beside it. */
export const opportunity: PlanKind<'opportunity'> = {
  name: 'opportunity',
  table: 'plan_opportunities',
  sections: ['opportunities'],
  read: async (place, id) => (await rows(place, id)).map(standing),
  begin: (asked) => ({
    ...OPPORTUNITY_DEFAULTS,
    probability_pct: OPPORTUNITY_PROBABILITIES[asked.stage ?? OPPORTUNITY_DEFAULTS.stage],
    ...asked,
  }),
  merge: (before, changed) => {
    const { stage = before.stage } = changed;
    const moved = stage === before.stage ? {} : { probability_pct: OPPORTUNITY_PROBABILITIES[stage] };
    return { ...before, ...moved, ...changed };
  },
  check: async (place, fields, before) => {
    await checkOwner(place, fields, before?.fields);
    await checkService(place, fields, before?.fields);
  },
  insert: (place, fields) => insertRow(place, 'plan_opportunities', fields),
  update: (place, id, fields) => updateRow(place, 'plan_opportunities', id, fields),
  kept: (item) => ({ kind: 'opportunity', item }),
};
