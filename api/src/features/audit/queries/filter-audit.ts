import { type RawBuilder, sql } from 'kysely';
import type { AuditFilters } from '#contract/audit/endpoints.ts';
import { auditRows, type Trail } from './audit-rows.ts';

/** The events that pass the filters, in no order yet. */
export const filteredAudit = (trail: Trail, filters: AuditFilters) =>
  conditionsOf(trail, filters).reduce((rows, condition) => rows.where(condition), auditRows(trail));

/** In names of actors, and in what changed: names of fields and values. */
export const mentions = (q: string, events: 'events' | 'root_events' = 'events') => {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const at = (column: string) => sql.ref(`${events}.${column}`);
  return sql<boolean>`(${at('actor_name')} ilike ${like} or ${at('changes')}::text ilike ${like} or ${at('data')}::text ilike ${like})`;
};

/** One of several values; a single one is compared plainly, so that an index gives the order as well. */
export const oneOf = (column: string, values: readonly string[], type: 'text' | 'uuid') =>
  values.length === 1
    ? sql<boolean>`${sql.ref(column)} = ${values[0]}::${sql.raw(type)}`
    : sql<boolean>`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`;

const conditionsOf = (trail: Trail, filters: AuditFilters): RawBuilder<boolean>[] => {
  const { q, type, subject_type, subject_id, project_id, actor_id } = filters;
  return [
    ...(type ? [oneOf('events.type', type, 'text')] : []),
    ...(subject_type ? [oneOf('events.subject_type', subject_type, 'text')] : []),
    ...(subject_id ? [oneOf('events.subject_id', [subject_id], 'uuid')] : []),
    ...(project_id ? [oneOf('events.project_id', project_id, 'uuid')] : []),
    ...(actor_id ? [oneOf('events.actor', actor_id, 'text')] : []),
    ...within(trail, filters),
    ...(q ? [mentions(q)] : []),
  ];
};

/** An hour lies between an event's time and its id at most, so that days are a span of ids as well. */
const within = ({ organization }: Trail, { from, to }: AuditFilters): RawBuilder<boolean>[] => {
  const start = (day: RawBuilder<unknown>) =>
    sql`(select ${day}::timestamp at time zone timezone from organizations where org_id = ${organization}::uuid)`;
  const first = from && start(sql`${from}::date`);
  const beyond = to && start(sql`(${to}::date + 1)`);
  return [
    ...(first
      ? [
          sql<boolean>`events.occurred_at >= ${first}`,
          sql<boolean>`events.id >= event_ids_from(${first} - interval '1 hour')`,
        ]
      : []),
    ...(beyond
      ? [
          sql<boolean>`events.occurred_at < ${beyond}`,
          sql<boolean>`events.id < event_ids_from(${beyond} + interval '1 hour')`,
        ]
      : []),
  ];
};
