import { sql } from 'kysely';
import type { WhitespaceGrid } from '#contract/plan-items/endpoints.ts';
import { PLAN_KINDS } from '../writing/plan-kinds.ts';
import type { PlanPlace } from './place.ts';

/** The grid of a year, or of all years. */
export const readGrid = async (place: PlanPlace, year: number | undefined): Promise<WhitespaceGrid> => {
  const [services, units, years, cells] = await Promise.all([
    listServices(place),
    PLAN_KINDS.unit.read(place),
    listYears(place),
    listCells(place, year),
  ]);
  return { services, units: units.map(({ item }) => item), years, cells };
};

/** What is sold now, and what has a cell though it isn't any more. */
const listServices = ({ db, organization, plan }: PlanPlace): Promise<WhitespaceGrid['services']> =>
  db
    .selectFrom('service_types as s')
    .select(['s.id', 's.code', 's.name'])
    .where('s.org_id', '=', organization)
    .where((is) =>
      is.or([
        is.and([is('s.status', '=', 'active'), is('s.archived_at', 'is', null)]),
        is.exists(
          is
            .selectFrom('plan_whitespace as i')
            .whereRef('i.org_id', '=', 's.org_id')
            .whereRef('i.service_type_id', '=', 's.id')
            .where('i.plan_id', '=', plan),
        ),
      ]),
    )
    .orderBy(sql`lower(s.name)`)
    .orderBy('s.id')
    .execute();

/** Those of the plan's period, and those that have a cell, earliest first. */
const listYears = async ({ db, organization, plan }: PlanPlace): Promise<number[]> => {
  const { rows } = await sql<{ year: number }>`
    select y as year from account_plans p
      cross join generate_series(extract(year from p.starts_on)::int, extract(year from p.ends_on)::int) y
      where p.org_id = ${organization}::uuid and p.id = ${plan}::uuid
    union select year from plan_whitespace where org_id = ${organization}::uuid and plan_id = ${plan}::uuid
    order by 1`.execute(db);
  return rows.map(({ year }) => year);
};

/** There may be thousands: nothing is asked of them but what they are. */
const listCells = (
  { db, organization, plan }: PlanPlace,
  year: number | undefined,
): Promise<WhitespaceGrid['cells']> =>
  db
    .selectFrom('plan_whitespace')
    .select([
      'id',
      'version',
      'created_at',
      'updated_at',
      'service_type_id',
      'unit_id',
      'year',
      'spend_minor',
    ])
    .select(['spent_with as with', 'opportunity_id'])
    .where('org_id', '=', organization)
    .where('plan_id', '=', plan)
    .$if(year !== undefined, (query) => query.where('year', '=', year ?? 0))
    .orderBy('id')
    .execute();
