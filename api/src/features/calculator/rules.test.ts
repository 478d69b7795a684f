import { afterAll, beforeAll, expect, test } from 'vitest';
import { listScenarios } from '#contract/calculator/endpoints.ts';
import { refusal } from '../../../test/time-desk.ts';
import { type Calculator, lineOf, openCalculator } from './fixtures/desk.ts';

let desk: Calculator;
beforeAll(async () => {
  desk = await openCalculator();
});
afterAll(() => desk.muster.close());

const NOBODY = '018f0000-0000-7000-8000-000000000000';
const line = (fields: object) => ({ lines: [lineOf(), lineOf({ key: 'second', ...fields })] });

/** Each of them by itself is dear; together they are more than a number holds exactly. */
const TOO_MUCH = {
  target: { margin_pct: null, price_minor: null, utilisation_pct: '1' },
  lines: Array.from({ length: 10 }, (_, at) =>
    lineOf({ key: `l-${at}`, quantity: '100000', cost_rate: '1000000' }),
  ),
};

test.each<[string, string, Record<string, unknown>]>([
  ['quantity-out-of-range', 'inputs.lines.1.quantity', line({ quantity: '-1' })],
  ['quantity-out-of-range', 'inputs.hours_per_day', { hours_per_day: '25' }],
  ['rate-out-of-range', 'inputs.lines.1.cost_rate', line({ cost_rate: '-5' })],
  ['rate-out-of-range', 'inputs.lines.1.list_rate', line({ list_rate: '-5' })],
  ['percentage-out-of-range', 'inputs.lines.1.discount_pct', line({ discount_pct: '101' })],
  ['percentage-out-of-range', 'inputs.tax_pct', { tax_pct: '-1' }],
  [
    'percentage-out-of-range',
    'inputs.target.utilisation_pct',
    { target: { margin_pct: null, price_minor: null, utilisation_pct: '0' } },
  ],
  [
    'amount-out-of-range',
    'inputs.overheads.0.amount_minor',
    { overheads: [{ key: 'o', name: 'Vans', amount_minor: -1 }] },
  ],
  ['unknown-phase', 'inputs.lines.1.phase', line({ phase: 'Setup' })],
  ['key-taken', 'inputs.lines.1.key', line({ key: 'guards' })],
  ['no-exchange-rate', 'inputs.lines.1.currency', line({ currency: 'NOK' })],
  ['too-much-money', 'inputs.lines', TOO_MUCH],
  ['unknown-service', 'inputs.lines.1.service_type_id', line({ service_type_id: NOBODY })],
])(
  'a scenario is refused by %s beside %s, made or changed, and nothing is kept',
  async (rule, field, inputs) => {
    const kept = await desk.make();
    const count = async () => (await desk.admin(listScenarios)).body.data.length;
    const before = await count();
    expect(refusal(await desk.tryMaking(inputs))).toEqual([422, rule, field]);
    expect(await count()).toBe(before);
    const changed = await desk.change(kept.id, { name: 'Other', inputs: { ...kept.inputs, ...inputs } }, 1);
    expect(refusal(changed)).toEqual([422, rule, field]);
    expect(await desk.read(kept.id)).toEqual(kept);
  },
);

test('all fields that break a rule are named at once', async () => {
  const { body } = await desk.tryMaking({
    lines: [lineOf({ quantity: '-1', service_type_id: NOBODY }), lineOf({ key: 'b', phase: 'Setup' })],
  });
  expect(body.fields.map(({ field }: { field: string }) => field)).toEqual([
    ...['inputs.lines.0.service_type_id', 'inputs.lines.0.quantity', 'inputs.lines.1.phase'],
  ]);
});

test('a client has to be there to be chosen; the one that a scenario has may be archived since', async () => {
  const client_id = await desk.client();
  const { id } = await desk.make(undefined, { client_id });
  await desk.muster.database.query('update clients set archived_at = now() where id = $1', [client_id]);
  expect(refusal(await desk.tryMaking({}, { client_id }))).toEqual([422, 'reference', 'client_id']);
  expect(refusal(await desk.tryMaking({}, { client_id: NOBODY }))).toEqual([422, 'reference', 'client_id']);
  expect((await desk.change(id, { name: 'Still theirs' }, 1)).body.client.id).toBe(client_id);
  expect((await desk.change(id, { client_id: null }, 2)).body.client).toBeNull();
  expect(refusal(await desk.change(id, { client_id }, 3))).toEqual([422, 'reference', 'client_id']);
});

test('a service that is retired may stay in a scenario, and can’t be newly chosen', async () => {
  const service = await desk.service({ code: 'GATE' });
  const { id, inputs } = await desk.make({ lines: [lineOf({ service_type_id: service })] });
  await desk.muster.database.query("update service_types set status = 'retired' where id = $1", [service]);
  const refused = await desk.tryMaking(line({ service_type_id: service }));
  expect(refusal(refused)).toEqual([422, 'service-retired', 'inputs.lines.1.service_type_id']);
  expect(refused.body.message).toContain('Access control');
  const lines = [lineOf({ service_type_id: service, quantity: '41' })];
  expect((await desk.change(id, { inputs: { ...inputs, lines } }, 1)).status).toBe(200);
});
