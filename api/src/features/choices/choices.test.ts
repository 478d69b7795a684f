import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES } from '#contract/access/roles.ts';
import { listClientChoices, listPersonChoices, listServiceTypeChoices } from '#contract/choices/endpoints.ts';
import { makeOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const insert = async (text: string, values: unknown[]) =>
  (await muster.database.query<{ id: string }>(`${text} returning id`, values))[0]?.id ?? '';
const client = (name: string, more: { status?: string; archived?: boolean; organization?: string } = {}) =>
  insert('insert into clients (org_id, name, code, status, archived_at) values ($1, $2, $3, $4, $5)', [
    more.organization ?? muster.organization.id,
    name,
    name.toUpperCase().slice(0, 6),
    more.status ?? 'active',
    more.archived ? new Date() : null,
  ]);
const service = (code: string, more: { status?: string; archived?: boolean } = {}) =>
  insert('insert into service_types (org_id, code, name, status, archived_at) values ($1, $2, $2, $3, $4)', [
    muster.organization.id,
    code,
    more.status ?? 'active',
    more.archived ? new Date() : null,
  ]);
const project = (
  code: string,
  of: string | null,
  owner: string | null = muster.organization.people.manager.member,
) =>
  insert(
    `insert into projects (org_id, code, name, client_id, owner_id, start_date, currency) values ($1, $2, $2, $3, $4, '2026-01-01', 'GBP')`,
    [muster.organization.id, code, of, owner],
  );
const names = ({ body }: { body: { data: { name: string }[] } }) => body.data.map(({ name }) => name);

test('everybody of the organization may ask for choices, by name and without the past', async () => {
  for (const name of ['beta', 'Alpha', 'Prospect'])
    await client(name, name === 'Prospect' ? { status: 'prospect' } : {});
  await client('Lost', { status: 'lost' });
  await client('Archived', { archived: true });
  await client('Foreign', { organization: (await makeOrganization(muster.database)).id });
  for (const role of ROLES) {
    const call = muster.as(muster.organization.people[role]);
    const organization = muster.organization.id;
    expect((await call(listServiceTypeChoices, { organization })).status).toBe(200);
    const answer = await call(listClientChoices, { organization });
    expect(answer.status).toBe(200);
    expect(names(answer)).toEqual(role === 'member' ? [] : ['Alpha', 'beta', 'Prospect']);
  }
  const [alpha] = (await muster.as(muster.organization.people.manager)(listClientChoices)).body.data;
  expect(alpha).toEqual({ id: expect.any(String), name: 'Alpha', code: 'ALPHA', currency: null });
});

test('a member chooses only clients of the projects they see', async () => {
  const { member } = muster.organization.people;
  const [seen, owned, hidden] = [await client('Seen'), await client('Owned'), await client('Hidden')];
  const granted = await project('SEEN', seen);
  await project('OWNED', owned, member.member);
  await project('HIDDEN', hidden);
  await muster.database.query(
    "insert into role_grants (org_id, subject, role, project_id) values ($1, $2, 'member', $3)",
    [muster.organization.id, member.sub, granted],
  );
  await expect.poll(async () => names(await muster.as(member)(listClientChoices))).toEqual(['Owned', 'Seen']);
  const named = await muster.as(member)(listClientChoices, { query: { id: [hidden, seen] } });
  expect(names(named)).toEqual(['Seen']);
});

test('the search takes its letters literally, the number of rows is 1 to 200', async () => {
  const call = muster.as(muster.organization.people.manager);
  expect(names(await call(listClientChoices, { query: { q: 'ALPH' } }))).toEqual(['Alpha']);
  expect(names(await call(listClientChoices, { query: { q: '%' } }))).toEqual([]);
  expect(names(await call(listClientChoices, { query: { per_page: 1 } }))).toEqual(['Alpha']);
  for (const per_page of [0, 201])
    expect((await call(listClientChoices, { query: { per_page } })).status).toBe(422);
});

test('what is chosen already is named, also when it cannot be chosen any more', async () => {
  const gone = await client('Gone', { archived: true });
  const call = muster.as(muster.organization.people.manager);
  expect(names(await call(listClientChoices, { query: { id: gone } }))).toEqual(['Gone']);
});

test('only active service types are offered, and for a project those its time may be logged as', async () => {
  const call = muster.as(muster.organization.people.member);
  const design = await service('DESIGN');
  await service('RIGGING');
  await service('DRAFT', { status: 'draft' });
  await service('RETIRED', { status: 'retired' });
  await service('ARCHIVED', { archived: true });
  const [free, bound] = [
    await project('FREE', await client('Fr')),
    await project('BOUND', await client('Bo')),
  ];
  await muster.database.query(
    'insert into project_services (org_id, project_id, service_type_id) values ($1, $2, $3)',
    [muster.organization.id, bound, design],
  );
  expect(names(await call(listServiceTypeChoices))).toEqual(['DESIGN', 'RIGGING']);
  expect(names(await call(listServiceTypeChoices, { query: { project_id: free } }))).toEqual([
    'DESIGN',
    'RIGGING',
  ]);
  expect(names(await call(listServiceTypeChoices, { query: { project_id: bound } }))).toEqual(['DESIGN']);
});

test('people come with their initials, without those who left', async () => {
  const call = muster.as(muster.organization.people.member);
  await muster.database.query(
    "insert into members (org_id, email, name, status) values ($1, 'x@muster.test', 'Zoë van der Berg', 'active'), ($1, 'y@muster.test', 'Left', 'offboarded')",
    [muster.organization.id],
  );
  const { body } = await call(listPersonChoices);
  expect(body.data.at(-1)).toMatchObject({ name: 'Zoë van der Berg', initials: 'ZB', position: null });
  expect(names({ body })).not.toContain('Left');
});

test('with an account come those alone who can hold a role', async () => {
  const { people } = muster.organization;
  await muster.database.query(
    "insert into members (org_id, email, name, status) values ($1, 'p@muster.test', 'Placeholder', 'active')",
    [muster.organization.id],
  );
  const everybody = await muster.as(people.member)(listPersonChoices);
  const holders = await muster.as(people.member)(listPersonChoices, { query: { account: 'true' } });
  expect(names(everybody)).toContain('Placeholder');
  expect(names(holders)).not.toContain('Placeholder');
  expect(holders.body.data.map(({ id }: { id: string }) => id)).toContain(people.manager.member);
});
