import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** So many of the newest entries are looked through: what nobody has said for longer isn't in use, and a long log costs no more. */
const NEWEST = 3_000;
/** More than anybody chooses from. */
const MOST = 200;

/** Tags of the newest entries, each in the spelling that most of them have; those of most entries first. */
export const listTags = async ({ db, organization }: Context, project: string) => {
  const { rows } = await sql<{ tag: string; entries: number }>`
    select mode() within group (order by tag) as tag, count(*)::int as entries
    from (select tags from ops_log
      where org_id = ${organization} and project_id = ${project} and kind in ('entry', 'correction')
      order by occurred_at desc, id desc limit ${sql.lit(NEWEST)}) newest, unnest(newest.tags) as tag
    group by lower(tag) order by entries desc, tag limit ${sql.lit(MOST)}`.execute(db);
  return rows;
};
