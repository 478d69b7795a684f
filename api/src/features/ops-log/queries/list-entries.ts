import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listOpsLog } from '#contract/ops-log/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { cursorOf, paginate } from '../../../platform/postgres/keyset.ts';
import { recordRows, SAID } from './entry-rows.ts';
import { conditionsOf, spokenOf } from './filters.ts';

type Query = QueryOf<typeof listOpsLog>;

const id = sql`ops_log.id`;

/** One page of a project's entries and corrections, what happened last first, in one statement. */
export const listEntries = (context: Context, project: string, query: Query) => {
  const { organization } = context;
  const kept = isLookedUp(query) ? [found(project, query)] : conditionsOf({ organization, project }, query);
  return paginate(
    kept.reduce(
      (rows, condition) => rows.where(condition),
      recordRows(context, project, spokenOf(query)).where(SAID),
    ),
    {
      page: query,
      sort: '-occurred_at',
      keys: { occurred_at: { by: sql`ops_log.occurred_at`, type: 'timestamptz' } },
      id,
    },
  );
};

/** What came of entries, what they say now and during which shift is looked at row by row. */
const isLookedUp = ({ q, member_id, tag, type, severity, open, ...rest }: Query): boolean =>
  Boolean(q || member_id || tag || type || severity || open) &&
  !(rest.incident || rest.handover || rest.said || rest.shift);

/** What an index finds for a page that row-level security bars: looked up by a function. */
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
