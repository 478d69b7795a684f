import { sql } from 'kysely';
import { threadJson } from '../../comments/queries.ts';
import { isOfTimeAlone, likeOf, onDays, type Source } from './source.ts';

/** So many replies stand in a feed; the rest is read with the thread. */
const LATEST = 3;
const at = sql`c.active_at`;

/** Threads, where something was last said in them. */
export const commentSource: Source = {
  kind: 'comment',
  from: sql`comments c`,
  at,
  id: sql`c.id`,
  columns: sql`c.org_id, c.project_id, c.thread_id, c.member_id, c.body, c.mentions, c.replies, c.active_at, c.edited_at,
    c.resolved_at, c.resolver_id, c.created_at, c.version, c.archived_at`,
  conditions: (ask) => {
    if (isOfTimeAlone(ask)) return null;
    const { organization, project, filters } = ask;
    const { member_id, q } = filters;
    const inThread = sql`select from comments r where r.org_id = c.org_id and r.thread_id = c.id and r.archived_at is null`;
    const like = likeOf(q ?? '');
    return [
      sql`c.org_id = ${organization} and c.project_id = ${project}`,
      sql`c.thread_id is null and (c.archived_at is null or c.replies > 0)`,
      ...(member_id
        ? [
            sql`(c.member_id = any (${member_id}::uuid[])
              or exists (${inThread} and r.member_id = any (${member_id}::uuid[])))`,
          ]
        : []),
      ...onDays(at, ask),
      ...(q
        ? [
            sql`((c.archived_at is null and c.body ilike ${like}) or exists (${inThread} and r.body ilike ${like}))`,
          ]
        : []),
    ];
  },
  answer: ({ member }) => threadJson('s', member, LATEST),
};
