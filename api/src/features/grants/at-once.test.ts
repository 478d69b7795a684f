import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#contract/access/roles.ts';
import { changeGrant, grantRole, listMembers, revokeGrant } from '#contract/members/endpoints.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openSecondServer, type SecondServer } from '../../../test/second-server.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let second: SecondServer;
let owner: TestPerson;
beforeAll(async () => {
  muster = await openTestServer();
  second = await openSecondServer(muster);
  owner = muster.organization.people.owner;
});
afterAll(async () => {
  await second.close();
  await muster.close();
});

const someone = (role: Role = 'member') => makePerson(muster.database, muster.organization.id, role);
const of = ({ member }: TestPerson) => ({ member_id: member ?? '' });
const grant = async (to: TestPerson, role: Role, expires_at: string | null = null) => {
  const { body } = await muster.as(owner)(grantRole, { params: of(to), body: { role, expires_at } });
  return body.grants.find((held: { role: Role }) => held.role === role);
};
/** What reading the team answers in both processes, which it takes a coordinator for. */
const both = async (person: TestPerson) =>
  Promise.all([muster, second].map(async ({ as }) => (await as(person)(listMembers)).status));

test('somebody who was refused a moment ago succeeds on the next request after their promotion, in every process', async () => {
  const person = await someone();
  expect(await both(person)).toEqual([403, 403]);
  const { id } = await grant(person, 'coordinator');
  expect(await both(person)).toEqual([200, 200]);
  await muster.as(owner)(changeGrant, {
    ...{ params: { ...of(person), grant_id: id }, version: 1, body: { role: 'manager' as const } },
  });
  expect(await both(person)).toEqual([200, 200]);
  await muster.as(owner)(revokeGrant, { params: { ...of(person), grant_id: id }, version: 2 });
  expect(await both(person)).toEqual([403, 403]);
});

test('a role taken from somebody stops them in the middle of what they were doing', async () => {
  const former = await someone('owner');
  const person = await someone();
  const inside = { organization: muster.organization.id, params: of(person) };
  const promote = (role: Role) => second.as(former)(grantRole, { ...inside, body: { role } });
  expect((await promote('coordinator')).status).toBe(201);
  const [{ id }] = (await muster.as(owner)(listMembers, { query: { q: former.email } })).body.data[0].grants;
  await muster.as(owner)(revokeGrant, { params: { ...of(former), grant_id: id }, version: 1 });
  expect((await promote('manager')).status).toBe(404);
});

test('a role counts until the very moment it expires, though memory would hold the person for longer', async () => {
  const person = await someone();
  const end = Date.now() + 1_200;
  await grant(person, 'coordinator', new Date(end).toISOString());
  const answers: { asked: number; told: number; statuses: number[] }[] = [];
  const ask = async () => {
    const asked = Date.now();
    answers.push({ asked, statuses: await both(person), told: Date.now() });
    return asked > end;
  };
  await expect.poll(ask, { interval: 20 }).toBe(true);
  for (const { asked, told, statuses } of answers) {
    if (told < end) expect(statuses).toEqual([200, 200]);
    if (asked > end) expect(statuses).toEqual([403, 403]);
  }
});
