import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { seesCosts, visibleProjects } from '../../projects/queries.ts';

/** Whose work: a client's alone, or that of every one below it that isn't archived, too. */
export interface Scope {
  readonly client: string;
  readonly below: boolean;
}

/**
 * The beginning of a recursive statement: `asked`, the client with its currency, the organization's and today, no row where there is
 * none; `below`, the ids of clients below it; `work`, the projects that the caller may know of with their health.
 */
export const workOf = (context: Context, { client, below }: Scope): RawBuilder<unknown> => {
  const projects = visibleProjects(context)
    .leftJoin('project_totals', (join) =>
      join
        .onRef('project_totals.org_id', '=', 'projects.org_id')
        .onRef('project_totals.project_id', '=', 'projects.id'),
    )
    .where(sql<boolean>`projects.client_id = any (array(select id from wanted))`)
    .select(['projects.id', 'projects.code', 'projects.name', 'projects.status', 'projects.currency'])
    .select(
      sql`health_of(projects, project_totals, (select muster_today()), ${seesCosts(context)})`.as('health'),
    );
  return sql`
    asked as materialized (
      select c.id, coalesce(c.currency, o.currency) as currency, o.currency as home, muster_today() as today
      from clients c join organizations o on o.org_id = c.org_id
      where c.org_id = ${context.organization}::uuid and c.id = ${client}::uuid),
    below as (
      select id from clients where org_id = ${context.organization}::uuid and parent_id = ${client}::uuid and archived_at is null
      union
      select c.id from clients c join below b on c.parent_id = b.id
        where c.org_id = ${context.organization}::uuid and c.archived_at is null),
    wanted as (select id from asked union select id from below where ${below}),
    work as materialized (${projects})`;
};
