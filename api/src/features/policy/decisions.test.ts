import { afterAll, beforeAll, expect, test } from 'vitest';
import { listClients } from '#contract/clients/endpoints.ts';
import { listPolicyPeople, readPolicy, testPolicy, updatePolicy } from '#contract/policy/endpoints.ts';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
import { openSecondServer } from '../../../test/second-server.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const admin = () => muster.as(muster.organization.people.admin);
const here = () => `/org/${muster.organization.id}`;
const inForce = async (): Promise<{ rules: PolicyRule[]; version: number }> =>
  (await admin()(readPolicy)).body;
const listing = (more: Partial<PolicyRule>): PolicyRule => ({
  ...{ minimum: 'manager', domain: '/org/:org', object: '/clients', action: 'list', effect: 'allow' },
  ...more,
});
const ask = (subject: { sub: string } | { role: 'member' | 'manager' | 'admin' }, more: object = {}) =>
  admin()(testPolicy, { body: { subject, action: 'list', object: '/clients', domain: here(), ...more } });

test('a published rule counts on the very next request, in every process', async () => {
  const second = await openSecondServer(muster);
  const { manager } = muster.organization.people;
  const statuses = async () => [
    (await muster.as(manager)(listClients)).status,
    (await second.as(manager)(listClients)).status,
  ];
  expect(await statuses()).toEqual([403, 403]);
  const { rules, version } = await inForce();
  const more = [...rules, listing({})];
  await admin()(updatePolicy, { body: { rules: more, note: 'Managers list clients' }, version });
  expect(await statuses()).toEqual([200, 200]);
  await second.as(muster.organization.people.admin)(updatePolicy, {
    body: { rules, note: 'Back again' },
    version: version + 1,
  });
  expect(await statuses()).toEqual([403, 403]);
  await second.close();
});

test('a role is asked about as if it were held where the question is put, by the policy in force and by a draft', async () => {
  const { rules } = await inForce();
  const { status, body } = await ask({ role: 'manager' }, { rules: [...rules, listing({})] });
  expect(status).toBe(200);
  expect(body.held).toEqual([{ role: 'manager', domain: here() }]);
  expect(body.current).toMatchObject({ allowed: false, rules: [], least: 'admin' });
  expect(body.current.message).toBe(
    'No rule of the roles held here allows “list” on /clients: it takes at least admin, and the role held here is manager.',
  );
  expect(body.draft).toMatchObject({ allowed: true, least: 'manager' });
  expect(body.draft.rules).toEqual([['p', 'manager', '/org/:org', '/clients', 'list', 'allow']]);
  expect((await ask({ role: 'manager' })).body.draft).toBeNull();
  expect((await inForce()).rules).toEqual(rules);
});

test('a person is asked about with all that they hold, wherever it is', async () => {
  const other = await makeOrganization(muster.database);
  const person = await makePerson(muster.database, other.id, 'admin');
  await muster.database.query(
    "insert into role_grants (org_id, subject, role) values ($1, $2, 'coordinator')",
    [muster.organization.id, person.sub],
  );
  const { body } = await ask(
    { sub: person.sub },
    { rules: [listing({ minimum: 'coordinator', effect: 'deny' })] },
  );
  expect(body.held).toEqual([{ role: 'coordinator', domain: here() }]);
  expect(body.current.message).toContain("the role admin, held elsewhere, doesn't count here");
  expect(body.draft).toMatchObject({ allowed: false, least: null });
  expect(body.draft.rules).toEqual([['p', 'coordinator', '/org/:org', '/clients', 'list', 'deny']]);
  const elsewhere = await ask({ sub: person.sub }, { domain: `/org/${other.id}` });
  expect(elsewhere.body).toMatchObject({ current: { allowed: true }, held: [{ role: 'admin' }] });
});

test('a role that has expired isn’t held any more', async () => {
  const { member } = muster.organization.people;
  await muster.database.query(
    "insert into role_grants (org_id, subject, role, expires_at) values ($1, $2, 'admin', now() - interval '1 second')",
    [muster.organization.id, member.sub],
  );
  const { body } = await ask({ sub: member.sub });
  expect([body.current.allowed, body.held]).toEqual([false, [{ role: 'member', domain: here() }]]);
});

test.each([
  ['an unknown person', { subject: { sub: 'nobody' } }, 'subject.sub'],
  ['an unknown role', { subject: { role: 'king' } }, 'subject'],
  ['nothing to do', { action: ' ' }, 'action'],
  ['a draft with a bad rule', { rules: [{ ...listing({}), object: 'clients' }] }, 'rules.0.object'],
])('%s is refused with the field named', async (_, more, field) => {
  const answer = await muster.server.http.inject({
    method: 'POST',
    url: '/api/policy/test',
    headers: { authorization: `Bearer ${await muster.tokenOf(muster.organization.people.admin)}` },
    payload: { subject: { role: 'member' }, action: 'list', object: '/clients', domain: here(), ...more },
  });
  expect([answer.statusCode, answer.json().fields[0].field]).toEqual([422, field]);
});

test('people of every organization are found by part of their name or address, by name', async () => {
  const other = await makeOrganization(muster.database);
  const found = async (q?: string): Promise<TestPerson[]> =>
    (await admin()(listPolicyPeople, { query: q === undefined ? {} : { q } })).body.data;
  const { owner } = other.people;
  expect(await found(owner.email.toUpperCase().slice(0, 12))).toEqual([
    { sub: owner.sub, name: owner.name, email: owner.email },
  ]);
  const owners = await found('owner p');
  expect(owners.map(({ sub }) => sub)).toContain(muster.organization.people.owner.sub);
  const names = (await found()).map(({ name }) => name.toLowerCase());
  expect(names).toEqual(names.toSorted());
  expect(await found('%')).toEqual([]);
  expect((await muster.as(owner)(listPolicyPeople)).status).toBe(403);
});
