import { sql } from 'kysely';
import type { RateOfDay } from '#contract/exchange-rates/shapes.ts';
import type { DatedRate } from '#contract/money/exchange.ts';
import type { Context } from '../../platform/context.ts';
import { plainRate } from './rules/plain-rate.ts';

/**
 * The rate of a day into the organization's currency: the latest on or before it, never a later one, with its own day; 1 for that
 * currency itself, and null where none is as old.
 */
export const findRateOfDay = async (
  { db, organization }: Context,
  { currency, day }: { readonly currency: string; readonly day: string },
): Promise<RateOfDay> => {
  const { rows } = await sql<RateOfDay>`
    select ${currency} as currency, o.currency as into, ${day}::date::text as asked, r.rate::text as rate, r.day::text as day,
      ${day}::date - r.day as age_days
    from organizations o
    left join lateral (
      select e.rate, e.day from exchange_rates e
      where e.org_id = o.org_id and e.into_currency = o.currency and e.currency = ${currency} and e.day <= ${day}::date
      union all select 1, ${day}::date where o.currency = ${currency}
      order by day desc limit 1
    ) r on true
    where o.org_id = ${organization}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The organization of a request is there.');
  return { ...found, rate: found.rate && plainRate(found.rate) };
};

/**
 * The rates of a day into the organization's currency, each the latest on or before it; none of that currency itself, and none
 * of one for which no rate is as old. One statement for all.
 */
export const findRatesOfDay = async (
  { db, organization }: Context,
  { currencies, day }: { readonly currencies: readonly string[]; readonly day: string },
): Promise<DatedRate[]> => {
  if (currencies.length === 0) return [];
  const { rows } = await sql<DatedRate>`
    select a.currency, o.currency as into, r.rate::text as rate, r.day::text as day
    from organizations o cross join unnest(${currencies}::text[]) a (currency)
    cross join lateral (
      select e.rate, e.day from exchange_rates e
      where e.org_id = o.org_id and e.into_currency = o.currency and e.currency = a.currency and e.day <= ${day}::date
      order by e.day desc limit 1
    ) r
    where o.org_id = ${organization} and a.currency <> o.currency
    order by a.currency`.execute(db);
  return rows.map((row) => ({ ...row, rate: plainRate(row.rate) }));
};
