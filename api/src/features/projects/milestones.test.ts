import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject, readProject, updateProject } from '#contract/projects/endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const gate = { name: 'Gate', due_date: '2026-06-01', done: false };
const today = async () => {
  const [row] = await muster.database.query<{ day: string }>(
    'select (now() at time zone timezone)::date::text as day from organizations where org_id = $1',
    [muster.organization.id],
  );
  return row?.day ?? '';
};
const save = async (project_id: string, version: number, milestones: object[], by = 'manager' as const) =>
  muster.as(muster.organization.people[by])(updateProject, {
    params: { project_id },
    version,
    body: { milestones: milestones.map((one) => ({ ...gate, ...one })) },
  });

test('what becomes done says on which day and by whom, and keeps that when something else changes', async () => {
  const project = await makeProject(muster.database, muster.organization);
  const { manager, director } = muster.organization.people;
  const first = await save(project, 1, [{}]);
  const [{ id }] = first.body.milestones;
  expect(first.body.milestones).toEqual([{ ...gate, id, done_on: null, done_by: null }]);
  const done = await save(project, first.body.version, [{ id, done: true }]);
  const kept = { id, done: true, done_on: await today(), done_by: { id: manager.member } };
  expect(done.body.milestones).toMatchObject([kept]);
  const renamed = await muster.as(director)(updateProject, {
    params: { project_id: project },
    version: done.body.version,
    body: { milestones: [{ ...gate, id, name: 'North gate', done: true }] },
  });
  expect(renamed.body.milestones).toMatchObject([{ ...kept, name: 'North gate' }]);
  const open = await save(project, renamed.body.version, [{ id }]);
  expect(open.body.milestones).toMatchObject([{ id, done: false, done_on: null, done_by: null }]);
});

test('the day on which it was done may be said, but not one to come', async () => {
  const project = await makeProject(muster.database, muster.organization);
  const said = await save(project, 1, [{ done: true, done_on: '2026-05-30' }]);
  expect(said.body.milestones).toMatchObject([{ done_on: '2026-05-30' }]);
  const ahead = await save(project, said.body.version, [{ done: true, done_on: '2099-01-01' }]);
  expect([ahead.status, ahead.body.rule, ahead.body.fields[0].field]).toEqual([
    422,
    'done-ahead',
    'milestones.0.done_on',
  ]);
});

test('a milestone that was taken away comes back as itself, but never as another project’s', async () => {
  const [one, other] = [
    await makeProject(muster.database, muster.organization),
    await makeProject(muster.database, muster.organization),
  ];
  const first = await save(one, 1, [{}]);
  const [{ id }] = first.body.milestones;
  const stolen = await save(other, 1, [{ id }]);
  expect(stolen.body.milestones[0].id).not.toBe(id);
  const gone = await save(one, first.body.version, []);
  expect(gone.body.milestones).toEqual([]);
  const back = await save(one, gone.body.version, [{ id }]);
  expect(back.body.milestones).toMatchObject([{ id }]);
});

test('a health set by hand says by whom; it stays theirs until it is set again or computed', async () => {
  const { manager, director } = muster.organization.people;
  const made = await muster.as(manager)(createProject, {
    body: {
      ...{ code: 'HEALTH-1', name: 'Quay', type: 'internal', start_date: '2026-01-01' },
      ...{ health_mode: 'manual', health: 'green' },
    },
  });
  const params = { project_id: made.body.id };
  const set = { at: expect.any(String), by: { id: manager.member } };
  expect(made.body.health_set).toMatchObject(set);
  const change = async (version: number, body: object) =>
    (await muster.as(director)(updateProject, { params, version, body })).body;
  const progressed = await change(made.body.version, { progress: 5 });
  expect(progressed.health_set).toEqual(made.body.health_set);
  const again = await change(progressed.version, { health: 'red', health_note: 'Storm' });
  expect(again.health_set.by.id).toBe(director.member);
  const computed = await change(again.version, { health_mode: 'auto' });
  expect(computed.health_set).toBeNull();
  expect((await muster.as(manager)(readProject, { params })).body.health_set).toBeNull();
});
