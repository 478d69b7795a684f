import { sql } from 'kysely';
import type { Inside } from '../../../platform/reactions.ts';

/** Somebody of the team, as people are told. */
interface Somebody {
  readonly id: string;
  readonly name: string;
  readonly sub: string | null;
}

/** What was said, as people are told of it. */
export interface Said {
  readonly id: string;
  readonly project_id: string;
  readonly thread_id: string;
  readonly reply: boolean;
  /** The names of its files where it has no words. */
  readonly body: string;
  readonly project: string;
  readonly owner: string | null;
  /** Members who spoke in the thread before. */
  readonly speakers: readonly string[];
  readonly mentioned: readonly Somebody[];
}

/** A comment with its project and the people that it may concern; undefined for one that was deleted meanwhile. */
export const findSaid = async ({ db, organization }: Inside, id: string): Promise<Said | undefined> => {
  const { rows } = await sql<Said>`
    select c.id, c.project_id, coalesce(c.thread_id, c.id) as thread_id, c.thread_id is not null as reply,
      coalesce(nullif(btrim(c.body), ''), (select string_agg(a.file_name, ', ' order by a.id) from attachments a
        where a.org_id = c.org_id and a.comment_id = c.id), '') as body,
      p.name as project, p.owner_id as owner,
      array(select distinct t.member_id from comments t
        where t.org_id = c.org_id and t.archived_at is null and c.thread_id is not null
          and (t.id = c.thread_id or t.thread_id = c.thread_id) and (t.created_at, t.id) < (c.created_at, c.id)) as speakers,
      coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'sub', m.user_sub)) from members m
        where m.org_id = c.org_id and m.id = any (c.mentions)), '[]') as mentioned
    from comments c join projects p on p.org_id = c.org_id and p.id = c.project_id
    where c.org_id = ${organization} and c.id = ${id} and c.archived_at is null`.execute(db);
  return rows[0];
};
