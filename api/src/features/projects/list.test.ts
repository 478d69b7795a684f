import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QueryInput } from '#contract/endpoint.ts';
import { countProjectViews, listProjects } from '#contract/projects/endpoints.ts';
import type { ProjectRow } from '#contract/projects/shapes.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let harbour: string;
const names = async (query: QueryInput<typeof listProjects>) => {
  const { body } = await muster.as(muster.organization.people.coordinator)(listProjects, { query });
  return body.data.map(({ name }: ProjectRow) => name);
};

beforeAll(async () => {
  muster = await openTestServer();
  const { database, organization } = muster;
  const { director, manager } = organization.people;
  const make = (fields: Record<string, unknown>) => makeProject(database, organization, fields);
  const kestrel = await makeClient(database, organization, { name: 'Kestrel Live' });
  harbour = await make({
    name: 'Harbour',
    code: 'HRB-204',
    end_date: '2099-01-01',
    budget_minor: 1000,
    tags: ['port', 'night'],
  });
  await make({ name: 'Arena', code: 'ARN-1', client_id: kestrel, status: 'on_hold', billing: 'fixed' });
  await make({
    name: 'Internal',
    type: 'internal',
    client_id: null,
    owner_id: director.member,
    progress: 40,
  });
  await make({ name: 'Done', status: 'completed', end_date: '2026-02-01', owner_id: manager.member });
  await make({ name: 'Gone', status: 'archived', archived_at: '2026-01-05' });
  await make({
    name: 'Ill',
    health_mode: 'manual',
    health: 'red',
    health_note: 'Leavers',
    end_date: '2026-06-01',
    owner_id: director.member,
  });
  await makeEntry(database, organization, {
    project_id: harbour,
    bill_minor: 1200,
    cost_minor: 700,
    duration_s: 5400,
  });
  await makeEntry(database, organization, { project_id: harbour, billable: false, cost_minor: 100 });
  await makeProject(database, await makeOrganization(database), { name: 'Foreign' });
});
afterAll(() => muster.close());

test('the list holds the own organization by name, without archived ones', async () => {
  expect(await names({})).toEqual(['Arena', 'Done', 'Harbour', 'Ill', 'Internal']);
  expect(await names({ status: ['archived'] })).toEqual(['Gone']);
});

test('a row carries client, owner, totals, burn and health', async () => {
  const { body } = await muster.as(muster.organization.people.manager)(listProjects, { query: { q: 'HRB' } });
  const { manager } = muster.organization.people;
  expect(body.data).toEqual([
    expect.objectContaining({
      id: harbour,
      client: { id: expect.any(String), name: 'Port of Aldermouth' },
      owner: { id: manager.member, name: manager.name },
      seconds: 9000,
      billable_seconds: 5400,
      bill_minor: 1200,
      cost_minor: 800,
      used_minor: 1200,
      burn_pct: 120,
      health: 'red',
      tags: ['port', 'night'],
    }),
  ]);
});

test('costs are for managers and above', async () => {
  const { coordinator, manager } = muster.organization.people;
  const costOf = async (person: typeof manager) =>
    (await muster.as(person)(listProjects, { query: { q: 'HRB' } })).body.data[0].cost_minor;
  expect(await costOf(coordinator)).toBeNull();
  expect(await costOf(manager)).toBe(800);
});

test.each<[QueryInput<typeof listProjects>, string[]]>([
  [{ q: 'kestrel' }, ['Arena']],
  [{ q: 'hrb-2' }, ['Harbour']],
  [{ q: '100%' }, []],
  [{ status: ['on_hold', 'completed'] }, ['Arena', 'Done']],
  [{ health: ['red'] }, ['Harbour', 'Ill']],
  [{ health: ['none'] }, ['Arena', 'Done', 'Internal']],
  [{ billing: ['fixed'] }, ['Arena']],
  [{ type: ['internal'] }, ['Internal']],
  [{ tags: ['night'] }, ['Harbour']],
  [{ tags: ['night', 'day'] }, []],
  [{ ending_before: '2026-06-02' }, ['Done', 'Ill']],
  [{ sort: '-progress', per_page: 1 }, ['Internal']],
  [{ sort: 'client', per_page: 2 }, ['Internal', 'Arena']],
])('the filter %j leaves %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('owner "me" is whoever asks; for somebody outside the team nobody', async () => {
  const { director, admin } = muster.organization.people;
  const mine = async (person: typeof director) =>
    (
      await muster.as(person)(listProjects, {
        query: { owner_id: ['me'] },
        organization: muster.organization.id,
      })
    ).body.data;
  expect((await mine(director)).map(({ name }: ProjectRow) => name)).toEqual(['Ill', 'Internal']);
  expect(await mine(admin)).toEqual([]);
});

test.each([
  'name',
  '-name',
  'code',
  'client',
  '-client',
  'status',
  'start_date',
  '-end_date',
  'end_date',
  'progress',
  '-updated_at',
])('pages by %s meet every project once, forwards and back', async (sort) => {
  const call = muster.as(muster.organization.people.manager);
  const all = (await call(listProjects, { query: { sort } })).body.data.map(({ id }: ProjectRow) => id);
  const first = await call(listProjects, { query: { sort, per_page: 2 } });
  const second = await call(listProjects, { query: { sort, per_page: 2, after: first.body.after } });
  const third = await call(listProjects, { query: { sort, per_page: 2, after: second.body.after } });
  const seen = [first, second, third].flatMap(({ body }) => body.data.map(({ id }: ProjectRow) => id));
  expect(seen).toEqual(all);
  expect(third.body.after).toBeNull();
  const back = await call(listProjects, { query: { sort, per_page: 2, before: second.body.before } });
  expect(back.body.data).toEqual(first.body.data);
});

test('a page holds 1 to 200 rows and an order that exists', async () => {
  const call = muster.as(muster.organization.people.manager);
  expect((await call(listProjects, { query: { per_page: 0 } })).status).toBe(422);
  expect((await call(listProjects, { query: { per_page: 201 } })).status).toBe(422);
  expect((await call(listProjects, { query: { sort: 'budget' } })).status).toBe(422);
});

test('views count what is open, mine, needing attention and ending within 60 days', async () => {
  const { body } = await muster.as(muster.organization.people.director)(countProjectViews);
  expect(body).toEqual({ open: 4, mine: 2, attention: 2, ending: 1 });
});
