import { type RawBuilder, sql } from 'kysely';
import type { UsedRate } from '#contract/clients/overview.ts';
import { type DatedRate, exchange, exchangeThrough } from '#contract/money/exchange.ts';
import type { Money } from '#contract/money/money.ts';
import type { Context } from '../../../platform/context.ts';

/** What a currency was worth in the organization's at the end of a month: the latest rate on or before its last day, or today. */
export interface MonthRate {
  readonly currency: string;
  /** Its first day. */
  readonly month: string;
  readonly rate: string;
  readonly day: string;
}

/**
 * Rates as JSON for months and currencies of `priced` (month, currency) into what `asked` is told in (`workOf`). A currency that has
 * no rate on or before the month's end has none here.
 */
export const ratesFor = (
  { organization }: Pick<Context, 'organization'>,
  priced: RawBuilder<unknown>,
): RawBuilder<MonthRate[]> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('currency', n.currency, 'month', n.month, 'rate', r.rate::text, 'day', r.day)), '[]')
  from (
    select p.currency, p.month from ${priced} p cross join asked a where p.currency <> a.currency and p.currency <> a.home
    union select a.currency, p.month from ${priced} p cross join asked a where p.currency <> a.currency and a.currency <> a.home) n
  cross join asked a
  cross join lateral (
    select e.rate, e.day from exchange_rates e
    where e.org_id = ${organization}::uuid and e.into_currency = a.home and e.currency = n.currency
      and e.day <= least((n.month + interval '1 month - 1 day')::date, a.today)
    order by e.day desc limit 1) r)`;

/** Brings money of months into one currency, and remembers with which rates. */
export class Exchange {
  readonly #into: string;
  readonly #home: string;
  readonly #rates: ReadonlyMap<string, DatedRate>;
  readonly #used = new Map<string, UsedRate>();

  constructor(into: string, home: string, rates: readonly MonthRate[]) {
    this.#into = into;
    this.#home = home;
    this.#rates = new Map(
      rates.map(({ currency, month, rate, day }) => [
        `${currency} ${month}`,
        { currency, into: home, rate, day },
      ]),
    );
  }

  /** An amount of a month; undefined where no rate is known. */
  exchanged(amount: Money, month: string): number | undefined {
    if (amount.currency === this.#into) return amount.minor;
    const from = this.#rateOf(amount.currency, month);
    const to = this.#rateOf(this.#into, month);
    if (amount.currency === this.#home) return to && exchange(amount, to).minor;
    if (this.#into === this.#home) return from && exchange(amount, from).minor;
    return from && to && exchangeThrough(amount, from, to).minor;
  }

  /** The days of the rates that were asked for, by currency. */
  used(): UsedRate[] {
    return [...this.#used.values()].sort((one, other) => (one.currency < other.currency ? -1 : 1));
  }

  #rateOf(currency: string, month: string): DatedRate | undefined {
    const rate = this.#rates.get(`${currency} ${month}`);
    if (!rate) return undefined;
    const { from, to } = this.#used.get(currency) ?? { from: rate.day, to: rate.day };
    const days = [from, to, rate.day].sort();
    this.#used.set(currency, { currency, from: days[0] ?? rate.day, to: days.at(-1) ?? rate.day });
    return rate;
  }
}
