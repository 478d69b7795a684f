import { afterAll, beforeAll, expect, test } from 'vitest';
import { listScenarioChanges } from '#contract/calculator/changes.ts';
import * as endpoints from '#contract/calculator/endpoints.ts';
import { mergeClients } from '#contract/clients/merging.ts';
import { refusal } from '../../../test/time-desk.ts';
import { type Calculator, lineOf, openCalculator } from './fixtures/desk.ts';

let desk: Calculator;
beforeAll(async () => {
  desk = await openCalculator();
});
afterAll(() => desk.muster.close());

const at = (scenario_id: string) => ({ params: { scenario_id } });

test('a scenario of which nothing is said begins empty, in the organization’s currency, under the next number', async () => {
  expect((await desk.admin(endpoints.readLatestScenario)).status).toBe(404);
  const first = await desk.make({});
  expect(first).toMatchObject({
    ...{ version: 1, name: 'Harbour', status: 'draft', currency: 'GBP', lines: 0, price_minor: 0 },
    ...{ client: null, margin_pct: null, dealsheet_id: null, preset: null, rates: [], engine_version: 1 },
    inputs: { currency: 'GBP', lines: [], hours_per_day: '8', overhead_pct: '0', assumptions: '' },
  });
  expect(first.code).toBe(`CALC-${String(first.number).padStart(4, '0')}`);
  expect((await desk.make({})).number).toBe(first.number + 1);
});

test('the server counts by itself, and a list shows what it came to', async () => {
  const client_id = await desk.client();
  const inputs = {
    lines: [lineOf()],
    overhead_pct: '10',
    contingency_pct: '5',
    discount_pct: '10',
    tax_pct: '20',
  };
  const made = await desk.make(inputs, { client_id });
  expect(made).toMatchObject({
    ...{ price_minor: 360_000, cost_minor: 277_200, margin_pct: '23.00', lines: 1 },
    ...{ client: { id: client_id, name: 'Port of Hull' } },
    results: {
      ...{ list_minor: 400_000, discount_minor: 40_000, overhead_minor: 24_000, contingency_minor: 13_200 },
      ...{ tax_minor: 72_000, total_minor: 432_000, margin_minor: 82_800 },
    },
  });
  const { data } = (await desk.admin(endpoints.listScenarios, { query: { client_id } })).body;
  const { inputs: _, results: __, rates: ___, engine_version: ____, ...summary } = made;
  expect(data).toEqual([summary]);
});

test('a list is sorted, and asked by state, client, name, code and for the archived ones', async () => {
  const [quay, gate] = [
    await desk.make({}, { name: 'zz Quay' }),
    await desk.make(undefined, { name: 'zz gate' }),
  ];
  await desk.freeze(gate.id);
  const names = async (query: object) =>
    (await desk.admin(endpoints.listScenarios, { query: { q: 'zz ', ...query } })).body.data.map(
      ({ name }: { name: string }) => name,
    );
  expect(await names({})).toEqual(['zz gate', 'zz Quay']);
  expect(await names({ sort: 'name' })).toEqual(['zz gate', 'zz Quay']);
  expect(await names({ sort: 'number' })).toEqual(['zz Quay', 'zz gate']);
  expect(await names({ status: ['frozen'] })).toEqual(['zz gate']);
  expect(await names({ status: ['draft', 'converted'] })).toEqual(['zz Quay']);
  expect(await names({ q: quay.code.toLowerCase() })).toEqual(['zz Quay']);
  expect((await desk.admin(endpoints.archiveScenario, { ...at(quay.id), version: 1 })).status).toBe(204);
  expect(await names({})).toEqual(['zz gate']);
  expect(await names({ archived: 'true' })).toEqual(['zz Quay']);
  expect(refusal(await desk.change(quay.id, { name: 'zz' }, 2))).toEqual([422, 'archived', '']);
  expect(refusal(await desk.freeze(quay.id, 2))).toEqual([422, 'archived', '']);
  expect((await desk.admin(endpoints.restoreScenario, at(quay.id))).body.archived_at).toBeNull();
});

test('a change is counted anew over the version that was looked at; without a difference nothing is written', async () => {
  const { id, inputs } = await desk.make();
  const wider = { ...inputs, lines: [lineOf({ quantity: '80' })] };
  const { body } = await desk.change(id, { inputs: wider, name: 'Wider' }, 1);
  expect(body).toMatchObject({ version: 2, name: 'Wider', price_minor: 800_000, cost_minor: 480_000 });
  expect((await desk.admin(endpoints.readLatestScenario)).body.id).toBe(id);
  expect((await desk.change(id, { name: 'Late' }, 1)).status).toBe(412);
  expect((await desk.change(id, { inputs: wider, name: 'Wider' }, 2)).body.version).toBe(2);
  expect((await desk.trail(id)).map(({ type }) => type)).toEqual(['scenario.created', 'scenario.updated']);
});

test('a copy goes on from one in any state as a draft of its own', async () => {
  const client_id = await desk.client({ name: 'Leaves' });
  const service = await desk.service({ code: 'OLD' });
  const source = await desk.make({ lines: [lineOf({ service_type_id: service })] }, { client_id });
  await desk.freeze(source.id);
  await desk.muster.database.query("update service_types set status = 'retired' where id = $1", [service]);
  await desk.muster.database.query('update clients set archived_at = now() where id = $1', [client_id]);
  const { status, body } = await desk.admin(endpoints.copyScenario, {
    ...at(source.id),
    body: { name: 'Cheaper' },
  });
  expect([status, body]).toMatchObject([
    201,
    {
      name: 'Cheaper',
      status: 'draft',
      client: { id: client_id },
      inputs: source.inputs,
      results: source.results,
    },
  ]);
  expect(await desk.trail(body.id)).toMatchObject([
    { type: 'scenario.created', data: { copy_of: { id: source.id, code: source.code } } },
  ]);
  expect((await desk.change(body.id, { name: 'Cheapest' }, 1)).status).toBe(200);
});

test('a client that goes into another takes its scenarios along, frozen ones too', async () => {
  const [winner_id, client_id] = [await desk.client({ name: 'Stays' }), await desk.client({ name: 'Goes' })];
  const { id, results } = await desk.make(undefined, { client_id });
  await desk.freeze(id);
  const params = { client_id, winner_id };
  const body = { version: 1, winner_version: 1, take: [] };
  const merged = await desk.admin(mergeClients, { params, body });
  expect(merged.body.moved).toEqual([{ kind: 'scenarios', count: 1 }]);
  expect(await desk.read(id)).toMatchObject({ client: { id: winner_id }, status: 'frozen', results });
  const { data } = (await desk.admin(endpoints.listScenarios, { query: { client_id } })).body;
  expect(data).toMatchObject([{ id }]);
});

test('the history tells which fields changed, and of lines which ones', async () => {
  const lines = [lineOf(), lineOf({ key: 'dogs', name: 'Dogs' }), lineOf({ key: 'vans', name: 'Vans' })];
  const { id, inputs } = await desk.make({ lines });
  const after = [lines[1], lineOf({ quantity: '10' }), lineOf({ key: 'boats', name: 'Boats' })];
  await desk.change(
    id,
    {
      inputs: { ...inputs, lines: after, discount_pct: '5', target: { ...inputs.target, margin_pct: '30' } },
    },
    1,
  );
  const [, told] = await desk.trail(id);
  expect(told?.changes).toEqual({
    ...{
      lines: ['Guards, Vans', 'Guards, Boats'],
      discount_pct: ['0', '5'],
      target_margin_pct: [null, '30'],
    },
    ...{ price_minor: [1_200_000, 855_000], cost_minor: [720_000, 540_000], margin_pct: ['40.00', '36.84'] },
  });
  await desk.change(
    id,
    {
      inputs: {
        ...inputs,
        lines: [after[2], after[0], after[1]],
        discount_pct: '5',
        target: { ...inputs.target, margin_pct: '30' },
      },
    },
    2,
  );
  const [, , moved] = await desk.trail(id);
  expect(moved?.changes).toEqual({ order_of_lines: ['Dogs, Guards, Boats', 'Boats, Dogs, Guards'] });
});

test('a scenario’s history says who made, changed, froze and archived it, the newest first', async () => {
  const { id, version } = await desk.make({ lines: [lineOf()] });
  const changed = await desk.admin(endpoints.updateScenario, { ...at(id), version, body: { name: 'Quay' } });
  expect(changed.status).toBe(200);
  await desk.freeze(id, 2);
  await desk.admin(endpoints.archiveScenario, { ...at(id), version: (await desk.read(id)).version });
  const { data, after } = (await desk.admin(listScenarioChanges, { ...at(id), query: { per_page: 3 } })).body;
  expect(data).toMatchObject([
    { type: 'scenario.archived', actor: expect.any(String) },
    { type: 'scenario.frozen' },
    { type: 'scenario.updated', changes: { name: ['Harbour', 'Quay'] } },
  ]);
  const rest = await desk.admin(listScenarioChanges, { ...at(id), query: { after } });
  expect(rest.body.data).toMatchObject([{ type: 'scenario.created' }]);
});
