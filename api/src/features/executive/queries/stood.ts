import { type RawBuilder, sql } from 'kysely';
import type { Days, Inside } from '../rules/days.ts';
import type { DealState, PlanState, ProjectState, Step } from '../rules/trail.ts';

/** What a project's time came to by a day, in its own currency. */
export interface Used {
  readonly project: string;
  /** Null for what lies until the last day altogether. */
  readonly day: string | null;
  readonly bill_minor: number;
  readonly cost_minor: number;
  readonly seconds: number;
}

/** Everything that says how an organization stood at the end of some days. */
export interface Stood {
  /** In rising order, each with the moment at which it ends. */
  readonly days: readonly { readonly day: string; readonly ends: string }[];
  readonly organization: { id: string; made: string; status: 'active' | 'suspended' | 'archived' };
  readonly projects: readonly ProjectState[];
  readonly deals: readonly DealState[];
  readonly plans: readonly PlanState[];
  readonly steps: readonly (Step & { readonly of: string })[];
  /** Until the last day, and of each day after the first. */
  readonly used: readonly Used[];
}

/** Moments as text that compares: UTC, of one length. */
const text = (moment: RawBuilder<unknown>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const list = (row: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object(${row})), '[]') from ${from})`;

/** How an organization stands now, and what happened since the first of some days ended: one statement. */
export const readStood = async ({ db, organization }: Inside, { from, until }: Days): Promise<Stood> => {
  const org = sql`${organization}::uuid`;
  const { rows } = await sql<Stood>`
    with place as materialized (
      select o.*, ((${from}::date + 1)::timestamp at time zone o.timezone) as since from organizations o where o.org_id = ${org})
    select ${list(
      sql`'day', d.day, 'ends', ${text(sql`(((d.day + 1)::timestamp at time zone o.timezone) - interval '1 microsecond')`)}`,
      sql`(select ${from}::date + n as day from generate_series(0, ${until}::date - ${from}::date) n order by n) d`,
    )} as days,
    jsonb_build_object('id', o.org_id, 'made', ${text(sql`o.created_at`)}, 'status', o.status) as organization,
    ${list(projectFields, sql`projects p where p.org_id = ${org}`)} as projects,
    ${list(dealFields, sql`dealsheets p where p.org_id = ${org}`)} as deals,
    ${list(planFields, sql`account_plans p where p.org_id = ${org}`)} as plans,
    ${list(stepFields, stepsOf(org))} as steps,
    ${list(usedFields, usedOf(org, from, until))} as used
    from place o`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('An organization without a row was asked how it stood.');
  return found;
};

const made = text(sql`p.created_at`);
const projectFields = sql`'id', p.id, 'made', ${made}, 'status', p.status, 'billing', p.billing, 'currency', p.currency,
  'start_date', p.start_date, 'end_date', p.end_date, 'budget_minor', p.budget_minor, 'budget_minutes', p.budget_minutes,
  'budget_period', p.budget_period, 'health_mode', p.health_mode, 'health', p.health`;
const dealFields = sql`'id', p.id, 'made', ${made}, 'status', p.status, 'archived', p.archived_at is not null, 'currency', p.currency,
  'price_minor', p.price_minor, 'probability_pct', p.probability_pct, 'close_on', p.close_on`;
const planFields = sql`'id', p.id, 'made', ${made}, 'status', p.status, 'archived', p.archived_at is not null, 'next_review_on', p.next_review_on`;

/** The fields of a step as they were before it: null where it made its subject, which wasn't there then. */
const stepFields = sql`'of', e.subject_type, 'subject', e.subject_id, 'at', ${text(sql`e.occurred_at`)},
  'said', case when e.changes -> 'health_mode' ->> 0 = 'manual' and not e.changes ? 'health' then (
    select s.changes -> 'health' ->> 1 from events s where s.org_id = e.org_id and s.subject_id = e.subject_id and s.changes ? 'health'
      and (s.occurred_at, s.id) < (e.occurred_at, e.id) order by s.occurred_at desc, s.id desc limit 1) end,
  'before', (select coalesce(jsonb_object_agg(c.key, c.value -> 0), '{}') from jsonb_each(e.changes) c
      where jsonb_typeof(c.value) = 'array')
    || case when e.type in ('dealsheet.archived', 'account-plan.archived') then '{"archived": false}'::jsonb
      when e.type in ('dealsheet.restored', 'account-plan.restored') then '{"archived": true}' else '{}' end`;

/** None that made its subject: before that it wasn't there, whatever it is said to have been. */
const stepsOf = (org: RawBuilder<unknown>) => sql`(
  select x.* from place o cross join unnest('{project,dealsheet,account-plan,organization}'::text[]) s (type)
  join events x on x.org_id = ${org} and x.subject_type = s.type and x.id >= event_ids_from(o.since - interval '1 hour')
    and x.occurred_at >= o.since and x.type not like '%.created'
  order by x.occurred_at, x.id) e`;

const usedFields = sql`'project', t.project_id, 'day', t.day, 'bill_minor', t.bill, 'cost_minor', t.cost, 'seconds', t.seconds`;

/** Sums of projects until the last day are all of them, less what lies after it. */
const usedOf = (org: RawBuilder<unknown>, from: string, until: string) => {
  const days = sql`projects p cross join lateral (
    select d.work_date, d.seconds, case when is_own_money(d.currency, p.currency) then d.bill_minor else 0 end as bill,
      case when is_own_money(d.currency, p.currency) then d.cost_minor else 0 end as cost
    from project_day_sums d where d.org_id = ${org} and d.project_id = p.id and d.work_date > ${from}::date offset 0) d`;
  return sql`(
    select t.project_id, null::date as day, t.bill_minor - coalesce(l.bill, 0) as bill, t.cost_minor - coalesce(l.cost, 0) as cost,
      t.seconds - coalesce(l.seconds, 0) as seconds
    from project_totals t left join (
      select p.id, sum(d.bill)::bigint as bill, sum(d.cost)::bigint as cost, sum(d.seconds)::bigint as seconds
      from ${days} where p.org_id = ${org} and d.work_date > ${until}::date group by 1) l on l.id = t.project_id
    where t.org_id = ${org}
    union all
    select p.id, d.work_date, sum(d.bill)::bigint, sum(d.cost)::bigint, sum(d.seconds)::bigint
    from ${days} where p.org_id = ${org} and d.work_date <= ${until}::date group by 1, 2) t`;
};
