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

const check = (text: string, fields: object = {}) =>
  admin(endpoints.checkExchangeRates, { body: { text, ...fields } });
const bring = (text: string, fields: object = {}) =>
  admin(endpoints.importExchangeRates, { body: { text, ...fields } });
const list = async (currency: string): Promise<string[]> => {
  const { body } = await admin(endpoints.listExchangeRates, { query: { currency } });
  return body.data.map(
    ({ day, rate, source }: { day: string; rate: string; source: string }) => `${day} ${rate} ${source}`,
  );
};
const cells = ({ body }: Awaited<ReturnType<typeof check>>) =>
  body.problems.map(({ line, field }: { line: number; field: string }) => `${line}.${field}`);

test.each([
  ['points and commas', '2026-01-30,EUR,0.8431\n2026-02-27,EUR,0.8502'],
  [
    'a first line that names the columns in another order',
    'Currency;Note;Rate;Date\nEUR;x;0,8431;30.01.2026\neur;;0,8502;27.02.2026',
  ],
  ['tabs, as a spreadsheet copies', '30/01/2026\tEUR\t0.8431\r\n27/02/2026\tEUR\t0.8502\r\n\r\n'],
])('a text with %s is read', async (_, text) => {
  expect((await bring(text)).body).toMatchObject({ replaced: 0 });
  expect(await list('EUR')).toEqual(['2026-02-27 0.8502 import', '2026-01-30 0.8431 import']);
});

test('days with slashes are read in the order that is said', async () => {
  await bring('03/02/2026,CAD,0.54', { date_order: 'mdy' });
  await bring('03/02/2026,CAD,0.55');
  expect(await list('CAD')).toEqual(['2026-03-02 0.5400 import', '2026-02-03 0.5500 import']);
});

test('every cell that is wrong is named by its line with what to do, and nothing of the text is kept', async () => {
  const text = [
    ...['day,currency,rate', '2026-01-30,AUD,0.51', '2026-13-01,AUD,0.51', '2026-02-01,dollars,zero'],
    ...[
      '2026-02-02,GBP,1',
      '2026-02-03,QQQ,1',
      '2026-02-04,AUD,-1',
      '2026-01-30,AUD,0.52',
      '2999-01-01,AUD,1',
    ],
    '2026-02-05,AUD,0.12345678901',
  ].join('\n');
  const wrong = [
    '3.day',
    '4.currency',
    '4.rate',
    '5.currency',
    '6.currency',
    '7.rate',
    '8.day',
    '9.day',
    '10.rate',
  ];
  const checked = await check(text);
  expect(cells(checked)).toEqual(wrong);
  expect(checked.body.problems[6].message).toBe('Line 2 has a rate of AUD on this day, too: keep one.');
  const { status, body } = await bring(text);
  expect([status, body.rule]).toEqual([422, 'import-has-errors']);
  expect(body.fields.map(({ field }: { field: string }) => field)).toEqual(
    wrong.map((cell) => `lines.${cell}`),
  );
  expect(await list('AUD')).toEqual([]);
});

test('a line whose decimal comma makes a cell of its own is told to use semicolons', async () => {
  const { body } = await check('2026-01-30,AUD,0,51');
  expect(body.problems).toEqual([
    { line: 1, field: 'rate', message: expect.stringContaining('Separate them by semicolons') },
  ]);
});

test('a rate of a day that has one is replaced, told beforehand and in the trail; the same one stays as it is', async () => {
  await bring('2026-01-30,NZD,0.47\n2026-02-27,NZD,0.48');
  const text = '2026-01-30,NZD,0.470\n2026-02-27,NZD,0.49\n2026-03-31,NZD,0.5';
  expect((await check(text)).body).toEqual({
    ...{ problems: [], added: 1, unchanged: 1 },
    replaced: [{ currency: 'NZD', day: '2026-02-27', before: '0.4800', after: '0.4900' }],
  });
  expect((await bring(text)).body).toEqual({ added: 1, replaced: 1, unchanged: 1 });
  expect(await list('NZD')).toEqual([
    '2026-03-31 0.5000 import',
    '2026-02-27 0.4900 import',
    '2026-01-30 0.4700 import',
  ]);
  const events = await muster.database.query<{ type: string; changes: object; data: object }>(
    "select type, changes, data from events where org_id = $1 and type like 'exchange-rate%' order by id desc limit 2",
    [muster.organization.id],
  );
  expect(events).toEqual([
    {
      type: 'exchange-rate.changed',
      changes: { rate: ['0.4800', '0.4900'] },
      data: { name: 'NZD → GBP', day: '2026-02-27' },
    },
    {
      type: 'exchange-rates.imported',
      changes: {},
      data: {
        ...{ added: 1, replaced: 1, unchanged: 1, into: 'GBP', currencies: ['NZD'] },
        ...{ from: '2026-01-30', to: '2026-03-31' },
      },
    },
  ]);
});

test('a text without rates, and one with more than can come at a time, is refused as a whole', async () => {
  const refusal = ({ status, body }: Awaited<ReturnType<typeof check>>) => [
    status,
    body.rule,
    body.fields[0].field,
  ];
  expect(refusal(await check('day,currency,rate\n'))).toEqual([422, 'import-empty', 'text']);
  expect(refusal(await check('x\n'.repeat(5_001)))).toEqual([422, 'import-too-long', 'text']);
});
