import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMembers } from '#contract/members/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeOrganization, makePerson, type TestOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let team: TestOrganization;
beforeAll(async () => {
  muster = await openTestServer();
  team = muster.organization;
  await muster.database.query("update members set position = 'Guard', department = 'Quay' where id = $1", [
    team.people.manager.member,
  ]);
});
afterAll(() => muster.close());

interface Row {
  readonly id: string;
  readonly name: string;
  readonly role: string | null;
  readonly status: string;
}

const page = async (query: object): Promise<{ data: Row[]; after: string | null; before: string | null }> => {
  const { status, body } = await muster.as(team.people.coordinator)(listMembers, { query });
  expect(status).toBe(200);
  return body;
};
const names = async (query: object) => (await page(query)).data.map(({ name }) => name);

test('the team comes by name, and nobody of another organization with it', async () => {
  await makeOrganization(muster.database);
  expect(await names({})).toEqual([
    ...['Coordinator Person', 'Director Person', 'Executive Person', 'Manager Person', 'Member Person'],
    'Owner Person',
  ]);
});

test('sorted by role it goes by rank, those without one first', async () => {
  const { data } = await page({ sort: 'role' });
  expect(data.map(({ role }) => role)).toEqual([
    ...['member', 'coordinator', 'manager', 'director', 'owner', 'executive'],
  ]);
  const nobody = await insertRow(muster.database, 'members', {
    ...{ org_id: team.id, email: 'z@x.test', name: 'Zoe', status: 'active' },
  });
  expect((await page({ sort: 'role' })).data[0]?.id).toBe(nobody);
  expect((await page({ sort: '-role' })).data[0]?.role).toBe('executive');
  await muster.database.query('delete from members where id = $1', [nobody]);
});

test.each(['name', '-name', 'email', 'role', '-role', 'status', '-created_at'])(
  'sorted by %s, pages of two lead through the team and back without a gap',
  async (sort) => {
    const whole = (await page({ sort })).data.map(({ id }) => id);
    const seen: string[] = [];
    let cursor: string | null = null;
    let last = await page({ sort, per_page: 2 });
    for (;;) {
      seen.push(...last.data.map(({ id }) => id));
      cursor = last.after;
      if (!cursor) break;
      last = await page({ sort, per_page: 2, after: cursor });
    }
    expect(seen).toEqual(whole);
    const before = await page({ sort, per_page: 2, before: last.before ?? '' });
    expect(before.data.map(({ id }) => id)).toEqual(whole.slice(-4, -2));
  },
);

test('it is found by name, address, position and department, and signs mean themselves', async () => {
  expect(await names({ q: 'manager p' })).toEqual(['Manager Person']);
  expect(await names({ q: team.people.owner.email })).toEqual(['Owner Person']);
  expect(await names({ q: 'guard' })).toEqual(['Manager Person']);
  expect(await names({ q: 'QUAY' })).toEqual(['Manager Person']);
  expect(await names({ q: '%' })).toEqual([]);
});

test('it is filtered by the highest role in force', async () => {
  const person = await makePerson(muster.database, team.id, 'member');
  await muster.database.query(
    "insert into role_grants (org_id, subject, role, expires_at) values ($1, $2, 'director', now() - interval '1 s')",
    [team.id, person.sub],
  );
  expect(await names({ role: 'director' })).toEqual(['Director Person']);
  expect(await names({ role: ['owner', 'manager'] })).toEqual(['Manager Person', 'Owner Person']);
  await muster.database.query('delete from role_grants where subject = $1', [person.sub]);
  await muster.database.query('delete from members where user_sub = $1', [person.sub]);
});

test('those who have left are listed only when they are asked for', async () => {
  const left = await insertRow(muster.database, 'members', {
    ...{ org_id: team.id, email: 'left@x.test', name: 'Len Left', status: 'offboarded' },
    archived_at: '2026-01-01',
  });
  expect(await names({})).not.toContain('Len Left');
  expect(await names({ status: 'offboarded' })).toEqual(['Len Left']);
  expect(await names({ status: ['active', 'offboarded'], q: 'len' })).toEqual(['Len Left']);
  await muster.database.query('delete from members where id = $1', [left]);
});

test.each([{ role: 'king' }, { status: 'gone' }, { sort: 'salary' }, { per_page: 201 }, { after: 'x' }])(
  'a list asked for with %o is refused',
  async (query) => {
    const { status } = await muster.as(team.people.coordinator)(listMembers, {
      query: JSON.parse(JSON.stringify(query)),
    });
    expect(status).toBe(422);
  },
);
