import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { Exchange, type MonthRate, ratesFor } from '../../client-overview/queries.ts';

/** How a deal ended, as an opportunity says it. */
export interface DealEnded {
  /** YYYY-MM-DD, the day on which it was won or lost. */
  readonly closed_on: string;
  /** Its price in minor units of the plan's currency; undefined where no rate says what it is worth there. */
  readonly amount_minor: number | undefined;
}

interface Row {
  readonly closed_on: string;
  readonly month: string;
  readonly currency: string;
  readonly price_minor: number;
  readonly home: string;
  readonly rates: readonly MonthRate[];
}

/** A deal that was won or lost, its price in `currency` by the rates of the month in which it was closed, as what is sold is counted. */
export const readDealEnded = async (
  { db, organization }: Pick<Context, 'db' | 'organization'>,
  deal: string,
  currency: string,
): Promise<DealEnded | undefined> => {
  const { rows } = await sql<Row>`
    with asked as materialized (
      select ${currency}::text as currency, o.currency as home, muster_today() as today
      from organizations o where o.org_id = ${organization}::uuid),
    priced as materialized (
      select d.currency, date_trunc('month', d.closed_on)::date as month, d.closed_on, greatest(d.price_minor, 0) as price_minor
      from dealsheets d where d.org_id = ${organization}::uuid and d.id = ${deal}::uuid and d.closed_on is not null)
    select p.closed_on::text as closed_on, p.month::text as month, p.currency, p.price_minor, a.home,
      ${ratesFor({ organization }, sql`priced`)} as rates
    from asked a cross join priced p`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { closed_on, month, price_minor, home, rates } = found;
  const exchange = new Exchange(currency, home, rates);
  return {
    closed_on,
    amount_minor: exchange.exchanged({ minor: price_minor, currency: found.currency }, month),
  };
};
