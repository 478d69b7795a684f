import { sql } from 'kysely';
import { CHILDREN_SHOWN, type ClientFamily } from '#contract/clients/family.ts';
import { OPEN_STATUSES } from '#contract/projects/states.ts';
import type { Context } from '../../../platform/context.ts';

const open = sql.join(OPEN_STATUSES.map((status) => sql.lit(status)));

/** Who stands above a client and right below it, with the work of each branch; archived branches don't count. */
export const findFamily = async ({ db, organization }: Context, client: string): Promise<ClientFamily> => {
  const { rows } = await sql<ClientFamily>`
    with recursive above as (
      select id, parent_id, 0 as height from clients where org_id = ${organization}::uuid and id = ${client}::uuid
      union
      select c.id, c.parent_id, a.height + 1 from clients c join above a on c.id = a.parent_id
        where c.org_id = ${organization}::uuid and a.height < 50),
    below as (
      select id, id as branch from clients
        where org_id = ${organization}::uuid and parent_id = ${client}::uuid and archived_at is null
      union
      select c.id, b.branch from clients c join below b on c.parent_id = b.id
        where c.org_id = ${organization}::uuid and c.archived_at is null),
    branch_members as (select id, branch from below union all select ${client}::uuid, ${client}::uuid),
    work as (
      select m.branch, m.id, count(p.id) as projects, count(p.id) filter (where p.status in (${open})) as open_projects,
        coalesce(sum(t.seconds), 0) as seconds
      from branch_members m
      left join projects p on p.org_id = ${organization}::uuid and p.client_id = m.id and p.archived_at is null
      left join project_totals t on t.org_id = p.org_id and t.project_id = p.id
      group by m.branch, m.id),
    branches as (
      select branch, count(*) - 1 as clients, sum(projects) as projects, sum(open_projects) as open_projects, sum(seconds) as seconds
      from work group by branch)
    select
      (select coalesce(jsonb_agg(${relative} order by a.height desc), '[]')
        from above a join clients c on c.org_id = ${organization}::uuid and c.id = a.id where a.height > 0) as above,
      (select coalesce(jsonb_agg(${relative} || jsonb_build_object('clients', c.clients, 'projects', c.projects,
          'open_projects', c.open_projects, 'seconds', c.seconds) order by lower(c.name), c.id), '[]')
        from (select k.*, b.clients, b.projects, b.open_projects, b.seconds from branches b
          join clients k on k.org_id = ${organization}::uuid and k.id = b.branch
          where b.branch <> ${client}::uuid order by lower(k.name), k.id limit ${sql.lit(CHILDREN_SHOWN)}) c) as children,
      (select jsonb_build_object('clients', count(*) - 1, 'projects', sum(projects), 'open_projects', sum(open_projects),
        'seconds', sum(seconds)) from work) as total`.execute(db);
  const [family] = rows;
  if (!family) throw new Error('A client stands nowhere.');
  return family;
};

const relative = sql`jsonb_build_object('id', c.id, 'name', c.name, 'code', c.code, 'status', c.status, 'archived_at', c.archived_at)`;
