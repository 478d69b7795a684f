import { type RawBuilder, sql } from 'kysely';
import type { Notice, Watch } from '../../../platform/reactions.ts';
import { leaveMinutesOn } from '../../leave/queries.ts';
import { amountOf } from './decisions.ts';

/** The hour of the organization's clock from which people are reminded, and a day before counts as forgotten. */
const MORNING = 9;
/** Days that time may wait for somebody's word before they are reminded. */
const PATIENCE_DAYS = 3;

/**
 * The organization on the morning of a working day: its clock, and the first day of its week. Nothing at other hours, nor where
 * nobody works.
 */
const THIS_MORNING = (organization: string | null) => sql`
  select o.org_id, o.approval, o.clock, o.working_days, o.clock::date - (extract(dow from o.clock)::int - o.week_start + 7) % 7 as week
  from (select org_id, approval, week_start, working_days, now() at time zone timezone as clock
    from organizations where org_id = ${organization}) o
  where extract(hour from o.clock) >= ${MORNING}::int and o.working_days[extract(dow from o.clock)::int + 1] > 0
    and not exists (select from holidays off where off.org_id = o.org_id and off.date = o.clock::date)`;

interface Due {
  readonly recipient: string;
  readonly id: string;
  readonly week: string;
  readonly entries: number;
  readonly seconds: number;
  readonly first: string;
  readonly last: string;
}

const SUMS = sql`count(*)::int as entries, sum(e.duration_s)::int as seconds,
  min(e.work_date)::text as first, max(e.work_date)::text as last`;

/** Minutes of the organization's calendar `h` on a day, less leave of a member; none on a holiday. */
const LEFT_ON = (member: string, day: RawBuilder<unknown>) => sql<number>`(case
  when exists (select from holidays off where off.org_id = h.org_id and off.date = ${day}) then 0
  else h.working_days[extract(dow from ${day})::int + 1] - ${leaveMinutesOn(member, day)} end)`;

/** True of a member whose leave doesn't take all of today: nobody is reminded of anything while they are away. */
const IS_HERE = (member: string) => sql<boolean>`
  (${leaveMinutesOn(member, sql`h.clock::date`)} = 0 or ${LEFT_ON(member, sql`h.clock::date`)} > 0)`;

/**
 * Reminds people of their last working day, from the morning on: active members with an account who have logged within two
 * weeks, and nothing on that day. Days of leave aren't missing.
 */
export const missingTime: Watch = async ({ db, organization }) => {
  const { rows } = await sql<{ recipient: string; id: string; day: string; words: string }>`
    with here as (
      select o.org_id, o.working_days, now() at time zone o.timezone as clock from organizations o where o.org_id = ${organization}
    )
    select m.user_sub as recipient, m.id, missed.day::text as day, to_char(missed.day, 'FMDay FMDD Mon') as words
    from here h join members m on m.org_id = h.org_id
    cross join lateral (select max(d.day::date) as day
      from generate_series(h.clock::date - 7, h.clock::date - 1, interval '1 day') as d (day)
      where ${LEFT_ON('m', sql`d.day::date`)} > 0) as missed
    where extract(hour from h.clock) >= ${MORNING}::int
      and m.status = 'active' and m.archived_at is null and m.user_sub is not null
      and (m.start_date is null or m.start_date <= missed.day)
      and ${IS_HERE('m')}
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

/** Reminds people once a week, from its first working morning on, of what they logged the week before and haven't submitted. */
export const unsubmittedTime: Watch = async ({ db, organization }) => {
  const { rows } = await sql<Due>`
    with here as (${THIS_MORNING(organization)})
    select m.user_sub as recipient, m.id, h.week::text as week, ${SUMS}
    from here h
    join activity_entries e on e.org_id = h.org_id and e.work_date between h.week - 7 and h.week - 1
      and e.status in ('draft', 'rejected') and e.archived_at is null
    join members m on m.org_id = e.org_id and m.id = e.member_id
    where m.status = 'active' and m.archived_at is null and m.user_sub is not null and ${IS_HERE('m')}
    group by m.user_sub, m.id, h.week`.execute(db);
  return rows.map(
    (due): Notice => ({
      ...{ recipient: due.recipient, type: 'activity.unsubmitted', receipt: true },
      title: 'Last week is not submitted yet',
      message: amountOf(due),
      target: { type: 'member', id: due.id },
      url: `/daily-activity?date=${due.first}`,
      reason: 'You logged time that nobody can approve before you submit it.',
      source: `unsubmitted:${due.id}:${due.week}`,
    }),
  );
};

/** Reminds approvers once a week of what has waited for their own word for longer than three days. */
export const waitingTime: Watch = async ({ db, organization }) => {
  const { rows } = await sql<Due>`
    with here as (${THIS_MORNING(organization)})
    select boss.user_sub as recipient, boss.id, h.week::text as week, ${SUMS}
    from here h
    join activity_entries e on e.org_id = h.org_id and e.status = 'submitted' and e.archived_at is null
      and e.updated_at < now() - make_interval(days => ${PATIENCE_DAYS}::int)
    join members m on m.org_id = e.org_id and m.id = e.member_id
    left join projects p on p.org_id = e.org_id and p.id = e.project_id
    cross join lateral words_on(e, h.approval, m.manager_id, m.user_sub, p.owner_id) as w
    join members boss on boss.org_id = e.org_id and boss.id = w.approver_id
    where not w.given and boss.status = 'active' and boss.archived_at is null and boss.user_sub is not null
      and ${IS_HERE('boss')}
    group by boss.user_sub, boss.id, h.week`.execute(db);
  return rows.map(
    (due): Notice => ({
      ...{ recipient: due.recipient, type: 'activity.waiting', receipt: true },
      title: 'Time has waited for your approval for more than three days',
      message: amountOf(due),
      target: { type: 'member', id: due.id },
      url: `/manager/organizations/${organization}/approvals`,
      reason: 'Nobody is paid and no client is charged for it before you decide.',
      source: `waiting:${due.id}:${due.week}`,
    }),
  );
};
