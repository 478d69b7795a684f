import { afterAll, beforeAll, expect, test } from 'vitest';
import * as endpoints from '#contract/calculator/endpoints.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { makeOrganization } from '../../../test/people.ts';
import { type Calculator, lineOf, openCalculator } from './fixtures/desk.ts';

let desk: Calculator;
beforeAll(async () => {
  desk = await openCalculator();
});
afterAll(() => desk.muster.close());

test.each(['coordinator', 'manager', 'director', 'owner', 'executive'] as const)(
  'a %s neither reads nor writes scenarios',
  async (role) => {
    const { id } = await desk.make();
    const as = desk.muster.as(desk.muster.organization.people[role]);
    const params = { scenario_id: id };
    expect((await as(endpoints.listScenarios)).status).toBe(403);
    expect((await as(endpoints.readLatestScenario)).status).toBe(403);
    expect((await as(endpoints.readScenario, { params })).status).toBe(403);
    expect((await as(endpoints.createScenario, { body: { name: 'Mine' } })).status).toBe(403);
    expect((await as(endpoints.updateScenario, { params, body: { name: 'Mine' }, version: 1 })).status).toBe(
      403,
    );
  },
);

test('another organization sees none of them, and its numbers are its own', async () => {
  const { id } = await desk.make();
  const { database, organization } = desk.muster;
  const other = await makeOrganization(database);
  const at = { organization: other.id, params: { scenario_id: id } };
  expect((await desk.admin(endpoints.readScenario, at)).status).toBe(404);
  expect((await desk.admin(endpoints.freezeScenario, { ...at, body: { version: 1 } })).status).toBe(404);
  expect((await desk.admin(endpoints.copyScenario, { ...at, body: { name: 'Mine' } })).status).toBe(404);
  const mine = await desk.admin(endpoints.createScenario, { organization: other.id, body: { name: 'Mine' } });
  expect(mine.body.code).toBe('CALC-0001');
  const { data } = (await desk.admin(endpoints.listScenarios, { organization: other.id })).body;
  expect(data.map(({ name }: { name: string }) => name)).toEqual(['Mine']);
  await desk.admin(chooseOrganization, { body: { id: organization.id } });
});

test('sent twice with one key a scenario is made once, and two who make one at once get two numbers', async () => {
  const make = (key?: string) =>
    desk.admin(endpoints.createScenario, {
      body: { name: 'Twice', inputs: { lines: [lineOf()] } },
      ...(key ? { key } : {}),
    });
  const [one, again] = [await make('calculator-1'), await make('calculator-1')];
  expect(again.body.id).toBe(one.body.id);
  const many = await Promise.all(Array.from({ length: 5 }, () => make()));
  expect(many.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(many.map(({ body }) => body.number)).size).toBe(5);
});
