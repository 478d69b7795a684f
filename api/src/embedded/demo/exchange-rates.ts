import type pg from 'pg';
import type { Company } from './company.ts';
import { insert } from './insert.ts';
import { chanceOf, idOf } from './random.ts';

/** About what one unit was in pounds over these years, and in how many months it wasn't looked after. */
const WORTH = { EUR: [0.86, 0], USD: [0.78, 0], GBP: [1, 0], CHF: [0.9, 0], JPY: [0.0053, 2] } as const;
const MONTHS = 36;
/** Months that somebody entered; the ones before came from a file. */
const ENTERED = 3;

/** The rates of the last day of three years of months, into the organization's currency; one currency was forgotten of late. */
export const seedExchangeRates = async (client: pg.Client, company: Company, now: Date): Promise<void> => {
  const { slug, settings } = company;
  const into = settings.currency;
  const unit = into === 'EUR' ? WORTH.EUR[0] : 1;
  const rows = Object.entries(WORTH).flatMap(([currency, [worth, late]]) =>
    currency === into
      ? []
      : Array.from({ length: MONTHS }, (_, at) => at + 1)
          .filter((back) => back > late)
          .map((back) => ({
            org_id: idOf(slug),
            id: idOf(slug, 'exchange-rate', currency, String(back)),
            ...{ currency, into_currency: into, day: monthsEnd(now, back) },
            rate: ((worth / unit) * swing(currency, now, back)).toFixed(6),
            source: back > ENTERED ? 'import' : 'entered',
          })),
  );
  await insert(client, 'exchange_rates', rows);
};

/** The last day of a month, counted back from the running one. */
const monthsEnd = (now: Date, back: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back + 1, 0)).toISOString().slice(0, 10);

/** A slow wave and some unrest, the same on every machine. */
const swing = (currency: string, now: Date, back: number): number => {
  const chance = chanceOf(currency, monthsEnd(now, back));
  return 1 + Math.sin((back + currency.charCodeAt(0)) / 6) * 0.025 + (chance() - 0.5) * 0.015;
};
