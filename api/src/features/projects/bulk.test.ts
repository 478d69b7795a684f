import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkChange } from '#contract/projects/bulk.ts';
import { changeProjects } from '#contract/projects/bulk-endpoints.ts';
import { readProject, updateProject } from '#contract/projects/endpoints.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization, type TestPerson } from '../../../test/people.ts';
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
const change = (by: TestPerson, ids: readonly string[], what: BulkChange) =>
  muster.as(by)(changeProjects, {
    body: { projects: ids.map((id) => ({ id, version: 1 })), change: what },
  });
const read = async (project_id: string) =>
  (await muster.as(director)(readProject, { params: { project_id } })).body;
const outcomes = ({ body }: Awaited<ReturnType<typeof change>>) =>
  body.results.map(({ outcome }: { outcome: string }) => outcome);

test('each project takes the step or says by which rule it may not, in the order asked', async () => {
  const ids = [
    await make({ status: 'proposed' }),
    await make(),
    await make({ status: 'on_hold' }),
    await make(),
  ];
  await makeEntry(muster.database, muster.organization, { project_id: ids[3], status: 'submitted' });
  const { status, body } = await change(manager, ids, { verb: 'transition', to: 'completed' });
  expect(status).toBe(200);
  expect(body.results).toMatchObject([
    { id: ids[0], outcome: 'refused', rule: 'transition', message: expect.stringContaining('proposed') },
    { id: ids[1], outcome: 'changed', rule: null, version: 2 },
    { id: ids[2], outcome: 'changed', version: 2 },
    { id: ids[3], outcome: 'refused', rule: 'unapproved-time' },
  ]);
  const states = await Promise.all(ids.map(async (id) => (await read(id)).status));
  expect(states).toEqual(['proposed', 'completed', 'completed', 'active']);
});

test('one that has changed since it was seen is left, and one that is so already is told from it', async () => {
  const [touched, same] = [await make(), await make({ owner_id: director.member })];
  await muster.as(manager)(updateProject, {
    params: { project_id: touched },
    body: { name: 'Anew' },
    version: 1,
  });
  const owner_id = director.member ?? '';
  const answer = await change(manager, [touched, same], { verb: 'assign', owner_id });
  expect(outcomes(answer)).toEqual(['stale', 'unchanged']);
  expect(answer.body.undo).toBe(null);
  expect((await read(touched)).owner.id).toBe(manager.member);
});

test('whoever may not change one project may not change it among many, be it there or not', async () => {
  const foreign = await makeProject(muster.database, await makeOrganization(muster.database));
  const ids = [await make(), foreign, randomUUID()];
  const assigned: BulkChange = { verb: 'assign', owner_id: director.member ?? '' };
  const { coordinator, member } = muster.organization.people;
  for (const somebody of [coordinator, member])
    expect(outcomes(await change(somebody, ids, assigned))).toEqual(['forbidden', 'forbidden', 'forbidden']);
  expect(outcomes(await change(manager, ids, assigned))).toEqual(['changed', 'missing', 'missing']);
});

test('a manager of one project alone changes that one', async () => {
  const { member } = muster.organization.people;
  const [own, other] = [await make(), await make()];
  await muster.database.query(
    "insert into role_grants (org_id, subject, role, project_id) values ($1, $2, 'manager', $3)",
    [muster.organization.id, member.sub, own],
  );
  const answer = await change(member, [own, other], { verb: 'tag', add: ['night'], remove: [] });
  expect(outcomes(answer)).toEqual(['changed', 'forbidden']);
});

test('archiving and reopening are the director’s, for many as for one', async () => {
  const ids = [await make({ status: 'completed' }), await make({ status: 'on_hold' })];
  expect(outcomes(await change(manager, ids, { verb: 'archive' }))).toEqual(['forbidden', 'forbidden']);
  const reopened = await change(manager, ids, { verb: 'transition', to: 'active' });
  expect(outcomes(reopened)).toEqual(['forbidden', 'changed']);
  expect(reopened.body.results[0].message).toMatch(/Only a director/);
  const [first = ''] = ids;
  expect(outcomes(await change(director, [first], { verb: 'archive' }))).toEqual(['changed']);
  expect(await read(first)).toMatchObject({ status: 'archived', archived_at: expect.any(String) });
});

test('tags come and go one by one; a project keeps at most twenty, and an archived one keeps what it has', async () => {
  const full = Array.from({ length: 20 }, (_, at) => `t${at}`);
  const ids = [
    await make({ tags: ['night', 'dogs'] }),
    await make({ tags: full }),
    await make({ status: 'archived', archived_at: '2026-01-02', archived_from: 'active' }),
  ];
  const { body } = await change(manager, ids, { verb: 'tag', add: ['harbour'], remove: ['dogs'] });
  expect(body.results).toMatchObject([
    { outcome: 'changed' },
    { outcome: 'refused', rule: 'too-many-tags' },
    { outcome: 'refused', rule: 'project-archived' },
  ]);
  expect((await read(ids[0] ?? '')).tags).toEqual(['night', 'harbour']);
});

test('what would be wrong with all of them is said once, beside its field', async () => {
  const id = await make();
  const wrong = async (ids: string[], what: BulkChange) => {
    const { status, body } = await change(manager, ids, what);
    return [status, body.rule, body.fields[0].field];
  };
  expect(await wrong([id], { verb: 'assign', owner_id: randomUUID() })).toEqual([
    ...[422, 'reference', 'change.owner_id'],
  ]);
  expect(await wrong([id], { verb: 'transition', to: 'cancelled' })).toEqual([
    ...[422, 'reason-required', 'change.reason'],
  ]);
  expect(await wrong([id], { verb: 'tag', add: [], remove: [] })).toEqual([422, 'no-tags', 'change.add']);
  expect(await wrong([id, id], { verb: 'archive' })).toEqual([422, 'twice', 'projects']);
  const many = await change(manager, Array.from({ length: 201 }, randomUUID), { verb: 'archive' });
  expect(many.body.fields).toEqual([{ field: 'projects', message: 'Choose at most 200 projects.' }]);
});

test('every changed project has the event that the same change of it alone leaves', async () => {
  const ids = [await make(), await make({ status: 'proposed' })];
  await change(manager, ids, { verb: 'transition', to: 'cancelled', reason: 'Season is over' });
  const events = await muster.database.query(
    'select type, project_id, actor, changes, data from events where subject_id = any ($1) order by id',
    [ids],
  );
  const cancelled = { type: 'project.cancelled', actor: manager.sub, data: { reason: 'Season is over' } };
  expect(events).toEqual([
    { ...cancelled, project_id: ids[0], changes: { status: ['active', 'cancelled'] } },
    { ...cancelled, project_id: ids[1], changes: { status: ['proposed', 'cancelled'] } },
  ]);
});
