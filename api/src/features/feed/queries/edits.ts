import { sql } from 'kysely';
import { instantOf, isDoneBy, isOfTimeAlone, likeOf, onDays, type Source } from './source.ts';

const at = sql`e.occurred_at`;

/** What happened to the project itself: its fields, its state, time that came or went in bulk. */
export const editSource: Source = {
  kind: 'edit',
  from: sql`events e`,
  at,
  id: sql`e.id`,
  columns: sql`e.type, e.actor_name, e.occurred_at, e.changes, e.data`,
  conditions: (ask) => {
    if (isOfTimeAlone(ask)) return null;
    const { organization, project, filters } = ask;
    const { member_id, q } = filters;
    const like = likeOf(q ?? '');
    return [
      sql`e.org_id = ${organization} and e.subject_id = ${project} and e.subject_type = 'project'`,
      ...(member_id ? [isDoneBy(member_id, organization)] : []),
      ...onDays(at, ask),
      ...(q ? [sql`(e.changes::text ilike ${like} or e.data::text ilike ${like})`] : []),
    ];
  },
  answer: () => sql`jsonb_build_object('id', s.id, 'type', s.type, 'actor', s.actor_name,
    'occurred_at', ${instantOf(sql`s.occurred_at`)}, 'changes', s.changes, 'data', s.data)`,
};
