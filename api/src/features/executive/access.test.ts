import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  listExecutiveDeals,
  listExecutiveIncidents,
  listExecutiveProjects,
  listExecutiveReviews,
  listExecutiveTeams,
} from '#contract/executive/endpoints.ts';
import type { Executive } from '#contract/executive/shapes.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization, makeStranger, type TestOrganization } from '../../../test/people.ts';
import { openPortfolio, type PortfolioDesk } from './fixtures/desk.ts';

let desk: PortfolioDesk;
let second: TestOrganization;
let foreign: TestOrganization;
const DAY = '2026-03-02';

beforeAll(async () => {
  desk = await openPortfolio();
  second = await desk.found({ name: 'Bergen', currency: 'EUR', created_at: '2024-01-10T12:00:00Z' });
  foreign = await makeOrganization(desk.muster.database, { name: 'Corvane' });
  for (const organization of [desk.muster.organization, second, foreign]) {
    const project = await makeProject(desk.muster.database, organization, { currency: 'GBP' });
    await makeEntry(desk.muster.database, organization, {
      ...{ project_id: project, work_date: DAY, bill_minor: 5_000, cost_minor: 2_000, currency: 'GBP' },
    });
  }
  await desk.count();
});
afterAll(() => desk.close());

const names = ({ organizations }: Executive) => organizations.map(({ name }) => name);

test('somebody who is executive in two organizations is told of these, by name, and of no other', async () => {
  const told = await desk.read({ as_of: DAY, currency: 'GBP' });
  expect(names(told)).toEqual(['Aldermouth', 'Bergen']);
  expect([told.total.revenue_minor, told.total.margin_minor, told.counted]).toEqual([10_000, 6_000, 2]);
});

test('whoever is below executive, everywhere or in another organization, is told of none there', async () => {
  const { people } = desk.muster.organization;
  for (const by of [people.member, people.coordinator, people.manager, people.director, people.owner])
    expect(names(await desk.read({}, by))).toEqual([]);
  await desk.grant(people.owner, 'executive', foreign.id);
  expect(names(await desk.read({}, people.owner))).toEqual(['Corvane']);
  const stranger = makeStranger('nobody@muster.test');
  const told = await desk.read({}, stranger);
  expect([told.organizations, told.counted, told.total.revenue_minor, told.trend]).toEqual([[], 0, null, []]);
});

test('a role that has run out or was taken away, and one in a project, tell nothing', async () => {
  const { director } = desk.muster.organization.people;
  await desk.grant(director, 'executive', foreign.id, '2026-01-01T00:00:00Z');
  expect(names(await desk.read({}, director))).toEqual([]);
  await desk.muster.database.query(
    'update role_grants set expires_at = null where subject = $1 and org_id = $2',
    [director.sub, foreign.id],
  );
  expect(names(await desk.read({}, director))).toEqual(['Corvane']);
  await desk.muster.database.query(
    'update role_grants set archived_at = now() where subject = $1 and org_id = $2',
    [director.sub, foreign.id],
  );
  expect(names(await desk.read({}, director))).toEqual([]);
});

test('an administrator of everything is told of every organization', async () => {
  const told = await desk.read({}, desk.muster.organization.people.admin);
  expect(names(told)).toEqual(['Aldermouth', 'Bergen', 'Corvane']);
});

test('a rule that denies keeps an organization out of all answers', async () => {
  await desk.muster.database.query(
    `insert into policy_rules (minimum, domain, object, action, effect) values ('executive', $1, '/executive', 'read', 'deny')`,
    [`/org/${second.id}`],
  );
  expect(names(await desk.read())).toEqual(['Aldermouth']);
  await desk.muster.database.query(
    `delete from policy_rules where effect = 'deny' and object = '/executive'`,
  );
});

test('lists hold no row of an organization in which one is not executive, even when it is asked for', async () => {
  const { manager } = desk.muster.organization.people;
  const lists = [
    ...[listExecutiveProjects, listExecutiveTeams, listExecutiveDeals],
    ...[listExecutiveIncidents, listExecutiveReviews],
  ];
  for (const endpoint of lists) {
    const query = { as_of: DAY, organization_id: [foreign.id] };
    const asked = await desk.muster.as(desk.executive)(endpoint, { query });
    expect([asked.status, asked.body.data]).toEqual([200, []]);
    const below = await desk.muster.as(manager)(endpoint, { query: { as_of: DAY } });
    expect([below.status, below.body.data]).toEqual([200, []]);
  }
  const { body } = await desk.muster.as(desk.executive)(listExecutiveProjects, { query: { as_of: DAY } });
  expect(body.data.map((row: { organization: { name: string } }) => row.organization.name)).toEqual([
    'Aldermouth',
    'Bergen',
  ]);
});
