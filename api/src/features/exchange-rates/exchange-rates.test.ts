import { afterAll, beforeAll, expect, test } from 'vitest';
import * as endpoints from '#contract/exchange-rates/endpoints.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let admin: ReturnType<TestServer['as']>;
beforeAll(async () => {
  muster = await openTestServer();
  admin = muster.as(muster.organization.people.admin);
  await admin(chooseOrganization, { body: { id: muster.organization.id } });
});
afterAll(() => muster.close());

const add = (currency: string, day: string, rate: string) =>
  admin(endpoints.addExchangeRate, { body: { currency, day, rate } });
const told = ({ status, body }: Awaited<ReturnType<typeof add>>) => [
  status,
  body.rule,
  body.fields?.map(({ field }: { field: string }) => field).join(),
];
const ofDay = async (currency: string, day: string) =>
  (await admin(endpoints.readRateOfDay, { query: { currency, day } })).body;
const today = async () => {
  const [row] = await muster.database.query<{ day: string }>(
    'select (now() at time zone timezone)::date::text as day from organizations where org_id = $1',
    [muster.organization.id],
  );
  return row?.day ?? '';
};
const shifted = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const trail = (type: string) =>
  muster.database.query<{ changes: object; data: object }>(
    'select changes, data from events where org_id = $1 and type = $2 order by id',
    [muster.organization.id, type],
  );

test('a rate comes back exactly, into the organization’s currency, and stands in the trail', async () => {
  const { status, body } = await add('EUR', '2026-02-27', '0.8765432101');
  expect(status).toBe(201);
  expect(body).toMatchObject({ currency: 'EUR', into: 'GBP', day: '2026-02-27', rate: '0.8765432101' });
  expect(body).toMatchObject({ source: 'entered', version: 1 });
  expect((await add('EUR', '2026-01-30', '0.8')).body.rate).toBe('0.8000');
  expect(await trail('exchange-rate.added')).toContainEqual({
    changes: { currency: [null, 'EUR'], day: [null, '2026-01-30'], rate: [null, '0.8'] },
    data: { name: 'EUR → GBP', day: '2026-01-30' },
  });
});

test('the rate of a day is the latest on or before it, with its own day, and never a later one', async () => {
  await add('CHF', '2026-01-30', '0.86');
  await add('CHF', '2026-02-27', '0.87');
  expect(await ofDay('CHF', '2026-02-26')).toEqual({
    ...{ currency: 'CHF', into: 'GBP', asked: '2026-02-26' },
    ...{ rate: '0.8600', day: '2026-01-30', age_days: 27 },
  });
  expect(await ofDay('CHF', '2026-02-27')).toMatchObject({ rate: '0.8700', day: '2026-02-27', age_days: 0 });
  expect(await ofDay('CHF', '2026-12-31')).toMatchObject({ rate: '0.8700', day: '2026-02-27' });
  expect(await ofDay('CHF', '2026-01-29')).toMatchObject({ rate: null, day: null, age_days: null });
  expect(await ofDay('GBP', '2026-01-29')).toMatchObject({ rate: '1.0000', day: '2026-01-29', age_days: 0 });
});

test('a rate that can’t be is refused beside its field', async () => {
  await add('USD', '2026-02-27', '0.79');
  const tomorrow = shifted(await today(), 1);
  expect(told(await add('USD', '2026-02-27', '0.80'))).toEqual([422, 'rate-taken', 'day']);
  expect(told(await add('GBP', '2026-02-27', '1'))).toEqual([422, 'own-currency', 'currency']);
  expect(told(await add('QQQ', '2026-02-27', '1'))).toEqual([422, 'currency-known', 'currency']);
  expect(told(await add('USD', tomorrow, '1'))).toEqual([422, 'rate-day', 'day']);
  for (const rate of ['0', '0.0000', '-1', '1,2', '1e3', '0.12345678901', '1234567890'])
    expect(told(await add('USD', '2026-02-20', rate)), rate).toEqual([422, null, 'rate']);
});

test('a rate is changed by whoever saw its version, and then counts as entered', async () => {
  const { body } = await add('JPY', '2026-02-27', '0.0052');
  const params = { exchange_rate_id: body.id };
  const change = (fields: object, version: number) =>
    admin(endpoints.changeExchangeRate, { params, body: fields, version });
  expect((await change({ rate: '0.00520' }, 1)).body.version).toBe(1);
  expect((await change({ rate: '0.0053' }, 1)).body).toMatchObject({ rate: '0.0053', version: 2 });
  expect((await change({ rate: '0.0054' }, 1)).status).toBe(412);
  await add('JPY', '2026-01-30', '0.0051');
  expect(told(await change({ day: '2026-01-30' }, 2))).toEqual([422, 'rate-taken', 'day']);
  expect(await trail('exchange-rate.changed')).toContainEqual({
    changes: { rate: ['0.0052', '0.0053'] },
    data: { name: 'JPY → GBP', day: '2026-02-27' },
  });
});

test('a rate taken away says nothing any more, and its value stays in the trail', async () => {
  const { body } = await add('NOK', '2026-02-27', '0.074');
  const params = { exchange_rate_id: body.id };
  expect((await admin(endpoints.removeExchangeRate, { params, version: 1 })).status).toBe(204);
  expect((await ofDay('NOK', '2026-02-27')).rate).toBeNull();
  expect(await trail('exchange-rate.removed')).toMatchObject([
    { changes: { currency: ['NOK', null], day: ['2026-02-27', null], rate: ['0.0740', null] } },
  ]);
});

test('the list is sorted by day or currency, filtered, and paged without a gap', async () => {
  for (const month of ['01', '02', '03', '04', '05']) await add('SEK', `2025-${month}-28`, `0.07${month}`);
  const list = (query: object) => admin(endpoints.listExchangeRates, { query });
  const days = ({ body }: Awaited<ReturnType<typeof list>>) =>
    body.data.map(({ day }: { day: string }) => day.slice(5, 7)).join();
  expect(days(await list({ currency: ['SEK'] }))).toBe('05,04,03,02,01');
  expect(days(await list({ currency: 'SEK', from: '2025-02-28', to: '2025-04-28', sort: 'day' }))).toBe(
    '02,03,04',
  );
  expect(days(await list({ currency: 'SEK', source: 'import' }))).toBe('');
  for (const sort of ['-day', 'currency']) {
    const first = await list({ currency: 'SEK', per_page: 3, sort });
    const rest = await list({ currency: 'SEK', per_page: 3, sort, after: first.body.after });
    expect(`${days(first)},${days(rest)}`.split(',').sort().join()).toBe('01,02,03,04,05');
    expect(rest.body.after).toBeNull();
  }
});

test('every currency tells its latest rate by today, the one before it, and how old it is', async () => {
  const now = await today();
  await add('DKK', shifted(now, -50), '0.11');
  await add('DKK', shifted(now, -45), '0.12');
  const { body } = await admin(endpoints.listRateCurrencies);
  expect(body.data).toContainEqual({
    ...{ currency: 'DKK', into: 'GBP', rates: 2, age_days: 45 },
    latest: { day: shifted(now, -45), rate: '0.1200' },
    before: { day: shifted(now, -50), rate: '0.1100' },
  });
  const codes = body.data.map(({ currency }: { currency: string }) => currency);
  expect(codes).toEqual([...codes].sort());
});
