import { type RawBuilder, sql } from 'kysely';
import type { LastContact } from '#contract/account-plans/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { visibleProjects } from '../../projects/queries.ts';
import { spellingsOf, tellingWord } from '../rules/spelled.ts';
import { requirePlan } from './require-plan.ts';

/**
 * When each stakeholder of a plan was talked to last, by the newest entry of the client's projects that the caller may know of; the day
 * and who logged it, never what they wrote. Throws 404.
 */
export const listLastContacts = async (context: Context, id: string): Promise<readonly LastContact[]> => {
  const { db, organization } = context;
  const plan = await requirePlan(context, id);
  const [stakeholders, projects] = await Promise.all([
    db
      .selectFrom('plan_stakeholders as s')
      .innerJoin('contacts as c', (join) =>
        join.onRef('c.org_id', '=', 's.org_id').onRef('c.id', '=', 's.contact_id'),
      )
      .select('s.id as key')
      .select([
        sql<string[]>`plain_words(c.first_name)`.as('first'),
        sql<string[]>`plain_words(c.last_name)`.as('last'),
      ])
      .where('s.org_id', '=', organization)
      .where('s.plan_id', '=', id)
      .orderBy('s.id')
      .execute(),
    visibleProjects(context).select('projects.id').where('projects.client_id', '=', plan.client_id).execute(),
  ]);
  const people = stakeholders.filter(({ first, last }) => first.length > 0 && last.length > 0);
  if (people.length === 0 || projects.length === 0) return [];
  const ids = projects.map((project) => project.id);
  const lately = await readNewest(
    context,
    people,
    ids,
    sql`a.work_date > (select muster_today()) - ${LATELY}`,
  );
  const known = new Set(lately.map(({ stakeholder_id }) => stakeholder_id));
  const others = people.filter(({ key }) => !known.has(key));
  if (others.length === 0) return lately;
  const before = await readNewest(
    context,
    others,
    ids,
    sql`a.work_date <= (select muster_today()) - ${LATELY}`,
  );
  return [...lately, ...before].toSorted((one, other) =>
    one.stakeholder_id < other.stakeholder_id ? -1 : 1,
  );
};

/** Days that are looked through first: most are talked to within them, and the years before are read for the others alone. */
const LATELY = sql.lit(92);

interface Named {
  /** Id of the stakeholder. */
  readonly key: string;
  readonly first: readonly string[];
  readonly last: readonly string[];
}

/** The newest entry that names each of some people, of the days of a condition on `a`; in the order of the stakeholders' ids. */
const readNewest = async (
  { db, organization }: Context,
  people: readonly Named[],
  projects: readonly string[],
  when: RawBuilder<unknown>,
): Promise<readonly LastContact[]> => {
  const spelled = spellingsOf([...new Set(people.map(({ last }) => tellingWord(last)))]);
  const { rows } = await sql<LastContact>`
    with named as materialized (
      select x.key, array_to_string(x.first, ' ') as first, array_to_string(x.last, ' ') as last
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) x (key uuid, first text[], last text[])),
    -- A pattern's call takes longer than its letters: the notes of a day are looked through at once, and one by one where they may say a name.
    days as materialized (
      select e.work_date, array_agg(e.id) as ids, array_agg(e.member_id) as members, array_agg(e.note) as notes
      from (
        select a.id, a.work_date, a.member_id, a.note from activity_entries a
        where a.org_id = ${organization}::uuid and a.project_id = any (${projects}::uuid[])
          and ${when} and a.archived_at is null and a.reverses is null and a.note <> '' offset 0) e
      group by e.work_date having array_to_string(array_agg(e.note), e'\\n') ~* ${spelled}),
    maybe as materialized (
      select e.id, d.work_date, e.member_id, ' ' || array_to_string(plain_words(e.note), ' ') || ' ' as said
      from days d cross join lateral unnest(d.ids, d.members, d.notes) e (id, member_id, note) where e.note ~* ${spelled}),
    newest as (
      select distinct on (n.key) n.key, m.member_id, m.work_date from named n
      join maybe m on strpos(m.said, ' ' || n.last || ' ') > 0
        and m.said ~ format(' (%1$s (\\S )?%2$s|%2$s %1$s) ', n.first, n.last)
      order by n.key, m.work_date desc, m.id desc)
    select n.key as stakeholder_id, n.work_date::text as on, jsonb_build_object('id', m.id, 'name', m.name) as by
    from newest n join members m on m.org_id = ${organization}::uuid and m.id = n.member_id
    order by n.key`.execute(db);
  return rows;
};
