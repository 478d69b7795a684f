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
    select n.key as stakeholder_id, e.work_date::text as on, jsonb_build_object('id', m.id, 'name', m.name) as by
    from entries_that_name(${projects.map((one) => one.id)}::uuid[], ${JSON.stringify(people)}::jsonb) n
    join activity_entries e on e.org_id = ${organization}::uuid and e.id = n.entry_id
    join members m on m.org_id = e.org_id and m.id = e.member_id
    order by n.key`.execute(db);
  return rows;
};
