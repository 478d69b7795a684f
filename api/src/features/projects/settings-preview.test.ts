import { afterAll, beforeAll, expect, test } from 'vitest';
import { previewProjectChanges, readProject } from '#contract/projects/endpoints.ts';
import type { SettingsReach } from '#contract/projects/settings-reach.ts';
import type { ProjectChanges } from '#contract/projects/shapes.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const make = (fields: Record<string, unknown> = {}) =>
  makeProject(muster.database, muster.organization, fields);
const logged = (project_id: string, fields: Record<string, unknown> = {}) =>
  makeEntry(muster.database, muster.organization, { project_id, ...fields });
const preview = async (project_id: string, body: ProjectChanges): Promise<Partial<SettingsReach>[]> => {
  const { status, body: answer } = await muster.as(muster.organization.people.manager)(
    previewProjectChanges,
    { params: { project_id }, body },
  );
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.data;
};

test('other dates say which time and which milestones lie outside of them', async () => {
  const project = await make({ end_date: '2026-12-31' });
  await logged(project, { work_date: '2026-01-05', duration_s: 600 });
  await logged(project, { work_date: '2026-11-05', duration_s: 60 });
  await logged(project, { work_date: '2026-11-06', duration_s: 60 });
  const gate = { org_id: muster.organization.id, project_id: project, name: 'Gate', due_date: '2026-12-01' };
  await insertRow(muster.database, 'project_milestones', gate);
  expect(await preview(project, { start_date: '2026-02-01', end_date: '2026-10-31' })).toMatchObject([
    { field: 'start_date', reach: 'entries-before-start', entries: 1, seconds: 600 },
    { field: 'end_date', reach: 'entries-after-end', entries: 2, seconds: 120 },
    { field: 'end_date', reach: 'milestones-after-end', names: ['Gate'] },
  ]);
  expect(await preview(project, { start_date: '2025-12-01', end_date: null })).toEqual([]);
});

test('another currency is refused where time is priced already, and said to be', async () => {
  const project = await make();
  expect(await preview(project, { currency: 'EUR' })).toEqual([]);
  await logged(project, { bill_minor: 500, currency: 'GBP', billable: true });
  expect(await preview(project, { currency: 'EUR' })).toMatchObject([
    { field: 'currency', reach: 'currency-fixed', entries: 1, refuses: true },
  ]);
});

test('a smaller budget says that it is used up, and what a cap then means', async () => {
  const project = await make({ budget_minutes: 600 });
  await logged(project, { duration_s: 18_000 });
  expect(await preview(project, { budget_minutes: 400 })).toMatchObject([
    { field: 'budget_minutes', reach: 'alerts-passed', pct: 75 },
  ]);
  expect(await preview(project, { budget_minutes: 240 })).toMatchObject([
    { field: 'budget_minutes', reach: 'budget-used-up', pct: 125 },
  ]);
  expect(await preview(project, { budget_minutes: 240, hard_cap: true })).toMatchObject([
    { field: 'hard_cap', reach: 'cap-reached', pct: 125 },
  ]);
  expect(await preview(project, { budget_minutes: 6_000 })).toEqual([]);
});

test('what is billed no more, another client and another zone leave the time that is there as it is', async () => {
  const { database, organization } = muster;
  const project = await make();
  await logged(project, { billable: true });
  await logged(project, { billable: false });
  const client = await insertRow(database, 'clients', {
    ...{ org_id: organization.id, name: 'Another port', code: 'AP' },
  });
  const changes = { billing: 'non_billable', client_id: client, site_timezone: 'Asia/Tokyo' } as const;
  expect(await preview(project, changes)).toMatchObject([
    { field: 'client_id', reach: 'time-keeps-prices', entries: 2 },
    { field: 'billing', reach: 'time-stays-billable', entries: 1, seconds: 3_600 },
    { field: 'site_timezone', reach: 'clock-moves', entries: 2 },
  ]);
});

test('another owner takes over the word on what waits, and the old one may lose sight of the project', async () => {
  const { member, director } = muster.organization.people;
  const { query } = muster.database;
  await query("update organizations set approval = 'both' where org_id = $1", [muster.organization.id]);
  const project = await make({ owner_id: member.member });
  await logged(project, { status: 'submitted', member_id: director.member });
  await logged(project, { status: 'submitted', member_id: member.member });
  await logged(project, { status: 'draft', member_id: director.member });
  expect(await preview(project, { owner_id: director.member ?? '' })).toMatchObject([
    { field: 'owner_id', reach: 'words-move', entries: 1 },
    { field: 'owner_id', reach: 'owner-loses-sight' },
  ]);
  await query("update organizations set approval = 'line' where org_id = $1", [muster.organization.id]);
});

test('services that are taken away are named with their time, and a code with the files that know it', async () => {
  const { database, organization } = muster;
  const service = (name: string, code: string) =>
    insertRow(database, 'service_types', { org_id: organization.id, code, name, status: 'active' });
  const [guard, patrol] = [await service('Guarding', 'G1'), await service('Patrol', 'P1')];
  const project = await make({ code: 'OLD-1' });
  await logged(project, { service_type_id: guard });
  expect(await preview(project, { code: 'NEW-1', service_type_ids: [patrol] })).toMatchObject([
    { field: 'code', reach: 'code-in-files', names: ['OLD-1'] },
    { field: 'service_type_ids', reach: 'services-with-time', entries: 1, names: ['Guarding'] },
  ]);
});

test('nothing is written by looking, not even to the audit trail', async () => {
  const project = await make();
  const { manager } = muster.organization.people;
  const before = (await muster.as(manager)(readProject, { params: { project_id: project } })).body;
  await preview(project, { name: 'Elsewhere', start_date: '2026-05-01' });
  const after = (await muster.as(manager)(readProject, { params: { project_id: project } })).body;
  expect(after).toEqual(before);
  expect(await muster.database.query('select id from events where subject_id = $1', [project])).toEqual([]);
});
