import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#contract/access/roles.ts';
import { ruleKey } from '#contract/policy/comparison.ts';
import { previewPolicy, readPolicy } from '#contract/policy/endpoints.ts';
import type { PolicyDifference, PolicyRule } from '#contract/policy/shapes.ts';
import { makeProject } from '../../../test/factories/project.ts';
import {
  makeOrganization,
  makePerson,
  type TestOrganization,
  type TestPerson,
} from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let other: TestOrganization;
let defaults: PolicyRule[];
beforeAll(async () => {
  muster = await openTestServer();
  other = await makeOrganization(muster.database);
  defaults = (await admin()(readPolicy)).body.rules;
});
afterAll(() => muster.close());

const admin = () => muster.as(muster.organization.people.admin);
const rule = (written: string): PolicyRule => {
  const [effect, minimum, action = '', object = '', domain = '/org/:org'] = written.split(' ');
  return { effect: effect === 'deny' ? 'deny' : 'allow', minimum: minimum as Role, action, object, domain };
};
const preview = async (rules: PolicyRule[]) => (await admin()(previewPolicy, { body: { rules } })).body;
const withRules = (...written: string[]) => preview([...defaults, ...written.map(rule)]);
const without = (written: string) =>
  preview(defaults.filter((one) => ruleKey(one) !== ruleKey(rule(written))));
const told = ({ effect, role, action, object, people }: PolicyDifference) =>
  `${role} ${effect} ${action} ${object}: ${people}`;
const grant = (person: TestPerson, organization: string, role: Role, project: string | null = null) =>
  muster.database.query(
    'insert into role_grants (org_id, subject, role, project_id) values ($1, $2, $3, $4)',
    [organization, person.sub, role, project],
  );

test('the policy in force makes no difference', async () => {
  expect(await preview(defaults)).toEqual({ data: [], more: 0, gaining: 0, losing: 0 });
});

test('a rule that is added says which roles gain what, with how many people and the first names', async () => {
  const { data, gaining, losing } = await withRules('allow director list /clients');
  expect(data.map(told)).toEqual([
    'director gains list /clients: 2',
    'owner gains list /clients: 2',
    'executive gains list /clients: 2',
  ]);
  expect(data[0]).toEqual({
    ...{ effect: 'gains', role: 'director', scope: 'organization', organization: null },
    ...{ action: 'list', object: '/clients', people: 2, names: ['Director Person', 'Director Person'] },
  });
  expect([gaining, losing]).toEqual([6, 0]);
});

test('a rule that is taken out says who loses what, an endpoint’s parameters by their names', async () => {
  const { data, losing } = await without('allow coordinator read /service-types/:id');
  expect(data.map(told)).toEqual(
    ['coordinator', 'manager', 'director', 'owner', 'executive'].map(
      (role) => `${role} loses read /service-types/:service_id: 2`,
    ),
  );
  expect(losing).toBe(10);
});

test('whoever may do it by another role in the same place neither gains nor loses', async () => {
  const both = await makePerson(muster.database, other.id, 'coordinator');
  await grant(both, other.id, 'director');
  const { data } = await withRules('allow coordinator create /projects');
  expect(data.map(told)).toEqual(['coordinator gains create /projects: 2']);
  const refused = await withRules('deny coordinator create /projects');
  expect(refused.data.map(told)).toEqual(['coordinator loses create /projects: 1']);
  expect(refused.data[0].names).toEqual(['Coordinator Person']);
  await muster.database.query('delete from role_grants where subject = $1', [both.sub]);
});

test('somebody who loses by one of their roles isn’t counted with those who gain by another', async () => {
  const person = await makePerson(muster.database, other.id, 'member');
  for (const role of ['coordinator', 'manager'] as const) await grant(person, other.id, role);
  const { data, gaining, losing } = await withRules(
    'allow member create /projects',
    'deny coordinator create /projects',
  );
  expect(data.map(told)).toEqual([
    'member gains create /projects: 2',
    'coordinator loses create /projects: 1',
  ]);
  expect([gaining, losing]).toEqual([2, 1]);
  await muster.database.query('delete from role_grants where subject = $1', [person.sub]);
});

test('a role in a project counts in that project, and one in the organization in all of them', async () => {
  const project = await makeProject(muster.database, muster.organization);
  const { member, coordinator } = muster.organization.people;
  await grant(member, muster.organization.id, 'manager', project);
  await grant(coordinator, muster.organization.id, 'manager', project);
  const { data, gaining } = await withRules('allow manager delete /projects/:id /org/:org/project/:pid');
  expect(data.map(told)).toEqual(['manager gains delete /projects/:project_id: 4']);
  expect([data[0].scope, gaining]).toEqual(['project', 4]);
  const inside = await withRules('allow manager audit /projects');
  expect(inside.data.map(told)[0]).toBe('manager gains audit /projects: 2');
  await muster.database.query('delete from role_grants where project_id = $1', [project]);
});

test('a rule for one organization is told for that one, by its name, with its people alone', async () => {
  const { data, gaining } = await withRules(`allow owner list /clients /org/${other.id}`);
  expect(data.map(told)).toEqual(['owner gains list /clients: 1', 'executive gains list /clients: 1']);
  expect(data[0].organization).toEqual({ id: other.id, name: `Organization ${other.slug}` });
  expect(gaining).toBe(2);
  const everywhere = await withRules(
    'allow owner list /clients',
    `deny owner list /clients /org/${other.id}`,
  );
  expect(everywhere.data.map(told)).toEqual([
    'owner gains list /clients: 1',
    'executive gains list /clients: 2',
  ]);
});

test('a rule for one project is told for its organization, with the people whose roles count there', async () => {
  const project = await makeProject(muster.database, muster.organization);
  for (const organization of [':org', muster.organization.id]) {
    const { data } = await withRules(
      `allow owner delete /projects/:id/notes /org/${organization}/project/${project}`,
    );
    expect(data.map(told)).toEqual([
      'owner gains delete /projects/:id/notes: 1',
      'executive gains delete /projects/:id/notes: 1',
    ]);
    expect([data[0].scope, data[0].organization.id]).toEqual(['project', muster.organization.id]);
  }
});

test('roles at the root count everywhere, expired ones nowhere', async () => {
  const [lasting, expired] = [
    await makePerson(muster.database, other.id, 'member'),
    await makePerson(muster.database, other.id, 'member'),
  ];
  await muster.database.query(
    "insert into root_grants (subject, role, expires_at) values ($1, 'executive', null), ($2, 'executive', now() - interval '1 second')",
    [lasting.sub, expired.sub],
  );
  const { data } = await withRules('allow executive list /clients', 'allow executive read /audit /root');
  expect(data.map(told)).toEqual(['executive gains read /audit: 1', 'executive gains list /clients: 3']);
  await muster.database.query("delete from root_grants where role = 'executive'");
});

test('wild rules are told by the questions that endpoints ask, and by themselves where none does', async () => {
  const clients = await withRules('allow owner * /clients/:id');
  expect(clients.data.filter(({ role }: PolicyDifference) => role === 'owner').map(told)).toEqual([
    'owner gains delete /clients/:client_id: 2',
    'owner gains merge /clients/:client_id: 2',
    'owner gains update /clients/:client_id: 2',
  ]);
  const unknown = await withRules('allow owner * /boards/*');
  expect(unknown.data.map(told)[0]).toBe('owner gains * /boards/*: 2');
});

test('what concerns nobody is told after what concerns somebody, and at most 500 rows are', async () => {
  const many = Array.from({ length: 600 }, (_, at) => `allow owner read /board-${at} /root`);
  const { data, more } = await withRules(...many, 'allow owner list /clients');
  expect([data.length, more]).toEqual([500, 602 * 2 - 500 - 2]);
  expect(told(data[0])).toBe('owner gains list /clients: 2');
  expect(told(data[2])).toBe('owner gains read /board-0: 0');
});

test('below admin nobody sees a preview', async () => {
  const call = muster.as(muster.organization.people.executive);
  expect((await call(previewPolicy, { body: { rules: defaults } })).status).toBe(403);
});
