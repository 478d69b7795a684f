import { afterAll, beforeAll, expect, test } from 'vitest';
import * as presets from '#contract/account-plans/preset-endpoints.ts';
import { listPresetUses } from '#contract/presets/uses.ts';
import { type AccountPlanDesk, accountPlanDesk } from '../../../test/account-plan-desk.ts';
import { type PresetDesk, presetDesk } from '../../../test/preset-desk.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let desk: AccountPlanDesk;
let admin: PresetDesk;
beforeAll(async () => {
  muster = await openTestServer();
  desk = await accountPlanDesk(muster);
  admin = presetDesk(muster, muster.organization.people.admin);
});
afterAll(() => muster.close());

const SAID = {
  ...{ tier: 'A', review_every_months: 6, summary: 'Who they are', strategy: 'Gate by gate' },
  objectives: [{ name: 'Grow', metric: 'Share' }],
  ...{ health_criteria: ['Trust'], questions: ['Who decides?'] },
};
const make = () => admin.make({ kind: 'account_plan', payload: SAID, locked: ['/tier'] });
const begin = (preset_id: string, fields: object = {}) =>
  desk.create({ preset: { preset_id, revision: 1 }, ...fields });
const objectives = (plan: string) =>
  muster.database.query('select title, metric from plan_objectives where plan_id = $1', [plan]);

test('a plan begins as its preset says, as far as nothing else is said, and asks what it asks', async () => {
  const preset_id = await make();
  const { status, body } = await begin(preset_id, { summary: 'A port' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ tier: 'A', review_every_months: 6, summary: 'A port', strategy: 'Gate by gate' },
    preset: { id: preset_id, revision: 1, locked: ['/tier'] },
  });
  expect(await objectives(body.id)).toEqual([{ title: 'Grow', metric: 'Share' }]);
  const params = { plan_id: body.id };
  const { body: compared } = await desk.call()(presets.readPlanPreset, { params });
  expect(compared).toMatchObject({
    ...{ health_criteria: ['Trust'], questions: ['Who decides?'] },
    drift: [{ path: '/summary', preset: 'Who they are', current: 'A port', locked: false }],
  });
  const uses = await desk.call(muster.organization.people.coordinator)(listPresetUses, {
    params: { preset_id },
  });
  expect(uses.body.data).toMatchObject([{ place: 'account_plan', id: body.id, drifted: 1 }]);
});

test('without a preset the usual criteria are asked', async () => {
  const { id } = await desk.make();
  const { body } = await desk.call()(presets.readPlanPreset, { params: { plan_id: id } });
  expect(body).toMatchObject({ applied: null, drift: [], questions: [] });
  expect(body.health_criteria).toContain('Relationship');
});

test('what a preset locks is said and changed by applying it alone, until it is taken off', async () => {
  const preset_id = await make();
  expect((await begin(preset_id, { tier: 'B' })).body).toMatchObject({
    ...{ rule: 'locked-by-preset', fields: [{ field: 'tier' }] },
  });
  const { body } = await begin(preset_id);
  expect((await desk.update(body.id, { tier: 'C' })).body).toMatchObject({ rule: 'locked-by-preset' });
  const taken = await desk.call()(presets.removePlanPreset, {
    ...{ params: { plan_id: body.id }, version: body.version },
  });
  expect(taken.status).toBe(204);
  expect((await desk.update(body.id, { tier: 'C' })).body).toMatchObject({ tier: 'C', preset: null });
});

test('a preset that is applied brings what nobody has changed, and its objectives the first time alone', async () => {
  const preset_id = await make();
  const plan = await desk.make({ summary: 'Our own' });
  const params = { plan_id: plan.id };
  const of = { preset_id, revision: 1, leave: ['/summary'] };
  const { body: preview } = await desk.call()(presets.previewPlanPreset, { params, body: of });
  expect(preview).toMatchObject({ version: plan.version, objectives: [{ name: 'Grow' }] });
  const { body } = await desk.call()(presets.applyPlanPreset, {
    ...{ params, body: { ...of, version: plan.version } },
  });
  expect(body).toMatchObject({ tier: 'A', summary: 'Our own', strategy: 'Gate by gate' });
  await admin.next(preset_id, { payload: { ...SAID, strategy: 'All at once' }, locked: [] });
  const again = await desk.call()(presets.applyPlanPreset, {
    ...{ params, body: { preset_id, revision: 2, version: body.version } },
  });
  expect(again.body).toMatchObject({ summary: 'Our own', strategy: 'All at once', preset: { revision: 2 } });
  expect(await objectives(plan.id)).toHaveLength(1);
  const stale = await desk.call()(presets.applyPlanPreset, {
    ...{ params, body: { preset_id, revision: 2, version: body.version } },
  });
  expect(stale.status).toBe(412);
  const told = (await desk.events(plan.id)).at(-1);
  expect(told).toMatchObject({
    type: 'account-plan.changed',
    changes: { strategy: ['Gate by gate', 'All at once'] },
  });
});
