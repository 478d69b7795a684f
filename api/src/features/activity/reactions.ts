import { sql } from 'kysely';
import type { Happened, Inside, Notice, Reaction, Reactions, Watch } from '../../platform/reactions.ts';
import { amountOf, tellApproved, tellRejected } from './reactions/decisions.ts';
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

/** The hour of the organization's clock from which a day before counts as forgotten. */
const MORNING = 9;

/**
 * Reminds people of the last working day, from the morning on: active members with an account who have logged within two
 * weeks, and nothing on that day.
 */
export const missingTime: Watch = async ({ db, organization }) => {
  const { rows } = await sql<{ recipient: string; id: string; day: string; words: string }>`
    with here as (
      select o.org_id, o.working_days, now() at time zone o.timezone as clock from organizations o where o.org_id = ${organization}
    ), missed as (
      select h.org_id, max(d.day)::date as day from here h
      cross join lateral generate_series(h.clock::date - 7, h.clock::date - 1, interval '1 day') as d (day)
      where extract(hour from h.clock) >= ${MORNING}::int and h.working_days[extract(dow from d.day)::int + 1] > 0
        and not exists (select from holidays off where off.org_id = h.org_id and off.date = d.day::date)
      group by h.org_id
    )
    select m.user_sub as recipient, m.id, missed.day::text as day, to_char(missed.day, 'FMDay FMDD Mon') as words
    from missed join members m on m.org_id = missed.org_id
    where m.status = 'active' and m.archived_at is null and m.user_sub is not null
      and (m.start_date is null or m.start_date <= missed.day)
      and not exists (select from activity_entries e where e.org_id = m.org_id and e.member_id = m.id
        and e.work_date = missed.day and e.archived_at is null and e.reverses is null)
      and exists (select from activity_entries e where e.org_id = m.org_id and e.member_id = m.id
        and e.work_date between missed.day - 14 and missed.day and e.archived_at is null)`.execute(db);
  return rows.map(({ recipient, id, day, words }) => ({
    recipient,
    type: 'activity.missing',
    title: `No time on ${words}`,
    message: 'Log what you did, so that nobody has to ask.',
    target: { type: 'member', id },
    url: `/daily-activity?date=${day}`,
    reason: 'It was a working day, and you usually log your time.',
    source: `missing:${id}:${day}`,
    receipt: true,
  }));
};

/** What time tells people. */
export const activityReactions: Reactions = {
  'activity.submitted': [tellApprovers],
  'activity.approved': [tellApproved],
  'activity.rejected': [tellRejected],
  'activity.reversed': [tellReversed],
  'month.closed': [tellClosed],
  'month.reopened': [tellReopened],
};
