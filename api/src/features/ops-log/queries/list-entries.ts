import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listOpsLog } from '#contract/ops-log/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { cursorOf, paginate } from '../../../platform/postgres/keyset.ts';
import { recordRows, SAID } from './entry-rows.ts';

type Query = QueryOf<typeof listOpsLog>;

const id = sql`ops_log.id`;
const OPEN = sql<boolean>`exists (select from ops_log_items i where i.org_id = ops_log.org_id
  and i.project_id = ops_log.project_id and i.entry_seq = ops_log.seq and not i.settled)`;

/** One page of a project's entries and corrections, what happened last first, in one statement. */
export const listEntries = (context: Context, project: string, query: Query) => {
  const rows = recordRows(context, project).where(SAID);
  return paginate(isSearch(query) ? rows.where(found(project, query)) : conditions(rows, query), {
    page: query,
    sort: '-occurred_at',
    keys: { occurred_at: { by: sql`ops_log.occurred_at`, type: 'timestamptz' } },
    id,
  });
};

const isSearch = ({ q, member_id, tag }: Query): boolean => Boolean(q || member_id || tag);

const conditions = (rows: ReturnType<typeof recordRows>, { type, severity, from, to, open }: Query) => {
  let kept = rows;
  if (type) kept = kept.where('ops_log.type', 'in', type);
  if (severity) kept = kept.where('ops_log.severity', 'in', severity);
  if (from) kept = kept.where('ops_log.occurred_at', '>=', from);
  if (to) kept = kept.where('ops_log.occurred_at', '<', to);
  if (open) kept = kept.where(OPEN);
  return kept;
};

/** What only an index of words, people or tags finds, for a page: looked up by a function, since row-level security bars them. */
const found = (project: string, query: Query) => {
  const { q, member_id, tag, type, severity, from, to, open, per_page } = query;
  const [key, last] = cursorOf(query) ?? [];
  const wanted = JSON.stringify({
    ...{ q, person: member_id, tag, type, severity, from, to, open },
    ...{ key, id: last, ascending: query.before !== undefined },
  });
  return sql<boolean>`ops_log.id = any (array(
    select search_ops_log(${project}::uuid, ${wanted}::jsonb, ${sql.lit(per_page + 1)})))`;
};
