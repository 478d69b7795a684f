import { sql } from 'kysely';
import type { CurrencySummary } from '#contract/exchange-rates/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { plainRate } from '../rules/plain-rate.ts';

/** Every currency that has a rate into the organization's, by code, with its latest two by today. */
export const listRateCurrencies = async ({ db, organization }: Context): Promise<CurrencySummary[]> => {
  const { rows } = await sql<CurrencySummary>`
    select c.currency, c.into_currency as into, c.rates, l.both -> 0 as latest, l.both -> 1 as before,
      muster_today() - (l.both -> 0 ->> 'day')::date as age_days
    from (
      select r.currency, r.into_currency, count(*)::int as rates from exchange_rates r
      where r.org_id = ${organization} and r.into_currency = (select o.currency from organizations o where o.org_id = ${organization})
      group by 1, 2
    ) c
    cross join lateral (
      select jsonb_agg(jsonb_build_object('day', n.day, 'rate', n.rate::text) order by n.day desc) as both
      from (
        select r.day, r.rate from exchange_rates r
        where r.org_id = ${organization} and r.into_currency = c.into_currency and r.currency = c.currency
          and r.day <= muster_today()
        order by r.day desc limit 2
      ) n
    ) l
    order by c.currency`.execute(db);
  return rows.map((row) => ({ ...row, latest: plain(row.latest), before: plain(row.before) }));
};

const plain = (dated: CurrencySummary['latest']) => dated && { ...dated, rate: plainRate(dated.rate) };
