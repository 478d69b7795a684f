import { sql } from 'kysely';
import { ATTENTION_SHOWN, type ClientAttention } from '#contract/clients/attention.ts';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { openIncidents } from '../../ops-log/queries.ts';
import { type MonthRate, ratesFor } from './rates.ts';
import { type Scope, workOf } from './work-of.ts';

/** Time that may go out for invoicing, by currency. */
export interface UnbilledTime {
  readonly currency: string;
  readonly entries: number;
  readonly seconds: number;
  readonly bill_minor: number;
}

/** What waits of a client's projects, before money is brought together. */
export interface AttentionFacts extends Pick<ClientAttention, 'today' | 'milestones'> {
  readonly currency: string;
  readonly home: string;
  /** The first day of this month. */
  readonly month: string;
  readonly projects: readonly { readonly id: string; readonly on_shift: boolean }[];
  readonly unbilled: readonly UnbilledTime[];
  /** Its first and its last day. */
  readonly unbilled_from: string | null;
  readonly unbilled_to: string | null;
  readonly rates: readonly MonthRate[];
}

const PROJECT = sql`jsonb_build_object('id', w.id, 'code', w.code, 'name', w.name)`;
/** Promises of what was called off or is over are nobody's to keep. */
const OPEN = sql`('proposed', 'planned', 'active', 'on_hold')`;

/** All but the incidents, in one statement; 404 for a missing or foreign client. */
export const readAttention = async (context: Context, scope: Scope): Promise<AttentionFacts> => {
  const { db, organization } = context;
  const { rows } = await sql<AttentionFacts>`
    with recursive ${workOf(context, scope)},
    waiting as materialized (
      select w.id, u.month, (u.month + interval '1 month - 1 day')::date as last_day, coalesce(u.currency, w.currency) as currency, u.entries, u.seconds, u.bill_minor
      from work w cross join lateral (
        select * from project_unbilled_months t where t.org_id = ${organization}::uuid and t.project_id = w.id and t.entries <> 0
        offset 0) u),
    unbilled as materialized (
      select t.currency, date_trunc('month', a.today)::date as month, sum(t.entries) as entries, sum(t.seconds) as seconds,
        sum(t.bill_minor) as bill_minor
      from asked a cross join waiting t group by 1, 2),
    promised as (
      select m.id, m.name, m.due_date, ${PROJECT} as project from work w
      cross join lateral (
        select * from project_milestones t where t.org_id = ${organization}::uuid and t.project_id = w.id and not t.done offset 0) m
      where w.status in ${OPEN})
    select a.currency, a.home, a.today::text as today, date_trunc('month', a.today)::date::text as month,
      (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'on_shift', w.id = any (s.projects))), '[]')
        from work w cross join (select projects_on_shift(now(), now(), '2 hours') as projects) s) as projects,
      (select coalesce(jsonb_agg(to_jsonb(u) - 'month'), '[]') from unbilled u) as unbilled,
      (${edgeOf(context, 'min')})::text as unbilled_from, (${edgeOf(context, 'max')})::text as unbilled_to,
      jsonb_build_object('open', (select count(*) from promised),
        'late', (select count(*) from promised where due_date < a.today),
        'next', (select coalesce(jsonb_agg(to_jsonb(p) order by p.due_date, p.id), '[]')
          from (select * from promised order by due_date, id limit ${sql.lit(ATTENTION_SHOWN)}) p)) as milestones,
      ${ratesFor(context, sql`unbilled`)} as rates
    from asked a`.execute(db);
  const [facts] = rows;
  if (!facts) throw notFound('client');
  return facts;
};

/**
 * The first or the last day of what may be billed: of that month alone the entries are looked at, between days that are columns, since
 * row-level security keeps a computed one from being looked up in an index.
 */
const edgeOf = ({ organization }: Context, which: 'min' | 'max') => sql`
  select ${sql.raw(which)}(e.work_date) from (select distinct id, month, last_day from waiting
    where month = (select ${sql.raw(which)}(month) from waiting)) t
  join activity_entries e on e.org_id = ${organization}::uuid and e.project_id = t.id
    and e.work_date between t.month and t.last_day
  where e.status in ('approved', 'locked') and e.billable and e.archived_at is null and not exists (
    select from exported_entries x where x.org_id = e.org_id and x.entry_id = e.id and x.purpose = 'invoicing')`;

/** Incidents that aren't closed of projects whose ops-logs the caller may read, counted and the newest named. */
export const readIncidents = async (
  { db, organization }: Context,
  readable: readonly string[],
): Promise<Omit<ClientAttention['incidents'], 'hidden_projects'>> => {
  if (readable.length === 0) return { severities: [], newest: [] };
  const { rows } = await sql<Omit<ClientAttention['incidents'], 'hidden_projects'>>`
    with waiting as materialized (select * from ${openIncidents(readable)})
    select
      (select coalesce(jsonb_agg(to_jsonb(s) order by s.severity desc), '[]') from (
        select severity, count(*) as entries, count(*) filter (where state = 'open') as unacknowledged
        from waiting group by severity) s) as severities,
      (select coalesce(jsonb_agg(to_jsonb(i) - 'project_id' || jsonb_build_object('project', ${PROJECT})
          order by i.occurred_at desc, i.id), '[]')
        from (select * from waiting order by occurred_at desc, id limit ${sql.lit(ATTENTION_SHOWN)}) i
        join projects w on w.org_id = ${organization}::uuid and w.id = i.project_id) as newest`.execute(db);
  return rows[0] ?? { severities: [], newest: [] };
};
