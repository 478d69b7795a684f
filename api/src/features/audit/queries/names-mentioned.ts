import { sql } from 'kysely';
import { told } from './audit-rows.ts';

/** A value by itself, or somebody mentioned in a text. */
const UUID = '(?:"|<@)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:"|>)';

/** What the ids are called now that an event's changes and data hold: id → name. For a page of events, not for an export. */
export const namesMentioned = sql<Record<string, string>>`(
  select coalesce(jsonb_object_agg(named.id, named.name), '{}')
  from (select array(
    select m[1]::uuid from regexp_matches(concat(events.changes, ${told}), ${UUID}, 'g') m
  ) as ids) mentioned
  cross join lateral (
    select s.id, s.name from clients s where s.org_id = events.org_id and s.id = any(mentioned.ids)
    union all select s.id, s.name from members s where s.org_id = events.org_id and s.id = any(mentioned.ids)
    union all select s.id, s.name from projects s where s.org_id = events.org_id and s.id = any(mentioned.ids)
    union all select s.id, s.name from account_plans s where s.org_id = events.org_id and s.id = any(mentioned.ids)
    union all select s.id, s.title from positions s where s.org_id = events.org_id and s.id = any(mentioned.ids)
    union all select s.id, s.name from service_types s where s.org_id = events.org_id and s.id = any(mentioned.ids)
  ) named
)`;
