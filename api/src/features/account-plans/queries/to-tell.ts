import { sql } from 'kysely';
import type { Happened, Inside } from '../../../platform/reactions.ts';

/** A plan as people are told of it. */
export interface ToldPlan {
  readonly event: Happened;
  readonly id: string;
  readonly name: string;
  readonly client: string;
  /** Identity subject of whoever owns it. */
  readonly owner: string | null;
  /** Of those who wrote in it towards the revision of the event, or submitted it. */
  readonly authors: readonly string[];
}

/** The plans of events, with the people whom they concern, in one statement. */
export const readToldPlans = async (
  { db, organization }: Inside,
  events: readonly Happened[],
): Promise<readonly ToldPlan[]> => {
  const asked = events.map(({ id, subject, data }) => ({
    event: id,
    id: subject.id,
    revision: Number(data.revision),
  }));
  const { rows } = await sql<{ event: string } & Omit<ToldPlan, 'event'>>`
    select x.event, p.id, p.name, c.name as client,
      (select m.user_sub from members m where m.org_id = p.org_id and m.id = p.owner_id and m.archived_at is null) as owner,
      array(select distinct a.created_by from plan_authors a
        where a.org_id = p.org_id and a.plan_id = p.id and a.revision <= x.revision and a.created_by is not null
          and a.revision > coalesce((select max(r.revision) from plan_revisions r
            where r.org_id = a.org_id and r.plan_id = a.plan_id and r.outcome = 'approved' and r.revision < x.revision), 0)) as authors
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) x (event uuid, id uuid, revision int)
    join account_plans p on p.org_id = ${organization} and p.id = x.id
    join clients c on c.org_id = p.org_id and c.id = p.client_id`.execute(db);
  return events.flatMap((event) => {
    const row = rows.find((one) => one.event === event.id);
    return row ? [{ ...row, event }] : [];
  });
};
