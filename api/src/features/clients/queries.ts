import { sql } from 'kysely';
import type { Change } from '#contract/clients/changes.ts';
import type { ClientFilters, listClients as endpoint } from '#contract/clients/endpoints.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { PageQuery } from '#contract/pagination.ts';
import { OPEN_STATUSES } from '#contract/projects/states.ts';
import type { Context } from '../../platform/context.ts';
import { paginate, type SortKey } from '../../platform/postgres/keyset.ts';
import { listProjectsWithIncidents } from '../ops-log/queries.ts';
import { seesCosts } from '../projects/queries.ts';

const KEYS: Readonly<Record<string, SortKey>> = {
  name: { by: sql`lower(clients.name)`, type: 'text' },
  code: { by: sql`coalesce(clients.code, '')`, type: 'text' },
  status: { by: sql`clients.status`, type: 'client_status' },
  created_at: { by: sql`clients.created_at`, type: 'timestamptz' },
  updated_at: { by: sql`clients.updated_at`, type: 'timestamptz' },
};

interface Work {
  readonly projects: number;
  readonly open_projects: number;
  readonly seconds: number;
  readonly margin_pct: number | null;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

const open = sql.join(OPEN_STATUSES.map((status) => sql.lit(status)));

const LAST_WORK_DAY = sql<string | null>`(
  select max(l.work_date)::text from projects p cross join lateral (
    select d.work_date from project_day_sums d where d.org_id = p.org_id and d.project_id = p.id and d.entries > 0
    order by d.work_date desc limit 1) l
  where p.org_id = clients.org_id and p.client_id = clients.id)`;

/** Of a group of projects `p` with their totals `t`: amounts of several currencies make no margin together. */
const marginFor = (context: Context) => sql`case
  when ${seesCosts(context)} and count(distinct p.currency) = 1 and sum(t.bill_minor) <> 0
  then round((sum(t.bill_minor) - sum(t.cost_minor)) * 100 / sum(t.bill_minor), 1) end`;

const clientRows = (context: Context) =>
  context.db
    .selectFrom('clients')
    .selectAll('clients')
    .select([
      sql<Named | null>`(select jsonb_build_object('id', m.id, 'name', m.name) from members m
        where m.org_id = clients.org_id and m.id = clients.owner_id)`.as('owner'),
      sql<Named | null>`(select jsonb_build_object('id', p.id, 'name', p.name) from clients p
        where p.org_id = clients.org_id and p.id = clients.parent_id)`.as('parent'),
      sql<Named | null>`(select jsonb_build_object('id', m.id, 'name', m.name) from clients m
        where m.org_id = clients.org_id and m.id = clients.merged_into_id)`.as('merged_into'),
      sql<Work>`(select jsonb_build_object('projects', count(*),
          'open_projects', count(*) filter (where p.status in (${open})), 'seconds', coalesce(sum(t.seconds), 0), 'margin_pct', ${marginFor(context)})
        from projects p left join project_totals t on t.org_id = p.org_id and t.project_id = p.id
        where p.org_id = clients.org_id and p.client_id = clients.id and p.archived_at is null)`.as('work'),
      LAST_WORK_DAY.as('last_work_day'),
    ])
    .where('clients.org_id', '=', context.organization);

/** A client as it is presented from. */
export type ClientRow = Awaited<ReturnType<typeof requireClient>>;

/** One page of the clients that pass the filters. */
export const listClients = async (context: Context, query: QueryOf<typeof endpoint>) => {
  const rows = filtered(context, query);
  const kept = query.has_incidents
    ? rows.where(isAskedOf(context, await listProjectsWithIncidents(context)))
    : rows;
  return paginate(kept, { page: query, sort: query.sort, keys: KEYS, id: sql`clients.id` });
};

/** True of a client that one of the projects is for. */
const isAskedOf = ({ organization }: Context, projects: readonly string[]) =>
  sql<boolean>`clients.id = any (array(
    select p.client_id from projects p where p.org_id = ${organization}::uuid and p.id = any (${projects}::uuid[])))`;

const filtered = (context: Context, filters: ClientFilters) => {
  const { q, status, owner_id, parent_id, tags, industry, archived } = filters;
  const owners = owner_id?.map((id) => (id === 'me' ? context.member : id));
  const conditions = [
    archived ? sql<boolean>`clients.archived_at is not null` : sql<boolean>`clients.archived_at is null`,
    ...(status ? [sql<boolean>`clients.status = any(${status}::client_status[])`] : []),
    ...(owners ? [ownedBy(owners)] : []),
    ...(parent_id ? [sql<boolean>`clients.parent_id = any(${clientsNow(context, parent_id)})`] : []),
    ...(tags ? [sql<boolean>`clients.tags @> ${tags}::text[]`] : []),
    ...(industry ? [sql<boolean>`clients.industry ilike ${likeOf(industry)}`] : []),
    ...(q ? [mentions(q)] : []),
  ];
  return conditions.reduce((query, condition) => query.where(condition), clientRows(context));
};

/** Those of one are in order already. */
const ownedBy = (owners: readonly (string | null)[]) =>
  owners.length === 1
    ? sql<boolean>`clients.owner_id = ${owners[0]}::uuid`
    : sql<boolean>`clients.owner_id = any(${owners}::uuid[])`;

const likeOf = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

const mentions = (q: string) => {
  const like = likeOf(q);
  return sql<boolean>`(clients.name ilike ${like} or clients.code ilike ${like} or clients.legal_name ilike ${like})`;
};

/** A client with what is shown beside it. Throws 404 for a missing or foreign one. */
export const requireClient = async (context: Context, id: string) => {
  const client = await clientRows(context).where('clients.id', '=', id).executeTakeFirst();
  if (!client) throw notFound('client');
  return client;
};

/** The row alone, held until the transaction ends; undefined for a missing or foreign one. */
export const lockClient = ({ db, organization }: Context, id: string) =>
  db
    .selectFrom('clients')
    .selectAll()
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Holds clients against being archived or merged until the transaction ends: in one order, so that no two wait for each other. */
export const keepClients = async (
  { db, organization }: Context,
  ids: readonly (string | null | undefined)[],
): Promise<void> => {
  const asked = ids.filter((id) => typeof id === 'string');
  if (asked.length === 0) return;
  await db
    .selectFrom('clients')
    .select('id')
    .where('org_id', '=', organization)
    .where('id', '=', (is) => is.fn.any(is.val(asked)))
    .orderBy('id')
    .forKeyShare()
    .execute();
};

/** These clients as an array of ids, each that was merged as the one that it went into. */
export const clientsNow = ({ organization }: Pick<Context, 'organization'>, ids: readonly string[]) =>
  sql<string[]>`array(select coalesce(now.merged_into_id, now.id) from clients now
    where now.org_id = ${organization}::uuid and now.id = any(${ids}::uuid[]))`;

/** One page of what happened to a subject (a client, a service type, a project), newest first, without some types of events. */
export const listChanges = (
  { db, organization }: Context,
  subject: string,
  query: PageQuery,
  without: readonly string[] = [],
) =>
  paginate(
    db
      .selectFrom('events')
      .select(['events.id', 'events.type', 'events.actor_name as actor', 'events.occurred_at'])
      .select(sql<Change['changes']>`events.changes`.as('changes'))
      .select(sql<Change['data']>`events.data`.as('data'))
      .where('events.org_id', '=', organization)
      .where('events.subject_id', '=', subject)
      .where(sql<boolean>`events.type <> all (${without}::text[])`),
    { page: query, sort: '-id', keys: { id: { by: sql`events.id`, type: 'uuid' } }, id: sql`events.id` },
  );

export { MOVING_KEYS } from './queries/client-keys.ts';
export { findHomeCountry } from './queries/home-country.ts';
export { holdClientTree } from './rules/references.ts';
