import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listExchangeRates as endpoint } from '#contract/exchange-rates/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate, type SortKey } from '../../../platform/postgres/keyset.ts';

const KEYS: Readonly<Record<string, SortKey>> = {
  day: { by: sql`exchange_rates.day`, type: 'date' },
  currency: { by: sql`exchange_rates.currency || ' ' || exchange_rates.day`, type: 'text' },
};

/** The organization's currency: what rates are into. Kept while it changes, rates into another one say nothing of it. */
const own = sql<string>`(select currency from organizations where org_id = muster_org())`;

const rateRows = ({ db, organization }: Context) =>
  db
    .selectFrom('exchange_rates')
    .select(['id', 'version', 'currency', 'into_currency', 'day', 'rate', 'source', 'updated_at'])
    .where('exchange_rates.org_id', '=', organization)
    .where('into_currency', '=', own);

/** A rate as it is presented from. */
export type ExchangeRateRow = Awaited<ReturnType<typeof requireExchangeRate>>;

/** One page of the rates that pass the filters. */
export const listExchangeRates = (context: Context, query: QueryOf<typeof endpoint>) => {
  const { currency, source, from, to, sort } = query;
  const conditions = [
    ...(currency ? [sql<boolean>`exchange_rates.currency = any(${currency}::text[])`] : []),
    ...(source ? [sql<boolean>`exchange_rates.source = any(${source}::exchange_rate_source[])`] : []),
    ...(from ? [sql<boolean>`exchange_rates.day >= ${from}::date`] : []),
    ...(to ? [sql<boolean>`exchange_rates.day <= ${to}::date`] : []),
  ];
  const rows = conditions.reduce((rows, condition) => rows.where(condition), rateRows(context));
  return paginate(rows, { page: query, sort, keys: KEYS, id: sql`exchange_rates.id` });
};

/** A rate into the organization's currency. Throws 404 for a missing or foreign one. */
export const requireExchangeRate = async (context: Context, id: string) => {
  const rate = await rateRows(context).where('exchange_rates.id', '=', id).executeTakeFirst();
  if (!rate) throw notFound('exchange rate');
  return rate;
};

/** The row alone, held until the transaction ends. */
export const lockExchangeRate = (context: Context, id: string) =>
  rateRows(context).where('exchange_rates.id', '=', id).forUpdate().executeTakeFirst();
