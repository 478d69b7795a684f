import { afterAll, beforeAll, expect, test } from 'vitest';
import * as audit from '#contract/audit/endpoints.ts';
import { createClient, updateClient } from '#contract/clients/endpoints.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { updateProject } from '#contract/projects/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let client: { id: string; version: number };
let project: string;
beforeAll(async () => {
  muster = await openTestServer({ timezone: 'Pacific/Auckland' });
  const { database, organization, as } = muster;
  const admin = as(organization.people.admin);
  const at = { organization: organization.id };
  client = (await admin(createClient, { ...at, body: { name: 'Harbour Board' } })).body;
  await admin(updateClient, {
    ...at,
    params: { client_id: client.id },
    body: { name: 'Port Authority' },
    version: 1,
  });
  project = await makeProject(database, organization, { client_id: client.id, name: 'Night watch' });
  await as(organization.people.manager)(updateProject, {
    params: { project_id: project },
    body: { progress: 40 },
    version: 1,
  });
});
afterAll(() => muster.close());

const list = (query: QueryInput<typeof audit.listAudit> = {}, by?: TestPerson) =>
  muster.as(by ?? muster.organization.people.owner)(audit.listAudit, { query });
const typesOf = ({ body }: Awaited<ReturnType<typeof list>>) =>
  body.data.map(({ type }: { type: string }) => type);

/** An event as the database's owner writes it: at any time, by anybody. */
const tell = (fields: Readonly<Record<string, unknown>>, organization = muster.organization.id) =>
  insertRow(muster.database, 'events', {
    org_id: organization,
    ...{ type: 'thing.happened', subject_type: 'thing', subject_id: crypto.randomUUID() },
    ...fields,
  });

test('an owner reads what happened, newest first, with names, changes and its place in the chain', async () => {
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(typesOf({ status, body, headers: {} })).toEqual([
    'project.updated',
    'client.updated',
    'client.created',
  ]);
  const { manager, admin } = muster.organization.people;
  expect(body.data[0]).toEqual({
    id: expect.any(String),
    type: 'project.updated',
    actor: manager.name,
    actor_id: manager.sub,
    occurred_at: expect.any(String),
    changes: { progress: [0, 40] },
    data: {},
    subject: { type: 'project', id: project, name: 'Night watch' },
    project: { id: project, name: 'Night watch', currency: 'GBP' },
    names: {},
    request_id: expect.any(String),
    sequence: 3,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(body.data[1]).toMatchObject({
    actor: admin.name,
    changes: { name: ['Harbour Board', 'Port Authority'] },
    subject: { type: 'client', id: client.id, name: 'Port Authority' },
    project: null,
  });
});

test('pages follow each other without a gap or a repetition, there and back', async () => {
  const first = await list({ per_page: 2 });
  const second = await list({ per_page: 2, after: first.body.after });
  expect([...typesOf(first), ...typesOf(second)]).toEqual(typesOf(await list()));
  expect(second.body.after).toBeNull();
  const back = await list({ per_page: 2, before: second.body.before });
  expect(back.body.data).toEqual(first.body.data);
});

test('it can be filtered by kind, subject, project, actor and words', async () => {
  const { manager, admin } = muster.organization.people;
  expect(typesOf(await list({ type: 'client.updated' }))).toEqual(['client.updated']);
  expect(typesOf(await list({ type: ['client.updated', 'client.created'] }))).toEqual([
    'client.updated',
    'client.created',
  ]);
  expect(typesOf(await list({ subject_type: 'project' }))).toEqual(['project.updated']);
  expect(typesOf(await list({ subject_id: client.id }))).toEqual(['client.updated', 'client.created']);
  expect(typesOf(await list({ project_id: project }))).toEqual(['project.updated']);
  expect(typesOf(await list({ actor_id: manager.sub }))).toEqual(['project.updated']);
  expect(typesOf(await list({ actor_id: [manager.sub, admin.sub] }))).toHaveLength(3);
  expect(typesOf(await list({ q: 'port auth' }))).toEqual(['client.updated']);
  expect(typesOf(await list({ q: 'MANAGER PERSON' }))).toEqual(['project.updated']);
  expect(typesOf(await list({ q: '%' }))).toEqual([]);
  expect(typesOf(await list({ type: 'client.updated', actor_id: manager.sub }))).toEqual([]);
});

test('days are those of the organization, both included', async () => {
  const at = async (occurred_at: string) => {
    const [made] = await muster.database.query<{ id: string }>(
      "select uuidv7($1::timestamptz - clock_timestamp() + interval '1 millisecond') as id",
      [occurred_at],
    );
    return tell({ id: made?.id, occurred_at });
  };
  // In Auckland the 3rd of March 2026 lasts from 11:00 UTC on the 2nd to 11:00 UTC on the 3rd.
  await at('2026-03-02T10:59:59Z');
  const first = await at('2026-03-02T11:00:00Z');
  const last = await at('2026-03-03T10:59:59Z');
  await at('2026-03-03T11:00:00Z');
  const { body } = await list({ from: '2026-03-03', to: '2026-03-03' });
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual([last, first]);
  expect((await list({ to: '2026-03-03', from: '2026-03-04' })).body.data).toEqual([]);
  expect((await list({ to: '2026-03-04' })).body.data).toHaveLength(4);
});

test('a subject that is gone has the name that the event tells, or none', async () => {
  await tell({ type: 'gone.created', subject_type: 'client', changes: { name: [null, 'Came'] } });
  await tell({ type: 'gone.deleted', subject_type: 'project', changes: { name: ['Went', null] } });
  await tell({ type: 'gone.updated', subject_type: 'project', changes: { progress: [1, 2] } });
  const { body } = await list({ q: '', type: ['gone.created', 'gone.deleted', 'gone.updated'] });
  expect(body.data.map(({ subject }: { subject: { name: string | null } }) => subject.name)).toEqual([
    null,
    'Went',
    'Came',
  ]);
});

test('an event whose content somebody spoilt in the database does not keep the others from being read', async () => {
  await tell({ type: 'odd.one', changes: { name: 'no pair' } });
  await tell({ type: 'odd.one', changes: JSON.stringify('text'), data: JSON.stringify([1]) });
  const { body } = await list({ type: 'odd.one' });
  expect(body.data).toMatchObject([
    { changes: { '': [null, 'text'] }, data: { 0: 1 } },
    { changes: { name: [null, 'no pair'] } },
  ]);
});

test('the choices are what occurs, actors with the name that they had last', async () => {
  const { id, people } = await makeOrganization(muster.database);
  await tell({ type: 'a.b', actor: 'one', actor_name: 'Ann' }, id);
  await tell({ type: 'a.c', actor: 'one', actor_name: 'Anna' }, id);
  await tell({ type: 'a.b', subject_type: 'other', actor: 'two', actor_name: 'Abel' }, id);
  await tell({ type: 'a.a' }, id);
  const { body } = await muster.as(people.owner)(audit.listAuditChoices);
  expect(body).toEqual({
    actors: [
      { id: 'two', name: 'Abel' },
      { id: 'one', name: 'Anna' },
    ],
    types: ['a.a', 'a.b', 'a.c'],
    subject_types: ['other', 'thing'],
  });
});

test('where nothing has happened there is nothing to choose', async () => {
  const { people } = await makeOrganization(muster.database);
  const { body } = await muster.as(people.owner)(audit.listAuditChoices);
  expect(body).toEqual({ actors: [], types: [], subject_types: [] });
});

test.each(['member', 'coordinator', 'manager', 'director'] as const)(
  'a %s may neither read, export nor check the trail',
  async (role) => {
    const ask = muster.as(muster.organization.people[role]);
    for (const endpoint of [audit.listAudit, audit.listAuditChoices, audit.exportAudit, audit.verifyAudit])
      expect((await ask(endpoint)).status).toBe(403);
  },
);

test('another organization’s events never appear, whatever is asked for', async () => {
  const other = await makeOrganization(muster.database);
  const theirs = muster.as(other.people.owner);
  expect((await theirs(audit.listAudit)).body.data).toEqual([]);
  for (const query of [
    { subject_id: client.id },
    { project_id: project },
    { actor_id: muster.organization.people.manager.sub },
    { type: 'client.created' },
    { q: 'Port Authority' },
  ])
    expect((await theirs(audit.listAudit, { query })).body.data).toEqual([]);
  const foreign = { organization: muster.organization.id };
  expect((await theirs(audit.listAudit, foreign)).status).toBe(404);
});

test('a day that does not exist is refused beside its field', async () => {
  const { status, body } = await list({ from: '2026-02-30' });
  expect([status, body.fields[0].field]).toEqual([422, 'from']);
});
