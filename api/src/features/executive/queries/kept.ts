import { type RawBuilder, sql } from 'kysely';
import type { HealthCell } from '#contract/executive/figures.ts';
import type { OrganizationStatus } from '#contract/organizations/states.ts';
import type { MonthPart } from '../rules/month-parts.ts';
import type { CurrencySum, PipelineSum } from '../rules/stood-days.ts';
import type { Asker } from './places.ts';

/** What is asked of an organization: whole months by their first days, parts of others, and how it stood on days. */
export interface AskedDays {
  readonly id: string;
  readonly months: readonly string[];
  readonly parts: readonly MonthPart[];
  readonly days: readonly string[];
}

/** A month, as YYYY-MM, or a part of it. */
interface Bucket {
  readonly id: string;
  readonly month: string;
  readonly late: boolean;
}

/** What time of some days sold for and cost in a currency. */
export interface MoneyBucket extends Bucket {
  readonly currency: string;
  readonly bill_minor: number;
  readonly cost_minor: number;
}

/** What there was to work on some days, what was logged, and what of it has no price and no cost. */
export interface WorkBucket extends Bucket {
  readonly capacity_min: number;
  readonly logged_s: number;
  readonly billable_s: number;
  readonly unpriced_s: number;
  readonly uncosted_s: number;
}

/** How an organization stood at the end of a day. */
export interface KeptDay {
  readonly id: string;
  readonly day: string;
  readonly status: OrganizationStatus;
  readonly projects: number;
  readonly disagreements: number;
  readonly unbudgeted: number;
  readonly sev1: number;
  readonly sev2: number;
  readonly overdue_reviews: number;
  readonly backlog: readonly CurrencySum[];
  readonly pipeline: readonly PipelineSum[];
  readonly health: readonly HealthCell[];
}

/** What is kept of organizations. */
export interface Kept {
  readonly money: readonly MoneyBucket[];
  readonly work: readonly WorkBucket[];
  readonly days: readonly KeptDay[];
}

const listOf = (rows: readonly object[], columns: RawBuilder<unknown>) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (${columns})`;

/** What is kept of organizations in months and days of theirs; the database shows nobody's else. */
export const readKept = async ({ db }: Pick<Asker, 'db'>, asked: readonly AskedDays[]): Promise<Kept> => {
  if (asked.length === 0) return { money: [], work: [], days: [] };
  const months = listOf(
    asked.map(({ id, months: whole }) => ({ id, months: whole })),
    sql`id uuid, months date[]`,
  );
  const parts = listOf(
    asked.flatMap(({ id, parts: some }) => some.map((part) => ({ id, ...part }))),
    sql`id uuid, month text, late boolean, "from" date, "to" date`,
  );
  const days = listOf(
    asked.map(({ id, days: some }) => ({ id, days: some })),
    sql`id uuid, days date[]`,
  );
  const inPart = sql`t.org_id = a.id and t.day between a.from and a.to`;
  const inMonths = sql`t.org_id = a.id and t.month = any (a.months)`;
  const [money, work, stood] = await Promise.all([
    sql<MoneyBucket>`
      select a.id, a.month, a.late, k.* from ${parts} cross join lateral (
        select t.currency, sum(t.bill_minor)::float8 as bill_minor, sum(t.cost_minor)::float8 as cost_minor
        from portfolio_sums t where ${inPart} group by 1) k
      union all
      select a.id, to_char(t.month, 'YYYY-MM'), false, t.currency, t.bill_minor::float8, t.cost_minor::float8
      from ${months} join portfolio_month_sums t on ${inMonths}`.execute(db),
    sql<WorkBucket>`
      select a.id, a.month, a.late, w.*, g.* from ${parts} cross join lateral (
        select coalesce(sum(t.capacity_min), 0)::float8 as capacity_min, coalesce(sum(t.logged_s), 0)::float8 as logged_s,
          coalesce(sum(t.billable_s), 0)::float8 as billable_s
        from portfolio_work t where ${inPart}) w
      cross join lateral (
        select coalesce(sum(t.unpriced_s), 0)::float8 as unpriced_s, coalesce(sum(t.uncosted_s), 0)::float8 as uncosted_s
        from portfolio_gaps t where ${inPart}) g
      union all
      select a.id, to_char(t.month, 'YYYY-MM'), false, t.capacity_min::float8, t.logged_s::float8, t.billable_s::float8,
        t.unpriced_s::float8, t.uncosted_s::float8
      from ${months} join portfolio_months t on ${inMonths}`.execute(db),
    sql<KeptDay>`
      select t.org_id as id, t.day::text as day, t.status, t.projects, t.disagreements, t.unbudgeted, t.sev1, t.sev2, t.overdue_reviews,
        t.backlog, t.pipeline, t.health
      from ${days} join portfolio_days t on t.org_id = a.id and t.day = any (a.days)`.execute(db),
  ]);
  return { money: money.rows, work: work.rows, days: stood.rows };
};
