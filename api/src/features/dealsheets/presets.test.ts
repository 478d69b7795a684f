import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDealsheet, updateDealsheetContent } from '#contract/dealsheets/endpoints.ts';
import * as presets from '#contract/dealsheets/preset-endpoints.ts';
import { type DealDesk, dealDesk, line } from '../../../test/deal-desk.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { type PresetDesk, presetDesk } from '../../../test/preset-desk.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let desk: DealDesk;
let admin: PresetDesk;
let service: string;
beforeAll(async () => {
  muster = await openTestServer();
  desk = await dealDesk(muster);
  const { id: org_id, people } = muster.organization;
  admin = presetDesk(muster, people.admin);
  service = await insertRow(muster.database, 'service_types', {
    org_id,
    code: 'GRD',
    name: 'Guarding',
    status: 'active',
  });
  await insertRow(muster.database, 'service_rates', {
    ...{
      org_id,
      service_type_id: service,
      scope: 'service',
      cost_rate: '17',
      bill_rate: '25',
      currency: 'GBP',
    },
    valid_from: '2026-01-01',
  });
});
afterAll(() => muster.close());

const SAID = {
  ...{ validity_days: 60, terms: 'Net 30', contingency_pct: '5', phases: ['Survey'], risks: ['Fog'] },
  assumptions: ['Keys come early'],
  lines: [
    { name: 'Guards', service_code: 'GRD', role: 'Guard', quantity: '10', unit: 'hour', phase: 'Running' },
  ],
};
const make = (fields: object = {}) =>
  admin.make({ kind: 'dealsheet', payload: { ...SAID, ...fields }, locked: ['/terms'] });
const begin = (preset_id: string, content: object = {}) =>
  desk.call()(createDealsheet, {
    body: { title: 'From a preset', client_id: desk.client, content, preset: { preset_id, revision: 1 } },
  });

test('a dealsheet begins as its preset says, at what its services sell for, and as far as nothing else is said', async () => {
  const preset_id = await make();
  const { status, body } = await begin(preset_id, { validity_days: 14 });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ price_minor: 25_000, preset: { id: preset_id, revision: 1, locked: ['/terms'] } },
    current: {
      content: {
        ...{ validity_days: 14, terms: 'Net 30', contingency_pct: '5', phases: ['Survey', 'Running'] },
        lines: [
          {
            name: 'Guards',
            service_type_id: service,
            cost_rate: '17.00',
            list_rate: '25.00',
            phase: 'Running',
          },
        ],
        risks: [{ text: 'Fog', likelihood: 'medium', impact: 'medium' }],
        assumptions: ['Keys come early'],
      },
    },
  });
  const { body: comparison } = await desk.call()(presets.readDealsheetPreset, {
    params: { dealsheet_id: body.id },
  });
  expect(comparison.drift).toMatchObject([
    { path: '/validity_days', preset: 60, current: 14, locked: false },
  ]);
  expect((await admin.read(preset_id)).uses).toBe(1);
});

test('what a preset locks is said and changed by applying it alone, until it is taken off', async () => {
  const preset_id = await make();
  expect((await begin(preset_id, { terms: 'Net 14' })).body).toMatchObject({
    ...{ rule: 'locked-by-preset', fields: [{ field: 'content.terms' }] },
  });
  const { body } = await begin(preset_id);
  const params = { dealsheet_id: body.id };
  const change = async () => {
    const { version, current } = await desk.read(body.id);
    return desk.call()(updateDealsheetContent, {
      params,
      version,
      body: { ...current.content, terms: 'Net 14' },
    });
  };
  expect((await change()).body).toMatchObject({ rule: 'locked-by-preset', fields: [{ field: 'terms' }] });
  const removed = await desk.call()(presets.removeDealsheetPreset, { params, version: body.version });
  expect(removed.status).toBe(204);
  expect((await change()).body).toMatchObject({ preset: null, current: { content: { terms: 'Net 14' } } });
});

test('the next revision follows what nobody touched and leaves what was changed here; its lists stay as they are', async () => {
  const preset_id = await make();
  const { body } = await begin(preset_id);
  await desk.rewrite(body.id, { validity_days: 10 });
  await admin.next(preset_id, {
    payload: { ...SAID, validity_days: 90, contingency_pct: '7', lines: [] },
    locked: ['/terms'],
  });
  const { version } = await desk.read(body.id);
  const params = { dealsheet_id: body.id };
  const of = { preset_id, revision: 2 };
  const preview = await desk.call()(presets.previewDealsheetPreset, { params, body: of });
  expect(preview.body).toMatchObject({ version, lines: [] });
  const steps = Object.fromEntries(
    preview.body.steps.map(({ path, ...step }: { path: string }) => [path, step]),
  );
  expect(steps).toEqual({
    '/contingency_pct': { before: '5', after: '7', reason: 'followed', taken: true },
    '/validity_days': { before: 10, after: 90, reason: 'both', taken: false },
  });
  const stale = await desk.call()(presets.applyDealsheetPreset, {
    params,
    body: { ...of, version: version - 1 },
  });
  expect(stale.status).toBe(412);
  const applied = await desk.call()(presets.applyDealsheetPreset, { params, body: { ...of, version } });
  expect(applied.body).toMatchObject({
    ...{ preset: { revision: 2 }, revision: 1 },
    current: { content: { contingency_pct: '7', validity_days: 10, lines: [{ name: 'Guards' }] } },
  });
});

test('the first time lines come that aren’t there by their names, and presets go into drafts alone', async () => {
  const preset_id = await make();
  const { id, version } = await desk.make({ lines: [line({ key: 'own', name: 'Own' })] });
  const params = { dealsheet_id: id };
  const body = { preset_id, revision: 1, version };
  const preview = await desk.call()(presets.previewDealsheetPreset, {
    params,
    body: { preset_id, revision: 1 },
  });
  expect(preview.body.lines).toMatchObject([{ name: 'Guards', list_rate: '25.00' }]);
  const { body: applied } = await desk.call()(presets.applyDealsheetPreset, { params, body });
  expect(applied.current.content.lines.map(({ name }: { name: string }) => name)).toEqual(['Own', 'Guards']);
  await desk.submit(id);
  const late = await desk.call()(presets.applyDealsheetPreset, {
    ...{ params, body: { ...body, version: (await desk.read(id)).version } },
  });
  expect(late.body).toMatchObject({ rule: 'wrong-state' });
});
