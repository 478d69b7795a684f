import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProject, updateProject } from '#contract/projects/endpoints.ts';
import * as applying from '#contract/projects/preset-endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
import { type PresetDesk, presetDesk } from '../../../test/preset-desk.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { refusal } from '../../../test/time-desk.ts';

let muster: TestServer;
let manager: TestPerson;
let desk: PresetDesk;
beforeAll(async () => {
  muster = await openTestServer();
  manager = muster.organization.people.manager;
  desk = presetDesk(muster, muster.organization.people.admin);
});
afterAll(() => muster.close());

const make = (fields: object = {}) =>
  makeProject(muster.database, muster.organization, { tags: '{mine}', priority: 'low', ...fields });
const read = async (project_id: string) =>
  (await muster.as(manager)(readProject, { params: { project_id } })).body;
const compare = async (project_id: string, by = manager) =>
  (await muster.as(by)(applying.readProjectPreset, { params: { project_id } })).body;
const apply = (project_id: string, body: object, by = manager) =>
  muster.as(by)(applying.applyProjectPreset, {
    params: { project_id },
    body: { preset_id: '', revision: 1, version: 1, ...body },
  });
const preview = (project_id: string, body: { preset_id: string; revision: number; take?: string[] }) =>
  muster.as(manager)(applying.previewProjectPreset, { params: { project_id }, body });
const change = (project_id: string, body: object, version: number) =>
  muster.as(manager)(updateProject, { params: { project_id }, body, version });

test('a preset becomes what a project is made from, and the project says so with what has drifted since', async () => {
  const preset_id = await desk.make({
    payload: { priority: 'high', tags: ['quay'], alert_pcts: [90, 50] },
    locked: ['/priority'],
  });
  const id = await make();
  expect(await compare(id)).toEqual({ applied: null, drift: [] });
  const seen = (await preview(id, { preset_id, revision: 1 })).body;
  expect(seen).toEqual({
    version: 1,
    milestones: [],
    steps: [
      { path: '/priority', before: 'low', after: 'high', reason: 'locked', taken: true },
      { path: '/tags', before: ['mine'], after: ['quay'], reason: 'fresh', taken: true },
      { path: '/alert_pcts', before: [50, 75, 90, 100], after: [50, 90], reason: 'fresh', taken: true },
    ],
  });
  expect((await read(id)).priority).toBe('low');
  const { status, body } = await apply(id, { preset_id });
  expect([status, body]).toMatchObject([
    200,
    { version: 2, priority: 'high', tags: ['quay'], alert_pcts: [50, 90] },
  ]);
  await change(id, { tags: ['mine'] }, 2);
  expect(await compare(id)).toMatchObject({
    applied: { id: preset_id, revision: 1, current: 1, scope: 'organization', locked: ['/priority'] },
    drift: [{ path: '/tags', preset: ['quay'], current: ['mine'], locked: false }],
  });
  expect((await desk.read(preset_id)).uses).toBe(1);
});

test('the next revision leaves what was changed here, takes what was given up, and is written down with its number', async () => {
  const preset_id = await desk.make({ payload: { priority: 'high', tags: ['quay'], hard_cap: false } });
  const id = await make();
  await apply(id, { preset_id });
  await change(id, { tags: ['mine'] }, 2);
  await desk.next(preset_id, { payload: { priority: 'urgent', tags: ['pier'], hard_cap: false } });
  expect((await compare(id)).applied).toMatchObject({ revision: 1, current: 2 });
  const reasons = async (take: string[] = []) =>
    (await preview(id, { preset_id, revision: 2, take })).body.steps.map(
      ({ path, reason, taken }: Record<string, unknown>) => [path, reason, taken],
    );
  expect(await reasons()).toEqual([
    ['/priority', 'followed', true],
    ['/tags', 'both', false],
  ]);
  expect(await reasons(['/tags'])).toContainEqual(['/tags', 'both', true]);
  const { body } = await apply(id, { preset_id, revision: 2, version: 3 });
  expect(body).toMatchObject({ version: 4, priority: 'urgent', tags: ['mine'] });
  const events = await muster.database.query(
    "select changes, data from events where subject_id = $1 and type = 'project.updated' order by id desc limit 1",
    [id],
  );
  const name = (await desk.read(preset_id)).name;
  expect(events).toEqual([
    {
      changes: { preset: [`${name} · 1`, `${name} · 2`], priority: ['high', 'urgent'] },
      data: { preset: { id: preset_id, name, revision: 2 } },
    },
  ]);
});

test('the same revision once more writes nothing, and two at once don’t overwrite each other', async () => {
  const preset_id = await desk.make({ payload: { priority: 'high' } });
  const id = await make();
  const answers = await Promise.all([apply(id, { preset_id }), apply(id, { preset_id })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const again = await apply(id, { preset_id, version: 2 });
  expect([again.status, again.body.version]).toEqual([200, 2]);
});

test('milestones of a preset are made the first time alone, by their distance from the start, and stay the project’s', async () => {
  const milestones = [
    { name: 'Kick-off', after_days: 0 },
    { name: 'Review', after_days: 30 },
  ];
  const preset_id = await desk.make({ payload: { priority: 'high', milestones }, locked: ['/milestones'] });
  const id = await make();
  await insertRow(muster.database, 'project_milestones', {
    ...{ org_id: muster.organization.id, project_id: id, name: 'Review', due_date: '2026-05-01', done: true },
  });
  const made = (await apply(id, { preset_id })).body;
  const named = (of: { milestones: { name: string; due_date: string; done: boolean }[] }) =>
    of.milestones.map(({ name, due_date, done }) => [name, due_date, done]);
  expect(named(made)).toEqual([
    ['Kick-off', '2026-01-01', false],
    ['Review', '2026-05-01', true],
  ]);
  expect(await compare(id)).toMatchObject({ applied: { locked: [] }, drift: [] });
  expect((await change(id, { milestones: [] }, 2)).status).toBe(200);
  await desk.next(preset_id, { payload: { priority: 'low', milestones } });
  expect(named((await apply(id, { preset_id, revision: 2, version: 3 })).body)).toEqual([]);
});

test('a preset that is taken off leaves its values, and its locks hold nobody off any more', async () => {
  const preset_id = await desk.make({ payload: { priority: 'high' }, locked: ['/priority'] });
  const id = await make();
  await apply(id, { preset_id });
  const remove = (version: number) =>
    muster.as(manager)(applying.removeProjectPreset, { params: { project_id: id }, version });
  expect((await remove(1)).status).toBe(412);
  expect((await remove(2)).status).toBe(204);
  expect(await compare(id)).toEqual({ applied: null, drift: [] });
  expect((await change(id, { priority: 'low' }, 3)).body).toMatchObject({ priority: 'low' });
});

test('what cannot be applied is refused: of another organization, of another kind, deprecated, archived, against the rules', async () => {
  const id = await make();
  const other = await makeOrganization(muster.database);
  const foreign = await presetDesk(muster, other.people.admin, other.id).make({
    payload: { priority: 'high' },
  });
  expect((await apply(id, { preset_id: foreign })).status).toBe(404);
  const log = await desk.make({ kind: 'ops_log', payload: { title: 'Round' } });
  expect((await apply(id, { preset_id: log })).status).toBe(404);
  const old = await desk.make({ payload: { priority: 'high' } });
  expect((await apply(id, { preset_id: old, revision: 2 })).status).toBe(404);
  await desk.deprecate(old, 1);
  expect(refusal(await apply(id, { preset_id: old }))).toEqual([422, 'preset-deprecated', 'revision']);
  const gone = await desk.make({ payload: { priority: 'high' } });
  await desk.archive(gone);
  expect(refusal(await apply(id, { preset_id: gone }))).toEqual([422, 'archived', 'preset_id']);
  const capped = await desk.make({ payload: { hard_cap: true } });
  expect(refusal(await apply(id, { preset_id: capped }))).toEqual([422, 'cap-needs-budget', 'hard_cap']);
  expect((await read(id)).version).toBe(1);
});

test('what was applied before it was deprecated stays, says so, and goes on to bind', async () => {
  const preset_id = await desk.make({ payload: { priority: 'high' }, locked: ['/priority'] });
  const id = await make();
  await apply(id, { preset_id });
  await desk.deprecate(preset_id, 1);
  expect((await compare(id)).applied).toMatchObject({ revision: 1, current: null });
  expect(refusal(await change(id, { priority: 'low' }, 2))[1]).toBe('locked-by-preset');
});

test('a global preset is applied in every organization, and a project’s own manager applies none', async () => {
  const preset_id = await desk.make({ scope: 'global', payload: { priority: 'high' } });
  const id = await make();
  const here = await makePerson(muster.database, muster.organization.id, 'member');
  await insertRow(muster.database, 'role_grants', {
    ...{ org_id: muster.organization.id, project_id: id, subject: here.sub, role: 'manager' },
  });
  expect(refusal(await apply(id, { preset_id }, here)).slice(0, 2)).toEqual([403, 'preset-apply']);
  expect((await apply(id, { preset_id })).body.priority).toBe('high');
  expect((await compare(id, here)).applied).toMatchObject({ scope: 'global', revision: 1 });
});
