import { afterAll, beforeAll, expect, test } from 'vitest';
import * as endpoints from '#contract/calculator/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { type PresetDesk, presetDesk } from '../../../test/preset-desk.ts';
import { refusal } from '../../../test/time-desk.ts';
import { type Calculator, lineOf, openCalculator } from './fixtures/desk.ts';

let desk: Calculator;
let presets: PresetDesk;
beforeAll(async () => {
  desk = await openCalculator();
  presets = presetDesk(desk.muster, desk.muster.organization.people.admin);
});
afterAll(() => desk.muster.close());

const said = (service_code: string | null, fields: object = {}) => ({
  ...{ name: 'Guards', service_code, role: 'Guard', quantity: '40', unit: 'hour', phase: 'Setup', ...fields },
});
const SAID = { tax_pct: '20.00', overhead_pct: '10', target: { margin_pct: '30' }, assumptions: 'Two gates' };
const publish = (payload: object = SAID, locked: string[] = []) =>
  presets.make({ kind: 'calculator', payload: { ...payload }, locked });
const begin = (preset_id: string, inputs: Readonly<Record<string, unknown>> = {}, fields: object = {}) =>
  desk.tryMaking(inputs, { preset: { preset_id, revision: 1 }, ...fields });
const at = (scenario_id: string) => ({ params: { scenario_id } });
const apply = (id: string, body: object) =>
  desk.admin(endpoints.applyScenarioPreset, {
    ...at(id),
    body: { preset_id: '', revision: 1, version: 1, ...body },
  });
const preview = async (id: string, body: { preset_id: string; revision: number; leave?: string[] }) =>
  (await desk.admin(endpoints.previewScenarioPreset, { ...at(id), body })).body;
const worth = (service_type_id: string, fields: object) =>
  insertRow(desk.muster.database, 'service_rates', {
    ...{ org_id: desk.muster.organization.id, service_type_id, scope: 'service', valid_from: '2026-01-01' },
    ...fields,
  });

test('a scenario begins as a preset says, with the organization’s services and what they cost and list today', async () => {
  await desk.rate('EUR', '2026-01-02', '0.8');
  const client_id = await desk.client();
  const guard = await desk.service({ code: 'GUARD' });
  await worth(guard, { cost_rate: '20', bill_rate: '31.5', currency: 'EUR' });
  await worth(guard, { cost_rate: '20', bill_rate: '30', currency: 'GBP', scope: 'client', client_id });
  const old = await desk.service({ code: 'OLD', status: 'retired' });
  await worth(old, { cost_rate: '20', bill_rate: '30', currency: 'GBP' });
  const lines = [
    said('GUARD'),
    said('GUARD', { name: 'Nights', unit: 'day', role: null, phase: '' }),
    ...[said('OLD', { name: 'Old' }), said('NOWHERE', { name: 'Unknown' }), said(null, { name: 'Plain' })],
  ];
  const preset_id = await publish({ ...SAID, lines });
  const { status, body } = await begin(preset_id);
  expect([status, body]).toMatchObject([
    201,
    {
      preset: { id: preset_id, revision: 1, current: 1, locked: [] },
      inputs: {
        ...{ tax_pct: '20', overhead_pct: '10', assumptions: 'Two gates', phases: ['Setup'] },
        target: { margin_pct: '30', price_minor: null, utilisation_pct: null },
        lines: [
          { name: 'Guards', service_type_id: guard, cost_rate: '20.00', list_rate: '31.50', currency: 'EUR' },
          { name: 'Nights', service_type_id: guard, list_rate: '0.00', currency: null, phase: null },
          { name: 'Old', service_type_id: null, list_rate: '0.00', role: 'Guard' },
          { name: 'Unknown', service_type_id: null },
          { name: 'Plain', service_type_id: null, quantity: '40', phase: 'Setup' },
        ],
      },
    },
  ]);
  const theirs = (await begin(preset_id, {}, { client_id })).body;
  expect(theirs.inputs.lines[0]).toMatchObject({ list_rate: '30.00', currency: null });
  expect((await presets.read(preset_id)).uses).toBe(2);
  expect((await desk.trail(body.id))[0]?.data).toMatchObject({ preset: { id: preset_id, revision: 1 } });
});

test('what is said when it is made comes before the preset, but for what that locks', async () => {
  const preset_id = await publish(SAID, ['/tax_pct', '/target/margin_pct']);
  expect(refusal(await begin(preset_id, { tax_pct: '19' }))).toEqual([
    422,
    'locked-by-preset',
    'inputs.tax_pct',
  ]);
  const target = { margin_pct: '30.0', price_minor: 5_000_000, utilisation_pct: '80' };
  const { body } = await begin(preset_id, { tax_pct: '20', overhead_pct: '12', target, lines: [lineOf()] });
  expect(body.inputs).toMatchObject({ tax_pct: '20', overhead_pct: '12', target, assumptions: 'Two gates' });
  expect(body.preset.locked).toEqual(['/tax_pct', '/target/margin_pct']);
});

test('what a preset locks is held where it is written, and is free once that is taken off', async () => {
  const preset_id = await publish(SAID, ['/tax_pct', '/target/margin_pct']);
  const { id, inputs } = (await begin(preset_id, { lines: [lineOf()] })).body;
  const target = { ...inputs.target, margin_pct: '29', price_minor: 1 };
  const refused = await desk.change(id, { inputs: { ...inputs, tax_pct: '0', target } }, 1);
  expect([
    refused.status,
    refused.body.rule,
    refused.body.fields.map(({ field }: { field: string }) => field),
  ]).toEqual([...[422, 'locked-by-preset', ['inputs.tax_pct', 'inputs.target.margin_pct']]]);
  const free = { ...inputs, overhead_pct: '11', target: { ...inputs.target, price_minor: 400_000 } };
  expect((await desk.change(id, { inputs: free }, 1)).status).toBe(200);
  expect((await desk.admin(endpoints.removeScenarioPreset, { ...at(id), version: 1 })).status).toBe(412);
  expect((await desk.admin(endpoints.removeScenarioPreset, { ...at(id), version: 2 })).status).toBe(204);
  const { body } = await desk.change(id, { inputs: { ...free, tax_pct: '0' } }, 3);
  expect([body.inputs.tax_pct, body.preset]).toEqual(['0', null]);
});

test('the next revision changes what nobody touched and what is locked, and leaves what was changed here', async () => {
  const preset_id = await publish();
  const { id, inputs } = (await begin(preset_id, { lines: [lineOf()] })).body;
  await desk.change(id, { inputs: { ...inputs, overhead_pct: '12', assumptions: 'Three gates' } }, 1);
  const next = {
    ...SAID,
    overhead_pct: '15',
    tax_pct: '19',
    assumptions: 'Four gates',
    contingency_pct: '3',
  };
  await presets.next(preset_id, { payload: { ...next, lines: [said(null)] }, locked: ['/assumptions'] });
  const compared = await desk.admin(endpoints.readScenarioPreset, at(id));
  expect(compared.body).toMatchObject({
    applied: { revision: 1, current: 2 },
    drift: [
      { path: '/overhead_pct', preset: '10', current: '12' },
      { path: '/assumptions', preset: 'Two gates', current: 'Three gates' },
    ],
  });
  const of = { preset_id, revision: 2 };
  expect(await preview(id, of)).toMatchObject({
    ...{ version: 2, lines: [] },
    steps: [
      { path: '/overhead_pct', before: '12', after: '15', reason: 'both', taken: false },
      { path: '/contingency_pct', before: '0', after: '3', reason: 'both', taken: false },
      { path: '/tax_pct', before: '20', after: '19', reason: 'followed', taken: true },
      { path: '/assumptions', reason: 'locked', taken: true },
    ],
  });
  expect((await apply(id, of)).status).toBe(412);
  const { body } = await apply(id, { ...of, version: 2, take: ['/contingency_pct'] });
  expect(body).toMatchObject({
    ...{ version: 3, preset: { revision: 2, current: 2 }, cost_minor: Math.round(240_000 * 1.12 * 1.03) },
    inputs: { tax_pct: '19', overhead_pct: '12', contingency_pct: '3', assumptions: 'Four gates' },
  });
  expect((await apply(id, { ...of, version: 3 })).body.version).toBe(3);
});

test('a draft is put under a preset later: lines that it hasn’t by name come along, the first time alone', async () => {
  const preset_id = await publish({
    tax_pct: '20',
    lines: [said(null), said(null, { name: 'Dogs', phase: null })],
  });
  const { id } = await desk.make();
  const seen = await preview(id, { preset_id, revision: 1, leave: ['/tax_pct'] });
  expect(seen).toMatchObject({
    steps: [{ path: '/tax_pct', reason: 'fresh', taken: false }],
    lines: [{ name: 'Dogs', quantity: '40' }],
  });
  const { body } = await apply(id, { preset_id });
  expect(body.inputs.lines.map(({ name }: { name: string }) => name)).toEqual(['Guards', 'Dogs']);
  expect((await desk.trail(id)).at(-1)?.changes).toMatchObject({ lines: ['', 'Dogs'], tax_pct: ['0', '20'] });
  const less = { ...body.inputs, lines: [lineOf()] };
  await desk.change(id, { inputs: less }, 2);
  expect((await apply(id, { preset_id, version: 3 })).body.lines).toBe(1);
});

test('what can’t be applied is refused, and a preset’s lines that are too many', async () => {
  const preset_id = await publish({
    lines: Array.from({ length: 500 }, (_, i) => said(null, { name: `L ${i}` })),
  });
  const { id } = await desk.make();
  expect(refusal(await apply(id, { preset_id }))).toEqual([422, 'too-many-lines', 'preset_id']);
  const project = await presets.make({ kind: 'project', payload: { priority: 'high' } });
  expect((await apply(id, { preset_id: project })).status).toBe(404);
  await presets.deprecate(preset_id, 1);
  expect(refusal(await apply(id, { preset_id }))).toEqual([422, 'preset-deprecated', 'revision']);
  expect(refusal(await begin(preset_id))).toEqual([422, 'preset-deprecated', 'revision']);
});
