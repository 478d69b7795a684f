import { afterAll, beforeAll, expect, test } from 'vitest';
import { permissionsOf } from '#contract/access/can.ts';
import { MODEL } from '#contract/access/policy.ts';
import { ROLES, type Role } from '#contract/access/roles.ts';
import { readPermissions } from '#contract/users/endpoints.ts';
import { explainPermission } from '#contract/users/permission-endpoints.ts';
import { startView, VIEW_HEADER } from '#contract/views/endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const here = () => `/org/${muster.organization.id}`;
const grant = (
  person: TestPerson,
  role: Role,
  project: string | null,
  organization = muster.organization.id,
) =>
  muster.database.query(
    'insert into role_grants (org_id, subject, role, project_id) values ($1, $2, $3, $4)',
    [organization, person.sub, role, project],
  );
const sentTo = async (person: TestPerson) => {
  const answer = await muster.server.http.inject({
    url: '/api/users/me/permissions',
    headers: { authorization: `Bearer ${await muster.tokenOf(person)}` },
  });
  return { bytes: Buffer.byteLength(answer.payload), policy: answer.json() };
};
const why = async (person: TestPerson, question: string, headers: Record<string, string> = {}) => {
  const [action = '', object = '', domain = here()] = question.split(' ');
  const answer = await muster.server.http.inject({
    url: `/api/users/me/permissions/why?${new URLSearchParams({ action, object, domain })}`,
    headers: { authorization: `Bearer ${await muster.tokenOf(person)}`, ...headers },
  });
  return { status: answer.statusCode, body: answer.json() };
};

/** 5 KB as it travels without compression. */
const LIMIT = 5_000;

test.each(ROLES.slice(0, -1))('what a %s may do takes less than 5 KB', async (role) => {
  expect((await sentTo(muster.organization.people[role])).bytes).toBeLessThan(LIMIT);
  const above = await makePerson(muster.database, muster.organization.id, 'member');
  await muster.database.query('insert into root_grants (subject, role) values ($1, $2)', [above.sub, role]);
  expect((await sentTo(above)).bytes).toBeLessThan(LIMIT);
});

test('it takes less than 5 KB for a member who coordinates some projects and manages others', async () => {
  const person = await makePerson(muster.database, muster.organization.id, 'member');
  for (let at = 0; at < 8; at += 1) {
    const project = await makeProject(muster.database, muster.organization);
    await grant(person, at % 2 ? 'manager' : 'coordinator', project);
  }
  const { bytes, policy } = await sentTo(person);
  expect(policy.data.g).toHaveLength(9);
  expect(bytes).toBeLessThan(LIMIT);
});

test('what is sent answers every question as the whole policy does', async () => {
  const other = await makeOrganization(muster.database);
  const person = await makePerson(muster.database, muster.organization.id, 'coordinator');
  const project = await makeProject(muster.database, muster.organization);
  await grant(person, 'director', project);
  await grant(person, 'manager', null, other.id);
  await muster.database.query(
    `insert into policy_rules (minimum, domain, object, action, effect) values
       ('coordinator', '/org/:org', '/projects', 'list', 'deny'), ('director', $1, '/members', 'write', 'allow')`,
    [`/org/${other.id}`],
  );
  const { policy } = await sentTo(person);
  const written = await muster.database.query<{ rule: Rule }>(
    `select jsonb_build_array('p', r.role, p.domain, p.object, p.action, p.effect) as rule
     from policy_rules p, unnest(enum_range(null::role_name)) as r (role)
     where case p.effect when 'deny' then r.role = p.minimum else r.role >= p.minimum end`,
  );
  const rules = written.map(({ rule }) => rule);
  expect(policy.data.p.length).toBeLessThan(rules.length / 3);
  const whole = permissionsOf({ sub: person.sub, data: { g: policy.data.g, p: rules, m: MODEL } });
  const sent = permissionsOf(policy);
  const domains = [
    here(),
    `${here()}/project/${project}`,
    `${here()}/project/1`,
    `/org/${other.id}`,
    '/root',
    '/org/1',
  ];
  const objects = new Set(rules.map(([, , , object]) => object.replace(/:\w+/g, 'x')));
  for (const object of objects) {
    for (const action of new Set(rules.map(([, , , , verb]) => verb))) {
      for (const domain of domains)
        expect(sent.can(action, object, domain), `${action} ${object} ${domain}`).toBe(
          whole.can(action, object, domain),
        );
    }
  }
  await muster.database.query(
    "delete from policy_rules where effect = 'deny' or object = '/members' and minimum = 'director'",
  );
});

type Rule = ['p', string, string, string, string, 'allow' | 'deny'];

test('a refusal is explained by the lowest role that may and the one that is held', async () => {
  const { status, body } = await why(muster.organization.people.member, 'create /projects');
  expect(status).toBe(200);
  expect(body).toEqual({
    ...{ action: 'create', object: '/projects', domain: here() },
    ...{ allowed: false, rules: [], least: 'manager' },
    message:
      'No rule of your roles allows “create” on /projects: it takes at least manager, and you hold the role member here.',
  });
});

test('a deny is named, and so is the rule that allows', async () => {
  const { director } = muster.organization.people;
  await muster.database.query(
    "insert into policy_rules (minimum, domain, object, action, effect) values ('director', '*', '/projects', 'list', 'deny')",
  );
  const denied = (await why(director, 'list /projects')).body;
  expect(denied).toMatchObject({
    allowed: false,
    rules: [['p', 'director', '*', '/projects', 'list', 'deny']],
  });
  await muster.database.query("delete from policy_rules where effect = 'deny'");
  const allowed = (await why(director, 'list /projects')).body;
  expect(allowed.rules).toEqual([['p', 'director', '/org/:org', '/projects', 'list', 'allow']]);
  expect(allowed.message).toMatch(/^You may do “list” on \/projects by the rule “allow director/);
});

test('whoever looks as somebody else is told what that one may do, and why', async () => {
  const { admin } = muster.organization.people;
  const { id: organization } = muster.organization;
  const { body: view } = await muster.as(admin)(startView, { body: { role: 'member' }, organization });
  const headers = { [VIEW_HEADER]: view.id, 'organization-id': organization };
  expect((await why(admin, 'create /projects')).body.allowed).toBe(true);
  const { body } = await why(admin, 'create /projects', headers);
  expect([body.allowed, body.least]).toEqual([false, 'manager']);
  const policy = await muster.server.http.inject({
    url: '/api/users/me/permissions',
    headers: { authorization: `Bearer ${await muster.tokenOf(admin)}`, ...headers },
  });
  expect(policy.json().data.g).toEqual([['g', admin.sub, 'member', here()]]);
});

test('rules for an organization that one has nothing to do with don’t tell that it exists', async () => {
  const other = await makeOrganization(muster.database);
  await muster.database.query(
    "insert into policy_rules (minimum, domain, object, action) values ('coordinator', $1, '/boards', 'read')",
    [`/org/${other.id}`],
  );
  const answers = [other.id, crypto.randomUUID()].map((id) =>
    why(muster.organization.people.owner, `read /boards /org/${id}`),
  );
  const [foreign, missing] = await Promise.all(answers);
  expect({ ...foreign?.body, domain: '' }).toEqual({ ...missing?.body, domain: '' });
  expect((await why(other.people.member, `read /boards /org/${other.id}`)).body.least).toBe('coordinator');
  expect((await why(muster.organization.people.admin, `read /boards /org/${other.id}`)).body.least).toBe(
    'coordinator',
  );
});

test.each([
  ['action', { object: '/projects', domain: '/root' }],
  ['domain', { action: 'read', object: '/projects', domain: 'x'.repeat(201) }],
])('a question with a bad %s is refused with the field named', async (field, question) => {
  const { member } = muster.organization.people;
  const answer = await muster.server.http.inject({
    url: `/api/users/me/permissions/why?${new URLSearchParams(question)}`,
    headers: { authorization: `Bearer ${await muster.tokenOf(member)}` },
  });
  expect([answer.statusCode, answer.json().fields[0].field]).toEqual([422, field]);
  expect((await muster.as(member)(explainPermission)).status).toBe(422);
  expect((await muster.as(member)(readPermissions)).status).toBe(200);
});
