import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  countProjectViews,
  listProjects,
  readProject,
  readProjectDashboard,
} from '#contract/projects/endpoints.ts';
import type { ProjectRow } from '#contract/projects/shapes.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { makeProject } from '../../../test/factories/project.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let people: Record<'member' | 'coordinator' | 'manager', TestPerson>;
let unseen: readonly TestPerson[];
beforeAll(async () => {
  muster = await openTestServer();
  people = muster.organization.people;
  unseen = [people.member, people.coordinator];
});
afterAll(() => muster.close());

/** Nobody is charged for it; its owner may not see what it costs, which is 98 765 of a budget of 100 000. */
const make = async (name: string, fields: Record<string, unknown> = {}) => {
  const project = await makeProject(muster.database, muster.organization, {
    ...{ name, billing: 'non_billable', budget_minor: 100_000, owner_id: people.member.member, ...fields },
  });
  await makeEntry(muster.database, muster.organization, {
    ...{ project_id: project, billable: false, cost_minor: 98_765, duration_s: 3_600 },
  });
  return project;
};
const listed = async (person: TestPerson, query: object): Promise<ProjectRow[]> =>
  (await muster.as(person)(listProjects, { query })).body.data;

test('of a project that nobody is charged for, what is used and burnt is for those who may see costs', async () => {
  const project_id = await make('Drydock');
  for (const person of unseen) {
    const call = muster.as(person);
    const row = (await listed(person, { q: 'Drydock' }))[0];
    const read = (await call(readProject, { params: { project_id } })).body;
    for (const seen of [row, read])
      expect(seen).toMatchObject({
        ...{ budget_minor: 100_000, used_minor: null, burn_pct: null, cost_minor: null },
        ...{ health: null, automatic_health: null, seconds: 3_600 },
      });
    const dashboard = (await call(readProjectDashboard, { params: { project_id } })).body;
    expect(dashboard.budget).toMatchObject({ minor: 100_000, used_minor: null, used_pct: null });
    expect(JSON.stringify([row, read, dashboard])).not.toMatch(/98[.,]?76/);
  }
  const known = { used_minor: 98_765, burn_pct: 98, cost_minor: 98_765, health: 'amber' };
  expect((await listed(people.manager, { q: 'Drydock' }))[0]).toMatchObject(known);
  expect((await muster.as(people.manager)(readProject, { params: { project_id } })).body).toMatchObject(
    known,
  );
});

test('the hours of such a project are known, and what they burn; a health that money may have changed is not', async () => {
  await make('Slipway', { budget_minutes: 600 });
  await make('Towpath', { budget_minutes: 600, budget_minor: null });
  for (const person of unseen) {
    expect((await listed(person, { q: 'Slipway' }))[0]).toMatchObject({ burn_pct: 10, health: null });
    expect((await listed(person, { q: 'Towpath' }))[0]).toMatchObject({ burn_pct: 10, health: 'green' });
  }
  expect((await listed(people.manager, { q: 'Slipway' }))[0]).toMatchObject({
    burn_pct: 98,
    health: 'amber',
  });
});

test('a health set by hand is everybody’s, the one computed beside it is not', async () => {
  await make('Gantry', { health_mode: 'manual', health: 'red', health_note: 'Leavers' });
  const shown = { health: 'red', automatic_health: null };
  for (const person of unseen) expect((await listed(person, { q: 'Gantry' }))[0]).toMatchObject(shown);
});

test('no filter, view or order finds a project by what it costs', async () => {
  await make('Lockgate');
  const names = async (person: TestPerson, health: string[]) =>
    (await listed(person, { q: 'Lockgate', health })).map(({ name }) => name);
  const attention = async (person: TestPerson) => (await muster.as(person)(countProjectViews)).body.attention;
  for (const person of unseen) {
    expect(await names(person, ['green', 'amber', 'red'])).toEqual([]);
    expect(await names(person, ['none'])).toEqual(['Lockgate']);
    const shown = await listed(person, { health: ['amber', 'red'], per_page: 200 });
    expect(await attention(person)).toBe(shown.length);
    for (const sort of ['used_minor', 'burn', 'health']) {
      const headers = { authorization: `Bearer ${await muster.tokenOf(person)}` };
      const answer = await muster.server.http.inject({ url: `/api/projects?sort=${sort}`, headers });
      expect(answer.statusCode).toBe(422);
    }
  }
  expect(await names(people.manager, ['amber'])).toEqual(['Lockgate']);
  expect(await attention(people.manager)).toBeGreaterThan(await attention(people.coordinator));
});
