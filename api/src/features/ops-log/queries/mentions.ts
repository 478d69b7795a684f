import { type RawBuilder, sql } from 'kysely';
import type { Reference } from '#contract/shapes.ts';

const TOKEN = sql.lit('<@([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})>');

/** Whom the text of a record mentions, by the names of today; `record` is what the statement calls the log. */
export const mentionedIn = (record: string): RawBuilder<Reference[]> => {
  const [organization, body] = [sql.ref(`${record}.org_id`), sql.ref(`${record}.body`)];
  return sql`case when ${body} not like '%<@%' then '[]' else (
    select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name)), '[]') from members m
    where m.org_id = ${organization} and m.id = any (array(
      select found[1]::uuid from regexp_matches(${body}, ${TOKEN}, 'gi') as found))) end`;
};
