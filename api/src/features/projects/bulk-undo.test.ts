import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkChange } from '#contract/projects/bulk.ts';
import { changeProjects, undoProjectsChange } from '#contract/projects/bulk-endpoints.ts';
import { readProject, updateProject } from '#contract/projects/endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let manager: TestPerson;
let director: TestPerson;
beforeAll(async () => {
  muster = await openTestServer();
  ({ manager, director } = muster.organization.people);
});
afterAll(() => muster.close());

const make = (fields: Record<string, unknown> = {}) =>
  makeProject(muster.database, muster.organization, fields);
const change = async (by: TestPerson, ids: readonly string[], what: BulkChange) => {
  const body = { projects: ids.map((id) => ({ id, version: 1 })), change: what };
  return (await muster.as(by)(changeProjects, { body })).body;
};
const undo = (by: TestPerson, change_id: string) =>
  muster.as(by)(undoProjectsChange, { params: { change_id } });
const read = async (project_id: string) =>
  (await muster.as(director)(readProject, { params: { project_id } })).body;

const WAYS: readonly { change: BulkChange; field: 'status' | 'tags' | 'owner' }[] = [
  { change: { verb: 'transition', to: 'completed' }, field: 'status' },
  { change: { verb: 'transition', to: 'cancelled', reason: 'Rain' }, field: 'status' },
  { change: { verb: 'tag', add: ['dogs'], remove: ['night'] }, field: 'tags' },
  { change: { verb: 'archive' }, field: 'status' },
];

test.each(WAYS)(
  '$change.verb is taken back as a whole, to what each one was',
  async ({ change: what, field }) => {
    const ids = [await make({ tags: ['night'] }), await make({ status: 'on_hold', tags: ['day'] })];
    const before = await Promise.all(ids.map(read));
    const { undo: kept } = await change(director, ids, what);
    expect((await read(ids[0] ?? ''))[field]).not.toEqual(before[0][field]);
    const { status, body } = await undo(director, kept.id);
    expect([status, body.undo, body.results]).toMatchObject([
      200,
      null,
      ids.map((id) => ({ id, outcome: 'changed', version: 3 })),
    ]);
    for (const [at, id] of ids.entries())
      expect(await read(id)).toMatchObject({
        [field]: before[at][field],
        ...{ archived_at: null, status_reason: null },
      });
  },
);

test('owners go back to whom each project had, with an event for each', async () => {
  const ids = [await make(), await make({ owner_id: muster.organization.people.owner.member })];
  const { undo: kept } = await change(manager, ids, { verb: 'assign', owner_id: director.member ?? '' });
  await undo(manager, kept.id);
  const [event] = await muster.database.query<{ changes: unknown; data: unknown }>(
    'select changes, data from events where subject_id = $1 order by id desc limit 1',
    [ids[1]],
  );
  expect(event).toEqual({
    changes: { owner_id: [director.member, muster.organization.people.owner.member] },
    data: { taken_back: true },
  });
});

test('what somebody has changed since stays as it is now', async () => {
  const [touched = '', other = ''] = [await make(), await make()];
  const { undo: kept } = await change(manager, [touched, other], { verb: 'tag', add: ['dogs'], remove: [] });
  await muster.as(director)(updateProject, {
    params: { project_id: touched },
    body: { name: 'Anew' },
    version: 2,
  });
  const { body } = await undo(manager, kept.id);
  expect(body.results).toMatchObject([{ outcome: 'stale' }, { outcome: 'changed' }]);
  expect((await read(touched)).tags).toEqual(['dogs']);
});

test('only whoever changed it takes it back, once, and within ten minutes', async () => {
  const { undo: kept } = await change(manager, [await make()], { verb: 'tag', add: ['dogs'], remove: [] });
  expect((await undo(director, kept.id)).status).toBe(404);
  expect((await undo(manager, kept.id)).status).toBe(200);
  expect((await undo(manager, kept.id)).body.rule).toBe('undone');
  const late = await change(manager, [await make()], { verb: 'tag', add: ['dogs'], remove: [] });
  await muster.database.query(
    "update bulk_changes set created_at = now() - interval '11 minutes' where id = $1",
    [late.undo.id],
  );
  expect((await undo(manager, late.undo.id)).body.rule).toBe('undo-too-late');
});

test('what can’t be taken back any more is forgotten after a day', async () => {
  const old = await change(manager, [await make()], { verb: 'tag', add: ['dogs'], remove: [] });
  await muster.database.query(
    "update bulk_changes set created_at = now() - interval '2 days' where id = $1",
    [old.undo.id],
  );
  await change(manager, [await make()], { verb: 'tag', add: ['dogs'], remove: [] });
  expect(await muster.database.query('select from bulk_changes where id = $1', [old.undo.id])).toEqual([]);
});
