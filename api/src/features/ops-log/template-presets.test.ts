import { afterAll, beforeAll, expect, test } from 'vitest';
import * as made from '#contract/ops-log/preset-endpoints.ts';
import * as log from '#contract/ops-log/template-endpoints.ts';
import type { TestPerson } from '../../../test/people.ts';
import { type PresetDesk, presetDesk } from '../../../test/preset-desk.ts';
import { refusal } from '../../../test/time-desk.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
let presets: PresetDesk;
let project: string;
beforeAll(async () => {
  desk = await openOpsLogDesk();
  presets = presetDesk(desk.muster, desk.muster.organization.people.admin);
});
afterAll(() => desk.muster.close());

const as = (person: TestPerson) => desk.muster.as(person);
const own = (id: string) => ({ params: { project_id: project, log_template_id: id } });
const make = (body: object, person = desk.manager) =>
  as(person)(made.createOpsLogTemplateFromPreset, {
    params: { project_id: project },
    body: { preset_id: '', revision: 1, ...body },
  });
const apply = (id: string, body: object) =>
  as(desk.manager)(made.applyOpsLogTemplatePreset, {
    ...own(id),
    body: { preset_id: '', revision: 1, version: 1, ...body },
  });
const change = (id: string, body: object, version: number) =>
  as(desk.manager)(log.updateOpsLogTemplate, { ...own(id), body, version });
const ALARM = { type: 'incident', title: 'Alarm', body: 'Zone:', severity: 'sev2', tags: ['fire'] } as const;
const publish = (fields: object = {}) =>
  presets.make({ kind: 'ops_log', payload: ALARM, locked: ['/type', '/severity'], ...fields });

test('a template is made as a preset says, under its name, and tells how it stands to that', async () => {
  project = await desk.makeProject();
  const preset_id = await publish({ name: 'Fire alarms' });
  const { status, body } = await make({ preset_id });
  expect([status, body]).toEqual([
    201,
    {
      ...{ id: body.id, version: 1, project_id: project, used: true, name: 'Fire alarms' },
      ...{ ...ALARM, follow_up_days: null },
      preset: {
        ...{ id: preset_id, name: 'Fire alarms', scope: 'organization', revision: 1, current: 1 },
        ...{ locked: ['/severity'], drifted: 0 },
      },
    },
  ]);
  expect((await change(body.id, { body: 'Panel:', name: 'Gate alarm' }, 1)).body.preset.drifted).toBe(1);
  expect(refusal(await change(body.id, { severity: 'sev3' }, 2))).toEqual([
    ...[422, 'locked-by-preset', 'severity'],
  ]);
  const compared = await as(desk.manager)(made.readOpsLogTemplatePreset, own(body.id));
  expect(compared.body.drift).toEqual([{ path: '/body', preset: 'Zone:', current: 'Panel:', locked: false }]);
});

test('the next revision changes what nobody touched and what is locked, and leaves what was written here', async () => {
  project = await desk.makeProject();
  const preset_id = await publish();
  const { id } = (await make({ preset_id })).body;
  await change(id, { body: 'Panel:' }, 1);
  const next = { ...ALARM, body: 'Zone and floor:', severity: 'sev1', title: 'Fire' };
  await presets.next(preset_id, { payload: next, locked: ['/severity'] });
  const steps = await as(desk.manager)(made.previewOpsLogTemplatePreset, {
    ...own(id),
    body: { preset_id, revision: 2 },
  });
  expect(steps.body).toMatchObject({
    version: 2,
    steps: [
      { path: '/title', reason: 'followed', taken: true },
      { path: '/body', before: 'Panel:', after: 'Zone and floor:', reason: 'both', taken: false },
      { path: '/severity', reason: 'locked', taken: true },
    ],
  });
  expect((await apply(id, { preset_id, revision: 2 })).status).toBe(412);
  expect((await apply(id, { preset_id, revision: 2, version: 2 })).body).toMatchObject({
    ...{ title: 'Fire', body: 'Panel:', severity: 'sev1', version: 3 },
    preset: { revision: 2, current: 2, drifted: 1 },
  });
  const again = await apply(id, { preset_id, revision: 2, version: 3 });
  expect([again.status, again.body.version]).toEqual([200, 3]);
  const all = { preset_id, revision: 2, version: 3, take: ['/body'] };
  expect((await apply(id, all)).body).toMatchObject({ body: 'Zone and floor:', preset: { drifted: 0 } });
});

test('a template that was written by hand is put under a preset of its type, and taken out from under it', async () => {
  project = await desk.makeProject();
  const { id } = (
    await as(desk.manager)(log.createOpsLogTemplate, {
      params: { project_id: project },
      body: { type: 'incident', name: 'Alarm', body: 'Which?' },
    })
  ).body;
  const note = await publish({ payload: { type: 'note', title: 'Round' }, locked: [] });
  expect(refusal(await apply(id, { preset_id: note }))).toEqual([422, 'preset-type', 'preset_id']);
  const preset_id = await publish();
  expect((await apply(id, { preset_id })).body).toMatchObject({ name: 'Alarm', body: 'Zone:', version: 2 });
  const remove = await as(desk.manager)(made.removeOpsLogTemplatePreset, { ...own(id), version: 2 });
  expect(remove.status).toBe(204);
  expect((await change(id, { severity: 'sev3' }, 3)).body).toMatchObject({ severity: 'sev3', preset: null });
});

test('a preset without a type asks for one, and two templates of one name are refused as ever', async () => {
  project = await desk.makeProject();
  const preset_id = await publish({ payload: { title: 'Round' }, locked: [] });
  expect(refusal(await make({ preset_id }))).toEqual([422, 'preset-type', 'type']);
  expect((await make({ preset_id, type: 'note', name: 'Round' })).status).toBe(201);
  expect(refusal(await make({ preset_id, type: 'note', name: 'round' }))).toEqual([
    ...[422, 'name-taken', 'name'],
  ]);
  const typed = await publish();
  expect(refusal(await make({ preset_id: typed, type: 'note' }))).toEqual([422, 'preset-type', 'type']);
});

test('the organization’s owner makes one for every project, and a manager doesn’t', async () => {
  project = await desk.makeProject();
  const preset_id = await publish({ name: 'Everywhere' });
  const share = (person: TestPerson) =>
    as(person)(made.createSharedOpsLogTemplateFromPreset, { body: { preset_id, revision: 1 } });
  expect((await share(desk.manager)).status).toBe(403);
  const { body } = await share(desk.muster.organization.people.owner);
  expect(body).toMatchObject({ project_id: null, name: 'Everywhere', preset: { id: preset_id } });
  expect((await presets.read(preset_id)).uses).toBe(1);
});
