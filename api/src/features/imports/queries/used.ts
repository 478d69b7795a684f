import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** Takes hold of an import's entries and counts them: all, those that were approved or locked since, and those of closed months. */
export const holdEntries = async ({ db, organization }: Context, importId: string) => {
  await sql`select hold_months(${organization}, false)`.execute(db);
  const { rows } = await sql<{ entries: number; closed: number; frozen: number }>`
    select count(*)::int as entries, count(*) filter (where status in ('approved', 'locked'))::int as closed,
      count(*) filter (where date_trunc('month', work_date)::date = any (array(select c.month from activity_months c
        where c.org_id = ${organization} and c.status = 'closed')))::int as frozen
    from (select status, work_date from activity_entries
      where org_id = ${organization} and import_id = ${importId} for update) as held`.execute(db);
  return rows[0] ?? { entries: 0, closed: 0, frozen: 0 };
};

/** Something that an import created. */
export interface Created {
  readonly id: string;
  readonly name: string;
}

/**
 * What an import created and nobody has added anything to that would go with it: members without an account, projects
 * without grants, milestones and service types of their own, service types without rates.
 */
export const listUntouched = async ({ db, organization }: Context, importId: string) => {
  const own = (table: 'members' | 'clients' | 'projects' | 'service_types') =>
    sql`select id, name from ${sql.table(table)} t where t.org_id = ${organization} and t.import_id = ${importId}`;
  const without = (table: string, column: string) =>
    sql`not exists (select from ${sql.table(table)} u where u.org_id = t.org_id and u.${sql.ref(column)} = t.id)`;
  const projects = await sql<Created>`${own('projects')} and ${without('role_grants', 'project_id')}
    and ${without('project_milestones', 'project_id')} and ${without('project_services', 'project_id')}`.execute(
    db,
  );
  // Rates of people count as well, which not everybody reads who takes an import back.
  const services = await sql<Created>`${own('service_types')} and not exists (
    select from rates_that_count(array[t.id]) r where r.service_type_id = t.id)`.execute(db);
  return {
    projects: projects.rows,
    clients: (await sql<Created>`${own('clients')}`.execute(db)).rows,
    services: services.rows,
    people: (await sql<Created>`${own('members')} and t.user_sub is null`.execute(db)).rows,
  };
};

/** What an import created and is still there. */
export const listRemaining = async ({ db, organization }: Context, importId: string): Promise<Created[]> => {
  const { rows } = await sql<Created>`
    select id, name from projects where org_id = ${organization} and import_id = ${importId}
    union all select id, name from clients where org_id = ${organization} and import_id = ${importId}
    union all select id, name from service_types where org_id = ${organization} and import_id = ${importId}
    union all select id, name from members where org_id = ${organization} and import_id = ${importId}`.execute(
    db,
  );
  return rows;
};
