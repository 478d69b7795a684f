import { sql } from 'kysely';
import type { LastContact } from '#contract/account-plans/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { visibleProjects } from '../../projects/queries.ts';
import { requirePlan } from './require-plan.ts';

/**
 * When each stakeholder of a plan was talked to last, by the newest entry of the client's projects that the caller may know of; the day
 * and who logged it, never what they wrote. Throws 404.
 */
export const listLastContacts = async (context: Context, id: string): Promise<readonly LastContact[]> => {
  const { db, organization } = context;
  const plan = await requirePlan(context, id);
  const [people, projects] = await Promise.all([
    db
      .selectFrom('plan_stakeholders as s')
      .innerJoin('contacts as c', (join) =>
        join.onRef('c.org_id', '=', 's.org_id').onRef('c.id', '=', 's.contact_id'),
      )
      .select(['s.id as key', 'c.first_name as first', 'c.last_name as last'])
      .where('s.org_id', '=', organization)
      .where('s.plan_id', '=', id)
      .orderBy('s.id')
      .execute(),
    visibleProjects(context).select('projects.id').where('projects.client_id', '=', plan.client_id).execute(),
  ]);
  if (people.length === 0 || projects.length === 0) return [];
  const { rows } = await sql<LastContact>`
    with named as materialized (
      select x.key, array_to_string(plain_words(x.first), ' ') as first, plain_words(x.last) as last
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) x (key uuid, first text, last text)
      where cardinality(plain_words(x.first)) > 0 and cardinality(plain_words(x.last)) > 0),
    -- Splitting a note into words takes long: only those that say a name, and those whose letters may say it otherwise, are split.
    maybe as materialized (
      select e.id, e.work_date, e.member_id, ' ' || array_to_string(plain_words(e.note), ' ') || ' ' as said
      from activity_entries e
      where e.org_id = ${organization}::uuid and e.project_id = any (${projects.map((one) => one.id)}::uuid[])
        and e.archived_at is null and e.reverses is null and e.note <> ''
        and e.note ~* (select '[^\\x01-\\x7f]' || coalesce(string_agg(distinct '|' || w, ''), '')
          from named n cross join unnest(n.last) w where w ~ '^[a-z0-9]+$')),
    newest as (
      select distinct on (n.key) n.key, m.member_id, m.work_date from named n
      join maybe m on strpos(m.said, ' ' || array_to_string(n.last, ' ') || ' ') > 0
        and m.said ~ format(' (%1$s (\\S )?%2$s|%2$s %1$s) ', n.first, array_to_string(n.last, ' '))
      order by n.key, m.work_date desc, m.id desc)
    select n.key as stakeholder_id, n.work_date::text as on, jsonb_build_object('id', m.id, 'name', m.name) as by
    from newest n join members m on m.org_id = ${organization}::uuid and m.id = n.member_id
    order by n.key`.execute(db);
  return rows;
};
