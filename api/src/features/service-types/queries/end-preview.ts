import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { type PreviewRow, sumPreview, worthInSql } from './preview-sums.ts';

/** A rate with what it would have done not to have it. */
export interface EndPreview {
  readonly currency: string;
  readonly rows: readonly [PreviewRow, ...PreviewRow[]];
}

/**
 * What the time that a rate counted for in the last three whole months would have been worth without it: by the rate that counts next,
 * or nothing where none does. Throws 404.
 */
export const previewEnd = async (context: Context, rate: string): Promise<EndPreview> => {
  const found = await context.db
    .selectFrom('service_rates')
    .select('currency')
    .where('org_id', '=', context.organization)
    .where('id', '=', rate)
    .executeTakeFirst();
  if (!found) throw notFound('rate');
  const { currency } = found;
  return { currency, rows: await sumPreview(context, touched(context, rate, currency)) };
};

const touched = ({ organization }: Context, rate: string, currency: string) => sql`
  select to_char(e.work_date, 'YYYY-MM') as month, e.project_id, e.duration_s, e.bill_minor, e.cost_minor,
    coalesce(e.currency = ${currency}, true) and coalesce(n.currency = ${currency}, true) as comparable,
    case when e.billable then ${worthInSql(sql`n.bill_rate`, currency)} else 0 end as new_bill,
    ${worthInSql(sql`n.cost_rate`, currency)} as new_cost, n.id is null as unpriced
  from rates_of_time(${organization}, (select first_day from period), (select last_day from period)) t
  join rates_of_time(${organization}, (select first_day from period), (select last_day from period), ${rate}::uuid) other
    on other.entry_id = t.entry_id
  join activity_entries e on e.org_id = ${organization} and e.id = t.entry_id
  left join service_rates n on n.org_id = ${organization} and n.id = other.rate_id
  left join service_types s on s.org_id = ${organization} and s.id = n.service_type_id
  cross join (select nullif(max(minutes), 0) * 60 as seconds from organizations o, unnest(o.working_days) minutes
    where o.org_id = ${organization}) longest
  cross join lateral (select case coalesce(s.unit::text, 'hour') when 'hour' then 3600::numeric when 'day' then longest.seconds end
    as seconds) unit
  where t.rate_id = ${rate}::uuid`;
