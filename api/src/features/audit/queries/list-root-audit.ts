import { sql } from 'kysely';
import type { listRootAudit as endpoint } from '#contract/audit/endpoints.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { RootContext } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';
import { mentions, oneOf } from './filter-audit.ts';

const id = sql`root_events.id`;

/** One page of what happened above the organizations, newest first; subjects have the names that the events tell. */
export const listRootAudit = ({ db }: RootContext, query: QueryOf<typeof endpoint>) => {
  const conditions = [
    ...(query.type ? [oneOf('root_events.type', query.type, 'text')] : []),
    ...(query.q ? [mentions(query.q, 'root_events')] : []),
  ];
  return paginate(
    conditions.reduce((rows, condition) => rows.where(condition), rootRows(db)),
    {
      page: query,
      sort: '-id',
      keys: { id: { by: id, type: 'uuid' } },
      id,
    },
  );
};

const rootRows = (db: RootContext['db']) =>
  db
    .selectFrom('root_events')
    .leftJoin('root_event_seals', 'root_event_seals.event_id', 'root_events.id')
    .select([
      'root_events.id',
      'root_events.type',
      'root_events.subject_type',
      'root_events.subject_id',
      'root_events.actor',
      'root_events.actor_name',
      'root_events.occurred_at',
      'root_events.request_id',
      'root_events.changes',
      'root_events.data',
      'root_event_seals.seq as sequence',
      sql<null>`null`.as('project_id'),
      sql<null>`null`.as('project_name'),
      sql<null>`null`.as('project_currency'),
      sql<Record<string, string>>`'{}'::jsonb`.as('names'),
      sql<string | null>`encode(root_event_seals.hash, 'hex')`.as('hash'),

      sql<string | null>`coalesce(root_events.data ->> 'name', root_events.changes -> 'name' ->> 1,
        root_events.changes -> 'name' ->> 0)`.as('subject_name'),
    ]);
