import { type RawBuilder, sql } from 'kysely';
import type { Comment, CommentThread } from '#contract/comments/shapes.ts';
import { attachmentsJson } from '../attachments/queries.ts';

export { type Insider, listInsiders } from './queries/insiders.ts';
export { isCalled, isNot, isOneOf, listOnlookers, type Onlooker } from './queries/onlookers.ts';
export { requireInsiders } from './rules/insiders.ts';
export { requireOwn, requireSpeaker } from './rules/speaking.ts';

/** A moment as JSON carries it. */
const instantOf = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A row of `comments`, called `alias` in its statement, as it is answered to a member; null = somebody from outside the team. */
const fieldsOf = (alias: string, member: string | null) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`jsonb_build_object(
    'id', ${column('id')}, 'version', ${column('version')}, 'project_id', ${column('project_id')},
    'thread_id', ${column('thread_id')}, 'own', ${column('member_id')} is not distinct from ${member}::uuid,
    'author', (select jsonb_build_object('id', m.id, 'name', m.name) from members m
      where m.org_id = ${column('org_id')} and m.id = ${column('member_id')}),
    'deleted', ${column('archived_at')} is not null,
    'body', case when ${column('archived_at')} is null then btrim(${column('body')}) else '' end,
    'mentions', case when ${column('archived_at')} is null then (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name)), '[]') from members m
      where m.org_id = ${column('org_id')} and m.id = any (${column('mentions')})) else '[]' end,
    'attachments', case when ${column('archived_at')} is null then ${attachmentsJson(alias)} else '[]' end,
    'created_at', ${instantOf(`${alias}.created_at`)}, 'edited_at', ${instantOf(`${alias}.edited_at`)})`;
};

/** A comment by itself. */
export const commentJson = (alias: string, member: string | null): RawBuilder<Comment> =>
  sql`${fieldsOf(alias, member)}`;

/** The first comment of a thread with its latest replies, `most` of them, oldest first. */
export const threadJson = (alias: string, member: string | null, most: number): RawBuilder<CommentThread> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`${fieldsOf(alias, member)} || jsonb_build_object(
    'reply_count', ${column('replies')}, 'active_at', ${instantOf(`${alias}.active_at`)},
    'resolved', case when ${column('resolved_at')} is not null then jsonb_build_object(
      'at', ${instantOf(`${alias}.resolved_at`)}, 'by', (
        select jsonb_build_object('id', m.id, 'name', m.name) from members m
        where m.org_id = ${column('org_id')} and m.id = ${column('resolver_id')})) end,
    'replies', case when ${column('replies')} = 0 then '[]' else (
      select coalesce(jsonb_agg(${commentJson('r', member)} order by r.created_at, r.id), '[]') from (
        select * from comments
        where org_id = ${column('org_id')} and thread_id = ${column('id')} and archived_at is null
        order by created_at desc, id desc limit ${sql.lit(most)}) r) end)`;
};
