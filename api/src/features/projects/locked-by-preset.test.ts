import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkChange } from '#contract/projects/bulk.ts';
import { changeProjects } from '#contract/projects/bulk-endpoints.ts';
import { createProject, updateProject } from '#contract/projects/endpoints.ts';
import * as applying from '#contract/projects/preset-endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import type { TestPerson } from '../../../test/people.ts';
import { type PresetDesk, presetDesk } from '../../../test/preset-desk.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { refusal } from '../../../test/time-desk.ts';

let muster: TestServer;
let manager: TestPerson;
let desk: PresetDesk;
let preset_id: string;
beforeAll(async () => {
  muster = await openTestServer();
  manager = muster.organization.people.manager;
  desk = presetDesk(muster, muster.organization.people.admin);
  preset_id = await desk.make({
    name: 'Quay works',
    payload: {
      ...{ priority: 'high', tags: ['quay'], alert_pcts: [50, 90], type: 'internal' },
      milestones: [{ name: 'Review', after_days: 10 }],
    },
    locked: ['/tags', '/alert_pcts'],
  });
});
afterAll(() => muster.close());

let count = 0;
const create = (fields: object = {}) =>
  muster.as(manager)(createProject, {
    body: {
      ...{ code: `LCK-${count++}`, name: 'Locked', start_date: '2026-03-01' },
      preset: { preset_id, revision: 1 },
      ...fields,
    },
  });
const change = (project_id: string, body: object, version = 1) =>
  muster.as(manager)(updateProject, { params: { project_id }, body, version });
const bulk = async (id: string, what: BulkChange, version = 1) =>
  (await muster.as(manager)(changeProjects, { body: { projects: [{ id, version }], change: what } })).body
    .results[0];

test('a new project takes over what its preset says, and what is said of it goes before that', async () => {
  const { status, body } = await create({ priority: 'low' });
  expect([status, body]).toMatchObject([
    201,
    {
      ...{ priority: 'low', tags: ['quay'], alert_pcts: [50, 90], type: 'internal' },
      milestones: [{ name: 'Review', due_date: '2026-03-11', done: false }],
    },
  ]);
  const [event] = await muster.database.query('select data from events where subject_id = $1', [body.id]);
  expect(event?.data).toEqual({ preset: { id: preset_id, name: 'Quay works', revision: 1 } });
  const compared = await muster.as(manager)(applying.readProjectPreset, { params: { project_id: body.id } });
  expect(compared.body).toMatchObject({ applied: { revision: 1 }, drift: [{ path: '/priority' }] });
});

test('what is locked is not said otherwise of a new project, nor of a copy of one', async () => {
  expect(refusal(await create({ tags: ['mine'] }))).toEqual([422, 'locked-by-preset', 'tags']);
  expect((await create({ tags: ['quay'], alert_pcts: [90, 50] })).status).toBe(201);
  const source = await makeProject(muster.database, muster.organization, { tags: '{night}' });
  const copy = { project_id: source, parts: ['tags'] };
  expect(refusal(await create({ copy }))).toEqual([422, 'locked-by-preset', 'tags']);
});

test('a new project can begin with it before it is made: its fields, and milestones with their days', async () => {
  const { body } = await muster.as(manager)(applying.previewPresetBeginning, {
    params: { preset_id },
    query: { revision: 1, start_date: '2026-12-30' },
  });
  expect(body).toEqual({
    applied: {
      ...{ id: preset_id, name: 'Quay works', scope: 'organization', revision: 1, current: 1 },
      locked: ['/tags', '/alert_pcts'],
    },
    fields: {
      ...{ priority: 'high', tags: ['quay'], alert_pcts: [50, 90], type: 'internal' },
      milestones: [{ name: 'Review', due_date: '2027-01-09', done: false }],
    },
  });
});

test('a change of a locked field says by which preset, beside the field, and leaves the others too', async () => {
  const { id } = (await create()).body;
  const answer = await change(id, { tags: ['mine'], priority: 'low' });
  expect(answer.body).toMatchObject({
    rule: 'locked-by-preset',
    fields: [{ field: 'tags', message: expect.stringContaining('“Quay works”') }],
  });
  expect((await change(id, { tags: ['quay'], priority: 'low' })).body).toMatchObject({
    ...{ priority: 'low', tags: ['quay'], version: 2 },
  });
});

test('many are retagged but for those whose preset locks that, and everything else of them can be changed', async () => {
  const { id } = (await create()).body;
  const free = await makeProject(muster.database, muster.organization);
  const tag: BulkChange = { verb: 'tag', add: ['night'], remove: [] };
  expect(await bulk(id, tag)).toMatchObject({
    ...{ outcome: 'refused', rule: 'locked-by-preset' },
    message: 'The preset “Quay works” locks its tags.',
  });
  expect(await bulk(free, tag)).toMatchObject({ outcome: 'changed' });
  expect(await bulk(id, { verb: 'tag', add: ['quay'], remove: [] })).toMatchObject({ outcome: 'unchanged' });
  const owner_id = muster.organization.people.director.member ?? '';
  expect(await bulk(id, { verb: 'assign', owner_id })).toMatchObject({ outcome: 'changed' });
});
