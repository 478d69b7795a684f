import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readProject, readProjectDashboard } from '#contract/projects/endpoints.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let project_id: string;
let guarding: string;
beforeAll(async () => {
  muster = await openTestServer();
  guarding = await insertRow(muster.database, 'service_types', {
    org_id: muster.organization.id,
    code: 'GRD',
    name: 'Guarding',
    status: 'active',
  });
});
beforeEach(async () => {
  project_id = await makeProject(muster.database, muster.organization, {
    budget_minor: 100_000,
    budget_minutes: 600,
    end_date: '2026-12-31',
  });
});
afterAll(() => muster.close());

const log = (fields: Record<string, unknown>) =>
  makeEntry(muster.database, muster.organization, { project_id, ...fields });
const read = async (person = muster.organization.people.manager) =>
  (await muster.as(person)(readProjectDashboard, { params: { project_id } })).body;

test('totals are the exact sums of the entries, billable ones apart', async () => {
  await log({ duration_s: 3_188_866 % 86_400, bill_minor: 5000, cost_minor: 3000 });
  await log({ duration_s: 1, billable: false, cost_minor: 10 });
  await log({ duration_s: 0, source: 'import' });
  const { totals, currency } = await read();
  expect(currency).toBe('GBP');
  expect(totals).toEqual({
    seconds: (3_188_866 % 86_400) + 1,
    billable_seconds: 3_188_866 % 86_400,
    bill_minor: 5000,
    cost_minor: 3010,
    entries: 3,
    first_date: '2026-03-02',
    last_date: '2026-03-02',
  });
});

test('weeks start on the first day of the organization and have no gap', async () => {
  await log({ work_date: '2026-03-01', duration_s: 60 });
  await log({ work_date: '2026-03-02', duration_s: 120, bill_minor: 7 });
  await log({ work_date: '2026-03-22', duration_s: 180 });
  const { weeks } = await read();
  expect(
    weeks.map((week: { week_start: string; seconds: number }) => [week.week_start, week.seconds]),
  ).toEqual([
    ['2026-02-23', 60],
    ['2026-03-02', 120],
    ['2026-03-09', 0],
    ['2026-03-16', 180],
  ]);
  await muster.database.query('update organizations set week_start = 0 where org_id = $1', [
    muster.organization.id,
  ]);
  const sundays = await read();
  await muster.database.query('update organizations set week_start = 1 where org_id = $1', [
    muster.organization.id,
  ]);
  expect(sundays.weeks[0]).toMatchObject({ week_start: '2026-03-01', seconds: 180 });
});

test('people and service types are summed, most first, with time without a service apart', async () => {
  const { member, coordinator } = muster.organization.people;
  await log({ duration_s: 60 });
  await log({ duration_s: 600, member_id: coordinator.member, service_type_id: guarding });
  const { people, service_types } = await read();
  expect(people).toMatchObject([
    { id: coordinator.member, name: coordinator.name, seconds: 600 },
    { id: member.member, name: member.name, seconds: 60 },
  ]);
  expect(service_types).toMatchObject([
    { id: guarding, name: 'Guarding', seconds: 600 },
    { id: null, name: null, seconds: 60 },
  ]);
});

test('sums follow an entry that is changed, moved away, deleted and restored', async () => {
  const { query } = muster.database;
  const entry = await log({ duration_s: 100, bill_minor: 10 });
  const seconds = async () => (await read()).totals.seconds;
  await query('update activity_entries set duration_s = 150 where id = $1', [entry]);
  expect(await seconds()).toBe(150);
  await query('update activity_entries set archived_at = now() where id = $1', [entry]);
  const emptied = await read();
  expect(emptied).toMatchObject({
    totals: { seconds: 0, entries: 0, first_date: null },
    weeks: [],
    people: [],
  });
  await query('update activity_entries set archived_at = null where id = $1', [entry]);
  expect(await seconds()).toBe(150);
  await query('update activity_entries set project_id = null where id = $1', [entry]);
  expect(await seconds()).toBe(0);
});

test('the budget counts money and time, and the larger share is used', async () => {
  await log({ duration_s: 18_000, bill_minor: 25_000 });
  const { budget } = await read();
  expect(budget).toMatchObject({
    minor: 100_000,
    minutes: 600,
    used_minor: 25_000,
    used_seconds: 18_000,
    used_pct: 50,
  });
});

test('costs on the dashboard and on the project are for managers and above', async () => {
  await log({ cost_minor: 500 });
  const seen = await read(muster.organization.people.coordinator);
  expect([seen.totals.cost_minor, seen.weeks[0].cost_minor, seen.people[0].cost_minor]).toEqual([
    null,
    null,
    null,
  ]);
  const { coordinator, manager } = muster.organization.people;
  const params = { project_id };
  expect((await muster.as(coordinator)(readProject, { params })).body.cost_minor).toBeNull();
  expect((await muster.as(manager)(readProject, { params })).body.cost_minor).toBe(500);
});
