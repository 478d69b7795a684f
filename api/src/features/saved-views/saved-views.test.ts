import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as endpoints from '#contract/saved-views/endpoints.ts';
import type { ViewFields } from '#contract/saved-views/shapes.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let people: TestServer['organization']['people'];
beforeAll(async () => {
  muster = await openTestServer();
  ({ people } = muster.organization);
});
afterAll(() => muster.close());
beforeEach(() => muster.database.query('delete from saved_views'));

const params = { list: 'projects' } as const;
const parameters = { view: 'all', status: ['active', 'on_hold'], sort: '-progress' };
const save = (by: TestPerson, fields: Partial<ViewFields> = {}) =>
  muster.as(by)(endpoints.createSavedView, {
    params,
    body: { name: 'Harbour', parameters, shared: false, ...fields },
  });
const list = async (by: TestPerson) => (await muster.as(by)(endpoints.listSavedViews, { params })).body;
const names = async (by: TestPerson) => (await list(by)).data.map(({ name }: { name: string }) => name);
const update = (by: TestPerson, view: { id: string; version: number }, body: Partial<ViewFields>) =>
  muster.as(by)(endpoints.updateSavedView, {
    ...{ params: { ...params, view_id: view.id }, body, version: view.version },
  });
const remove = (by: TestPerson, { id, version }: { id: string; version: number }) =>
  muster.as(by)(endpoints.deleteSavedView, { params: { ...params, view_id: id }, version });

test('a private view is there for whoever saved it, and missing for everybody else', async () => {
  const { status, body } = await save(people.member);
  expect([status, body]).toMatchObject([
    201,
    { name: 'Harbour', parameters, shared: false, own: true, changeable: true, version: 1 },
  ]);
  expect(await names(people.member)).toEqual(['Harbour']);
  expect(await names(people.owner)).toEqual([]);
  expect((await update(people.owner, body, { name: 'Mine' })).status).toBe(404);
  expect((await remove(people.owner, body)).status).toBe(404);
});

test('a shared view is everybody’s; only whoever saved it and managers change it', async () => {
  const { body } = await save(people.coordinator, { shared: true });
  const { data } = await list(people.member);
  expect(data).toMatchObject([{ own: false, changeable: false, owner: { name: people.coordinator.name } }]);
  expect((await update(people.member, body, { name: 'Ours' })).status).toBe(403);
  expect((await remove(people.member, body)).status).toBe(403);
  expect((await update(people.manager, body, { name: 'Ours' })).body).toMatchObject({
    ...{ name: 'Ours', own: false, changeable: true, version: 2 },
  });
  expect((await remove(people.manager, { ...body, version: 2 })).status).toBe(204);
  expect(await names(people.coordinator)).toEqual([]);
});

test('sharing needs a coordinator, whether a new view or an old one', async () => {
  expect((await save(people.member, { shared: true })).status).toBe(403);
  const { body } = await save(people.member);
  expect((await update(people.member, body, { shared: true })).status).toBe(403);
});

test('a name is taken among one’s own, and among the shared ones, however it is written', async () => {
  await save(people.coordinator, { shared: true });
  expect((await save(people.coordinator)).status).toBe(201);
  const twice = await save(people.coordinator, { name: ' hARBOUR ' });
  expect([twice.status, twice.body]).toMatchObject([
    422,
    { rule: 'name-taken', fields: [{ field: 'name', message: expect.stringContaining('choose another') }] },
  ]);
  const other = await save(people.manager, { name: 'Quay' });
  const renamed = await update(people.manager, other.body, { name: 'Harbour', shared: true });
  expect([renamed.status, renamed.body.rule]).toEqual([422, 'name-taken']);
  expect((await update(people.manager, other.body, { name: 'QUAY' })).status).toBe(200);
});

test('somebody keeps at most thirty of a list', async () => {
  await muster.database.query(
    `insert into saved_views (org_id, list, owner_id, name, parameters)
     select $1, 'projects', $2, 'View ' || n, '{}' from generate_series(1, 30) n`,
    [muster.organization.id, people.member.member],
  );
  expect((await save(people.member)).body).toMatchObject({
    ...{ rule: 'too-many-views', fields: [{ field: 'name' }] },
  });
  expect((await save(people.coordinator)).status).toBe(201);
});

test('a change asks for the version that was seen', async () => {
  const { body } = await save(people.member);
  await update(people.member, body, { parameters: { q: 'quay' } });
  expect((await update(people.member, body, { name: 'Late' })).status).toBe(412);
  expect((await remove(people.member, body)).status).toBe(412);
  expect((await list(people.member)).data[0].parameters).toEqual({ q: 'quay' });
});

test('where a list stands and other odd parameters are refused', async () => {
  const odds: ViewFields['parameters'][] = [
    { page: '2' },
    { after: 'x' },
    { saved: 'x' },
    { 'A b': 'x' },
    { q: 'x'.repeat(501) },
  ];
  for (const odd of odds)
    expect((await save(people.member, { parameters: odd })).status, JSON.stringify(odd)).toBe(422);
});

test('everybody has their own order and the view that their list opens with', async () => {
  const one = (await save(people.member, { name: 'A' })).body.id;
  const two = (await save(people.member, { name: 'B' })).body;
  const arrange = (order: string[], home: string | null) =>
    muster.as(people.member)(endpoints.arrangeSavedViews, { params, body: { order, home } });
  expect((await arrange([two.id, one], two.id)).status).toBe(204);
  expect([await names(people.member), (await list(people.member)).home]).toEqual([['B', 'A'], two.id]);
  await remove(people.member, two);
  expect((await list(people.member)).home).toBe(null);
  await arrange([], 'mine');
  expect((await list(people.member)).home).toBe('mine');
});

test('the audit trail tells of every change, but names no private view', async () => {
  const shared = await save(people.manager, { name: 'Ours', shared: true });
  const own = await save(people.manager, { name: 'Secret' });
  const events = await muster.database.query(
    'select type, subject_id, changes from events where subject_id in ($1, $2) order by id',
    [shared.body.id, own.body.id],
  );
  expect(events).toEqual([
    {
      ...{ type: 'saved-view.created', subject_id: shared.body.id },
      changes: { name: [null, 'Ours'], shared: [null, true] },
    },
    { type: 'saved-view.created', subject_id: own.body.id, changes: {} },
  ]);
});

test('views are of a list that one may see, and of one that there is', async () => {
  const clients = { list: 'clients' } as const;
  expect((await muster.as(people.manager)(endpoints.listSavedViews, { params: clients })).status).toBe(403);
  const outside = muster.as(people.admin);
  const saved = await outside(endpoints.createSavedView, {
    ...{ params: clients, body: { name: 'Ports', parameters: {}, shared: true } },
    organization: muster.organization.id,
  });
  expect([saved.status, saved.body.rule]).toEqual([422, 'not-on-the-team']);
});
