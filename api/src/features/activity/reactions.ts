import { sql } from 'kysely';
import type { Happened, Inside, Notice, Reaction, Reactions } from '../../platform/reactions.ts';
import { amountOf, tellApproved, tellRejected } from './reactions/decisions.ts';

export { missingTime, unsubmittedTime, waitingTime } from './reactions/reminders.ts';

import { tellClosed, tellReopened, tellReversed } from './reactions/months.ts';

/** Time that one submission sent for one approver: whose, where, how much, from which day to which. */
interface Submitted {
  readonly recipient: string;
  readonly member_id: string;
  readonly project_id: string | null;
  readonly project: string | null;
  readonly entries: number;
  readonly seconds: number;
  readonly first: string;
  readonly last: string;
  readonly line: boolean;
}

/** Tells whoever approves it that time was submitted: the line manager, the project's owner or both, as the organization says. */
const tellApprovers: Reaction = async (inside, events) => {
  const submitted = await readSubmitted(inside, events);
  const [first] = events;
  const url = `/manager/organizations/${inside.organization}/approvals`;
  return first ? submitted.map((one) => ({ ...noticeOf(one, first), url })) : [];
};

/** In one statement: every approver of these entries, with what waits for them; what was within plan waits for nobody. */
const readSubmitted = async (
  { db, organization }: Inside,
  events: readonly Happened[],
): Promise<readonly Submitted[]> => {
  const { rows } = await sql<Submitted>`
    with sent as (
      select e.* from activity_entries e
      where e.org_id = ${organization} and e.id = any (${events.map(({ subject }) => subject.id)})
        and not exists (select from activity_approvals a where a.org_id = e.org_id and a.entry_id = e.id and a.automatic)
    ), approvers as (
      select s.id, s.member_id, s.project_id, null::text as project, boss.user_sub as recipient, true as line
      from sent s join organizations o on o.org_id = s.org_id and o.approval in ('line', 'both')
      join members m on m.org_id = s.org_id and m.id = s.member_id
      join members boss on boss.org_id = m.org_id and boss.id = m.manager_id
      union all
      select s.id, s.member_id, s.project_id, p.name, owner.user_sub, false
      from sent s join organizations o on o.org_id = s.org_id and o.approval in ('project', 'both')
      join projects p on p.org_id = s.org_id and p.id = s.project_id
      join members owner on owner.org_id = p.org_id and owner.id = p.owner_id
    )
    select a.recipient, a.member_id, a.line, case when a.line then null else a.project_id end as project_id,
      case when a.line then null else a.project end as project, count(*)::int as entries,
      sum(s.duration_s)::int as seconds, min(s.work_date)::text as first, max(s.work_date)::text as last
    from approvers a join sent s on s.id = a.id
    where a.recipient is not null
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4`.execute(db);
  return rows;
};

const noticeOf = (one: Submitted, event: Happened): Omit<Notice, 'url'> => ({
  recipient: one.recipient,
  type: 'activity.submitted',
  title: `submitted time${one.project ? ` on ${one.project}` : ''}`,
  message: amountOf(one),
  project: one.project_id,
  target: { type: 'member', id: one.member_id },
  group: `submitted:${one.project_id ?? 'line'}`,
  reason: one.line ? 'They report to you.' : `You own ${one.project}.`,
  source: `submitted:${event.request ?? event.id}:${one.member_id}:${one.line ? 'line' : one.project_id}`,
});

/** What time tells people. */
export const activityReactions: Reactions = {
  'activity.submitted': [tellApprovers],
  'activity.approved': [tellApproved],
  'activity.rejected': [tellRejected],
  'activity.reversed': [tellReversed],
  'month.closed': [tellClosed],
  'month.reopened': [tellReopened],
};
