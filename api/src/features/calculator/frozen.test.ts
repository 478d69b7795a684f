import { afterAll, beforeAll, expect, test } from 'vitest';
import * as endpoints from '#contract/calculator/endpoints.ts';
import { changeExchangeRate } from '#contract/exchange-rates/endpoints.ts';
import { refusal } from '../../../test/time-desk.ts';
import { type Calculator, lineOf, openCalculator } from './fixtures/desk.ts';

let desk: Calculator;
let rate: { id: string; version: number };
beforeAll(async () => {
  desk = await openCalculator();
  rate = await desk.rate('EUR', '2026-03-02', '0.8');
});
afterAll(() => desk.muster.close());

const IN_EUROS = { rate_day: '2026-03-05', lines: [lineOf({ currency: 'EUR' }), lineOf({ key: 'own' })] };
const inEuros = () => desk.make(IN_EUROS);

test('lines in another currency go by the latest rate until the scenario’s day, which is kept beside them', async () => {
  await desk.rate('EUR', '2026-03-06', '0.5');
  const made = await inEuros();
  expect(made.rates).toEqual([{ currency: 'EUR', into: 'GBP', rate: '0.8000', day: '2026-03-02' }]);
  expect(made.results.lines[0]).toMatchObject({
    ...{ price_minor: 320_000, own: { currency: 'EUR', price_minor: 400_000, rate_day: '2026-03-02' } },
  });
  expect(made.price_minor).toBe(720_000);
});

test('a rate that is put right changes a draft when it is saved next, and never what was frozen', async () => {
  const [draft, frozen] = [await inEuros(), await inEuros()];
  const kept = (await desk.freeze(frozen.id)).body;
  expect(kept).toMatchObject({ version: 2, status: 'frozen', results: frozen.results });
  const params = { exchange_rate_id: rate.id };
  await desk.admin(changeExchangeRate, { params, body: { rate: '0.9' }, version: rate.version });
  expect(await desk.read(draft.id)).toEqual(draft);
  const { body } = await desk.change(draft.id, { inputs: draft.inputs }, 1);
  expect([body.price_minor, body.rates[0].rate]).toEqual([760_000, '0.9000']);
  const [, told] = await desk.trail(draft.id);
  expect(told?.changes).toMatchObject({ rates: ['EUR 0.8000 (2026-03-02)', 'EUR 0.9000 (2026-03-02)'] });
  expect(await desk.read(frozen.id)).toEqual(kept);
});

test('what is frozen is neither changed nor frozen again, and needs something to freeze', async () => {
  const { id } = await desk.make();
  expect(refusal(await desk.freeze((await desk.make({})).id))).toEqual([
    422,
    'nothing-to-freeze',
    'inputs.lines',
  ]);
  expect((await desk.freeze(id, 7)).status).toBe(412);
  expect((await desk.freeze(id)).status).toBe(200);
  expect(refusal(await desk.change(id, { name: 'Other' }, 2))).toEqual([422, 'scenario-frozen', '']);
  expect(refusal(await desk.freeze(id, 2))).toEqual([422, 'scenario-frozen', '']);
  const preset = { preset_id: id, revision: 1 };
  const params = { scenario_id: id };
  expect(refusal(await desk.admin(endpoints.previewScenarioPreset, { params, body: preset }))).toEqual([
    ...[422, 'scenario-frozen', ''],
  ]);
  expect((await desk.trail(id)).at(-1)).toMatchObject({
    ...{ type: 'scenario.frozen', changes: { status: ['draft', 'frozen'] }, data: { price_minor: 400_000 } },
  });
});

test('the database itself keeps what is frozen', async () => {
  const { id } = await desk.make();
  await desk.freeze(id);
  const write = (columns: string) =>
    desk.muster.database.query(`update calculator_scenarios set ${columns} where id = $1`, [id]);
  await expect(write("inputs = '{}'")).rejects.toThrow('A frozen scenario stays as it is.');
  await expect(write('price_minor = 1')).rejects.toThrow('A frozen scenario stays as it is.');
  await expect(write("status = 'draft', frozen_at = null")).rejects.toThrow('stays as it is');
});

test('what is printed adds up: totals are the sums of the lines', async () => {
  const lines = Array.from({ length: 60 }, (_, at) =>
    lineOf({
      ...{
        key: `l-${at}`,
        name: `Line ${at}`,
        quantity: `${at}.37`,
        list_rate: `${33 + at}.333`,
        cost_rate: '21.777',
      },
      ...{ discount_pct: `${at % 7}.25`, currency: at % 3 === 0 ? 'EUR' : null },
    }),
  );
  const { results, price_minor } = await desk.make({
    ...IN_EUROS,
    lines,
    discount_pct: '3.33',
    tax_pct: '19',
  });
  const sum = (field: string) =>
    results.lines.reduce((total: number, line: Record<string, number>) => total + (line[field] ?? 0), 0);
  expect([sum('list_minor'), sum('discount_minor'), sum('price_minor'), sum('cost_minor')]).toEqual([
    ...[results.list_minor, results.line_discount_minor, results.subtotal_minor, results.direct_cost_minor],
  ]);
  expect(results.subtotal_minor - results.discount_minor).toBe(price_minor);
  expect(price_minor + results.tax_minor).toBe(results.total_minor);
});
