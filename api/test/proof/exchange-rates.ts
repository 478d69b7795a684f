import type { TestDatabase } from '../database.ts';
import { insertRow } from '../factories/insert-row.ts';
import { type Expectation, inOrganization } from './who-may.ts';

/** Who may call what of exchange rates. */
export const EXCHANGE_RATES: Readonly<Record<string, Expectation>> = {
  'GET /exchange-rates': inOrganization('coordinator'),
  'GET /exchange-rates/currencies': inOrganization('coordinator'),
  'GET /exchange-rates/of-day': inOrganization('coordinator'),
  'POST /exchange-rates': inOrganization('admin'),
  'PATCH /exchange-rates/:exchange_rate_id': inOrganization('admin'),
  'DELETE /exchange-rates/:exchange_rate_id': inOrganization('admin'),
  'POST /exchange-rates/check': inOrganization('admin'),
  'POST /exchange-rates/import': inOrganization('admin'),
};

/** A day that nothing was worth anything on yet. */
const freeDay = () => new Date(free++ * 86_400_000).toISOString().slice(0, 10);
let free = 1;

/** What is sent to them. */
export const EXCHANGE_RATE_BODIES: Readonly<Record<string, () => object>> = {
  'POST /exchange-rates': () => ({ currency: 'SEK', day: freeDay(), rate: '0.0742' }),
  'PATCH /exchange-rates/:exchange_rate_id': () => ({ rate: '0.8499' }),
  'POST /exchange-rates/check': () => ({ text: '2026-01-30;NOK;0,0731' }),
  'POST /exchange-rates/import': () => ({ text: `${freeDay()};NOK;0,0731` }),
};

/** What is asked of them. */
export const EXCHANGE_RATE_QUERIES = { 'GET /exchange-rates/of-day': '?currency=EUR&day=2026-03-02' };

/** A day's euro in pounds. */
export const makeExchangeRate = (database: TestDatabase, org_id: string): Promise<string> =>
  insertRow(database, 'exchange_rates', {
    ...{ org_id, currency: 'EUR', into_currency: 'GBP', day: '2026-03-02', rate: '0.8431' },
  });
