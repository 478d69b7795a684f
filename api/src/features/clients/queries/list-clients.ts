import { sql } from 'kysely';
import type { listClients as endpoint } from '#contract/clients/endpoints.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { cursorOf, likeOf, paginate, type SortKey } from '../../../platform/postgres/keyset.ts';
import { listProjectsWithIncidents } from '../../ops-log/queries.ts';
import { clientRows } from './client-rows.ts';

type Query = QueryOf<typeof endpoint>;

const KEYS: Readonly<Record<string, SortKey>> = {
  name: { by: sql`clients.sort_name`, type: 'text' },
  code: { by: sql`coalesce(clients.code, '')`, type: 'text' },
  status: { by: sql`clients.status`, type: 'client_status' },
  created_at: { by: sql`clients.created_at`, type: 'timestamptz' },
  updated_at: { by: sql`clients.updated_at`, type: 'timestamptz' },
};

/** One page of the clients that pass the filters. */
export const listClients = async (context: Context, query: Query) => {
  const rows = clientRows(context).where(
    query.archived
      ? sql<boolean>`clients.archived_at is not null`
      : sql<boolean>`clients.archived_at is null`,
  );
  const kept = isLookedUp(query) ? rows.where(await found(context, query)) : rows;
  return paginate(kept, { page: query, sort: query.sort, keys: KEYS, id: sql`clients.id` });
};

/**
 * What row-level security keeps from its indexes: statuses, tags and letters, several owners in one order, and places in the orders of
 * status and code, whose keys can't be compared before it has been.
 */
const isLookedUp = (query: Query): boolean =>
  Boolean(query.q || query.status || query.owner_id || query.parent_id || query.tags || query.industry) ||
  query.has_incidents ||
  (/code|status/.test(query.sort) && cursorOf(query) !== undefined);

/** Those of a page: looked up by a function that row-level security doesn't hold back (decision 152). */
const found = async (context: Context, query: Query) => {
  const { status, parent_id, tags, archived, sort, before, per_page } = query;
  const [key, id] = cursorOf(query) ?? [];
  const wanted = JSON.stringify({
    ...{ status, parent_id, tags, archived, key, id },
    q: likeOf(query.q),
    industry: likeOf(query.industry),
    owner_id: query.owner_id?.map((owner) => (owner === 'me' ? context.member : owner)),
    sort: sort.replace(/^-/, ''),
    descending: sort.startsWith('-') !== (before !== undefined),
  });
  return sql<boolean>`clients.id = any (array(
    select search_clients(${wanted}::jsonb${await amongAsked(context, query)}, ${sql.lit(per_page + 1)})))`;
};

/** Adds the clients that projects with incidents are for, where these alone are asked for. */
const amongAsked = async (context: Context, { has_incidents }: Query) => {
  if (!has_incidents) return sql``;
  const projects = await listProjectsWithIncidents(context);
  return sql` || jsonb_build_object('among', array(
    select p.client_id from projects p where p.org_id = ${context.organization}::uuid and p.id = any (${projects}::uuid[])))`;
};
