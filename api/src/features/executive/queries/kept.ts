import { type RawBuilder, sql } from 'kysely';
import type { HealthCell } from '#contract/executive/figures.ts';
import type { OrganizationStatus } from '#contract/organizations/states.ts';
import type { CurrencySum, PipelineSum } from '../rules/stood-days.ts';
import type { Asker } from './places.ts';

/** Days of an organization that are asked for: sums from one to another, kept apart before and after `cut`, and how it stood on `days`. */
export interface AskedDays {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly cut: string;
  readonly days: readonly string[];
}

/** Days of a month, as YYYY-MM: those until the cut or those after it. */
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

/** What there was to work on some days, and what was logged. */
export interface WorkBucket extends Bucket {
  readonly capacity_min: number;
  readonly logged_s: number;
  readonly billable_s: number;
}

/** Time of some days without a price, and without a cost. */
export interface GapBucket extends Bucket {
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
  readonly gaps: readonly GapBucket[];
  readonly days: readonly KeptDay[];
}

/** What is kept of organizations in days of theirs; the database shows nobody's else. */
export const readKept = async ({ db }: Pick<Asker, 'db'>, asked: readonly AskedDays[]): Promise<Kept> => {
  if (asked.length === 0) return { money: [], work: [], gaps: [], days: [] };
  const spans = sql`jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (id uuid, "from" date, "to" date, cut date, days date[])`;
  const bucketed = <Row>(table: RawBuilder<unknown>, columns: RawBuilder<unknown>, more = sql``) =>
    sql<Row>`
      select a.id, to_char(k.first, 'YYYY-MM') as month, k.* from ${spans} cross join lateral (
        select date_trunc('month', t.day)::date as first, t.day > a.cut as late${more}, ${columns} from ${table} t
        where t.org_id = a.id and t.day between a.from and a.to group by 1, 2${more}) k`.execute(db);
  const [money, work, gaps, days] = await Promise.all([
    bucketed<MoneyBucket>(
      sql`portfolio_sums`,
      sql`sum(t.bill_minor)::float8 as bill_minor, sum(t.cost_minor)::float8 as cost_minor`,
      sql`, t.currency`,
    ),
    bucketed<WorkBucket>(
      sql`portfolio_work`,
      sql`sum(t.capacity_min)::float8 as capacity_min, sum(t.logged_s)::float8 as logged_s, sum(t.billable_s)::float8 as billable_s`,
    ),
    bucketed<GapBucket>(
      sql`portfolio_gaps`,
      sql`sum(t.unpriced_s)::float8 as unpriced_s, sum(t.uncosted_s)::float8 as uncosted_s`,
    ),
    sql<KeptDay>`
      select t.org_id as id, t.day::text as day, t.status, t.projects, t.disagreements, t.unbudgeted, t.sev1, t.sev2, t.overdue_reviews,
        t.backlog, t.pipeline, t.health
      from ${spans} cross join lateral unnest(a.days) d (day) join portfolio_days t on t.org_id = a.id and t.day = d.day`.execute(
      db,
    ),
  ]);
  return { money: money.rows, work: work.rows, gaps: gaps.rows, days: days.rows };
};
