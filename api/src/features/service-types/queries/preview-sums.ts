import { type RawBuilder, sql } from 'kysely';
import { minorDigits } from '#contract/money/digits.ts';
import { PREVIEW_ROWS } from '#contract/service-types/preview.ts';
import type { Context } from '../../../platform/context.ts';

/** Time of a month on a project, or of all, that a rate would count for. */
export interface PreviewRow {
  readonly first_day: string;
  readonly last_day: string;
  /** Null in the row of all. */
  readonly month: string | null;
  readonly project: { readonly id: string; readonly name: string } | null;
  readonly entries: number;
  readonly left_out: number;
  /** Of the entries those for which no rate would have counted. */
  readonly unpriced: number;
  readonly seconds: number;
  readonly bill_minor: number;
  readonly cost_minor: number;
  readonly new_bill_minor: number;
  readonly new_cost_minor: number;
  readonly rows_in_all: number;
}

/**
 * What time of the last three whole months was worth and would have been, the row of all first. `touched` gives month, project_id,
 * duration_s, bill_minor, cost_minor, new_bill, new_cost, comparable and unpriced of each entry, of the days of `period`.
 */
export const sumPreview = async (
  { db, organization }: Context,
  touched: RawBuilder<unknown>,
): Promise<[PreviewRow, ...PreviewRow[]]> => {
  const { rows } = await sql<PreviewRow>`
    with period as (
      select (this_month - interval '3 months')::date as first_day, (this_month - interval '1 day')::date as last_day
      from date_trunc('month', muster_today()::timestamp) this_month),
    touched as (${touched}),
    sums as (
      select month, project_id, grouping(month) = 1 as of_all, count(*) filter (where comparable)::int as entries,
        count(*) filter (where not comparable)::int as left_out, count(*) filter (where comparable and unpriced)::int as unpriced, ${sumOf('duration_s')} as seconds,
        ${sumOf('bill_minor')} as bill_minor, ${sumOf('cost_minor')} as cost_minor,
        ${sumOf('new_bill')} as new_bill_minor, ${sumOf('new_cost')} as new_cost_minor
      from touched group by grouping sets ((month, project_id), ()))
    select period.first_day, period.last_day, s.month, s.entries, s.left_out, s.unpriced, s.seconds, s.bill_minor, s.cost_minor,
      s.new_bill_minor, s.new_cost_minor, (count(*) over () - 1)::int as rows_in_all,
      (select jsonb_build_object('id', p.id, 'name', p.name) from projects p
        where p.org_id = ${organization} and p.id = s.project_id) as project
    from sums s, period where s.of_all or s.entries > 0
    order by s.of_all desc, abs(s.new_bill_minor - s.new_cost_minor - s.bill_minor + s.cost_minor) desc, s.month, s.project_id
    limit ${PREVIEW_ROWS + 1}`.execute(db);
  const [all, ...others] = rows;
  if (!all) throw new Error('A preview has no sum.');
  return [all, ...others];
};

const sumOf = (column: string) => sql`coalesce(sum(${sql.ref(column)}) filter (where comparable), 0)::bigint`;

/** As `worthOf` of the contract says of the entry `e`: rounded once, half up, and nothing by the piece or the month. */
export const worthInSql = (amount: RawBuilder<unknown>, currency: string) =>
  sql`coalesce(round(${amount} * e.duration_s * ${10 ** minorDigits(currency)}::numeric / unit.seconds), 0)`;
