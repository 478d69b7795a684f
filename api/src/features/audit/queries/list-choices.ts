import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

interface Choices {
  readonly actors: { id: string; name: string }[];
  readonly types: string[];
  readonly subject_types: string[];
}

/** Every value of a column that occurs, each found by one look into an index, however many events there are. */
const distinct = (column: 'type' | 'subject_type' | 'actor', organization: string) => {
  const at = sql.ref(column);
  return sql`(with recursive found as (
      (select ${at} as value from events where org_id = ${organization}::uuid and ${at} is not null order by ${at} limit 1)
      union all
      select (select e.${at} from events e where e.org_id = ${organization}::uuid and e.${at} > f.value order by e.${at} limit 1)
      from found f where f.value is not null)
    select value from found where value is not null)`;
};

/** What occurs in the trail, in one statement; an actor by the name they had last. */
export const listChoices = async ({ db, organization }: Context): Promise<Choices> => {
  const { rows } = await sql<Choices>`select
      coalesce((select jsonb_agg(value order by value) from ${distinct('type', organization)}), '[]') as types,
      coalesce((select jsonb_agg(value order by value) from ${distinct('subject_type', organization)}), '[]') as subject_types,
      coalesce((select jsonb_agg(jsonb_build_object('id', a.value, 'name', coalesce(n.name, a.value)) order by lower(n.name), a.value)
        from ${distinct('actor', organization)} a
        left join lateral (
          select e.actor_name as name from events e
          where e.org_id = ${organization}::uuid and e.actor = a.value order by e.id desc limit 1) n on true), '[]') as actors`.execute(
    db,
  );
  return rows[0] ?? { actors: [], types: [], subject_types: [] };
};
