import { sql } from 'kysely';
import type { BrokenThing } from '#contract/reorganisations/shapes.ts';
import { TAKING_STATUSES } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';

/** What waits for the word of whoever somebody answers to, with its first and last day. */
export interface Waiting {
  readonly member: string;
  readonly count: number;
  readonly days: { readonly from: string; readonly to: string };
}

/** Time of people that waits for their manager's own word. */
export const listWaitingTime = async (
  { db, organization }: Context,
  members: readonly string[],
): Promise<Waiting[]> => {
  const { rows } = await sql<Waiting>`
    select e.member_id as member, count(*)::int as count,
      jsonb_build_object('from', min(e.work_date), 'to', max(e.work_date)) as days
    from activity_entries e
    join organizations o on o.org_id = e.org_id
    join members m on m.org_id = e.org_id and m.id = e.member_id
    left join projects p on p.org_id = e.org_id and p.id = e.project_id
    where e.org_id = ${organization} and e.member_id = any(${members}::uuid[]) and e.status = 'submitted' and e.archived_at is null
      and exists (select from words_on(e, o.approval, m.manager_id, m.user_sub, p.owner_id) w
        where w.step = 'line' and w.approver_id is not null and not w.given)
    group by e.member_id order by e.member_id`.execute(db);
  return rows;
};

/** Leave of people that waits for their manager, where these decide on leave. */
export const listWaitingLeave = async (
  { db, organization }: Context,
  members: readonly string[],
): Promise<Waiting[]> => {
  const { rows } = await sql<Waiting>`
    select r.member_id as member, count(*)::int as count,
      jsonb_build_object('from', min(r.from_date), 'to', max(r.to_date)) as days
    from leave_requests r
    join members m on m.org_id = r.org_id and m.id = r.member_id
    join members b on b.org_id = m.org_id and b.id = m.manager_id and b.archived_at is null
    where r.org_id = ${organization} and r.member_id = any(${members}::uuid[]) and r.status = 'requested'
      and exists (select from role_grants g where g.org_id = b.org_id and g.subject = b.user_sub and g.project_id is null
        and g.archived_at is null and g.role >= 'manager' and (g.expires_at is null or g.expires_at > now()))
    group by r.member_id order by r.member_id`.execute(db);
  return rows;
};

/** What somebody does in a project of somebody's: shifts ahead, or a role. */
export interface Doing {
  readonly kind: Extract<BrokenThing['kind'], 'shifts' | 'grants'>;
  readonly member: string;
  readonly count: number;
  /** The role; empty of shifts. */
  readonly role: string;
  readonly project: { readonly id: string; readonly name: string };
  readonly owner: string;
}

const TAKING = sql.join(TAKING_STATUSES.map((status) => sql.lit(status)));

/** Shifts ahead of people, and roles that they hold, in projects that have an owner; none in projects of their own. */
export const listDoings = async (
  { db, organization }: Context,
  members: readonly string[],
): Promise<Doing[]> => {
  const { rows } = await sql<Doing>`
    select d.kind, d.member, d.count, d.role, jsonb_build_object('id', p.id, 'name', p.name) as project, p.owner_id as owner
    from (
      select 'shifts' as kind, a.member_id as member, a.project_id, count(*)::int as count, '' as role
      from assignments a
      where a.org_id = ${organization} and a.member_id = any(${members}::uuid[]) and a.archived_at is null
        and a.starts_at > now() and a.status in (${TAKING})
      group by a.member_id, a.project_id
      union all
      select 'grants', m.id, g.project_id, 1, g.role::text
      from members m join role_grants g on g.org_id = m.org_id and g.subject = m.user_sub
      where m.org_id = ${organization} and m.id = any(${members}::uuid[]) and g.project_id is not null and g.archived_at is null
        and (g.expires_at is null or g.expires_at > now())) d
    join projects p on p.org_id = ${organization} and p.id = d.project_id and p.archived_at is null
    where p.owner_id is not null and p.owner_id <> d.member
    order by p.name, d.member, d.kind`.execute(db);
  return rows;
};
