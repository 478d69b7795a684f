import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listExecutiveTeams } from '#contract/executive/endpoints.ts';
import { periodOf } from '#contract/executive/periods.ts';
import type { ExecutiveTeam } from '#contract/executive/rows.ts';
import type { Page } from '#contract/pagination.ts';
import type { PersonContext } from '../../../platform/context.ts';
import { pageOfRows } from '../rules/page.ts';
import { listRowsOfPlaces, type PlaceOfRows } from './each-place.ts';

/** Departments with what their people had to work in the period and logged, by organization and name. */
export const listTeams = async (
  context: PersonContext,
  query: QueryOf<typeof listExecutiveTeams>,
): Promise<Page<ExecutiveTeam>> => {
  const rows = await listRowsOfPlaces(context, query, teamsOf);
  const placed = rows.map((row) => ({
    row,
    key: `${row.organization.name.toLowerCase()}\n${row.department?.toLowerCase() ?? '￿'}`,
    id: `${row.organization.id}${row.department ?? ''}`,
  }));
  return pageOfRows(placed, query, false);
};

interface Team {
  readonly department: string;
  readonly people: number;
  readonly capacity_min: number;
  readonly logged_s: number;
  readonly billable_s: number;
}

const teamsOf = async ({ day, asked, inside, organization }: PlaceOfRows): Promise<ExecutiveTeam[]> => {
  const { from, to } = periodOf(day, asked.window);
  const org = sql`${organization.id}::uuid`;
  const { rows } = await sql<Team>`
    select w.*, (select count(*)::int from members m where m.org_id = ${org} and coalesce(m.department, '') = w.department and m.archived_at is null
        and m.employment <> 'placeholder' and (m.status in ('active', 'on_leave') or (m.status = 'offboarded' and m.end_date is not null))
        and m.start_date <= ${to}::date and coalesce(m.end_date >= ${from}::date, true)) as people
    from (
      select t.department, sum(t.capacity_min)::float8 as capacity_min, sum(t.logged_s)::float8 as logged_s, sum(t.billable_s)::float8 as billable_s
      from portfolio_work t where t.org_id = ${org} and t.day between ${from}::date and ${to}::date group by 1) w`.execute(
    inside.db,
  );
  return rows.map(({ department, people, capacity_min, logged_s, billable_s }) => {
    const share = (seconds: number) =>
      capacity_min > 0 ? Math.round((seconds / 60 / capacity_min) * 100) : null;
    return {
      ...{ organization, department: department || null, people, capacity_min, logged_s, billable_s },
      ...{ utilisation_pct: share(logged_s), billable_pct: share(billable_s) },
    };
  });
};
