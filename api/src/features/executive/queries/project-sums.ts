import { sql } from 'kysely';
import type { Span } from '#contract/executive/periods.ts';
import type { Inside } from '../rules/days.ts';

/** What a project is called. */
export interface NamedProject {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly client: { readonly id: string; readonly name: string } | null;
  readonly health_note: string | null;
}

/** What a project's time of a period sold for and cost in a currency; of that currency alone, seconds too. */
export interface ProjectSum {
  readonly project: string;
  readonly currency: string;
  readonly bill_minor: number;
  readonly cost_minor: number;
  readonly logged_s: number;
  readonly billable_s: number;
}

/** Sums of the projects with time in a period, by project and currency. */
export const listProjectSums = async (
  { db, organization }: Inside,
  { from, to }: Span,
): Promise<readonly ProjectSum[]> => {
  const org = sql`${organization}::uuid`;
  const { rows } = await sql<ProjectSum>`
    select p.id as project, coalesce(d.currency, p.currency) as currency, sum(d.bill_minor)::float8 as bill_minor,
      sum(d.cost_minor)::float8 as cost_minor, sum(d.seconds)::float8 as logged_s,
      coalesce(sum(d.seconds) filter (where d.billable), 0)::float8 as billable_s
    from projects p cross join lateral (
      select * from project_day_sums s where s.org_id = ${org} and s.project_id = p.id and s.work_date between ${from}::date and ${to}::date offset 0) d
    where p.org_id = ${org} group by 1, 2
    having (sum(d.bill_minor), sum(d.cost_minor), sum(d.seconds)) <> (0, 0, 0)`.execute(db);
  return rows;
};

/** Names of the projects that a list has rows of. */
export const listNamedProjects = async (
  { db, organization }: Inside,
  ids: readonly string[],
): Promise<readonly NamedProject[]> => {
  const { rows } = await sql<NamedProject>`
    select p.id, p.code, p.name, p.health_note,
      case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name) end as client
    from projects p left join clients c on c.org_id = p.org_id and c.id = p.client_id
    where p.org_id = ${organization}::uuid and p.id = any (${ids}::uuid[])`.execute(db);
  return rows;
};

/** Time of a project without a price, and without a cost. */
export interface ProjectGaps {
  readonly project: string;
  readonly unpriced_s: number;
  readonly uncosted_s: number;
}

/** The same of the projects of a page, since it is read from the entries themselves. */
export const listProjectGaps = async (
  { db, organization }: Inside,
  ids: readonly string[],
  { from, to }: Span,
): Promise<readonly ProjectGaps[]> => {
  const org = sql`${organization}::uuid`;
  const { rows } = await sql<ProjectGaps>`
    select p.id as project, coalesce(sum(e.duration_s) filter (where e.billable and e.bill_rate is null and e.bill_minor = 0), 0)::float8 as unpriced_s,
      coalesce(sum(e.duration_s) filter (where e.cost_rate is null and e.cost_minor = 0), 0)::float8 as uncosted_s
    from unnest(${ids}::uuid[]) p (id) cross join lateral (
      select * from activity_entries a where a.org_id = ${org} and a.project_id = p.id and a.archived_at is null
        and a.work_date between ${from}::date and ${to}::date offset 0) e
    group by 1`.execute(db);
  return rows;
};
