import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createEntry } from '#contract/activity/endpoints.ts';
import { readProject, updateProject } from '#contract/projects/endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { rounds } from '../../jobs.ts';
import { type Jobs, openJobs } from '../../platform/jobs.ts';
import { openPortfolio, type PortfolioDesk } from './fixtures/desk.ts';

let desk: PortfolioDesk;
let project: string;
const workers: Jobs[] = [];
/** In steps shorter than a round; busy machines get longer than the five seconds that the bench measures. */
const SOON = { interval: 100, timeout: 30_000 };

beforeAll(async () => {
  desk = await openPortfolio();
  project = await makeProject(desk.muster.database, desk.muster.organization, { budget_minor: 100_000 });
  for (let at = 0; at < 2; at += 1) {
    const jobs = await openJobs(desk.muster.database.url, () => undefined);
    workers.push(jobs);
    await jobs.work([], rounds(desk.databases));
  }
  await vi.waitUntil(async () => (await desk.read()).counted === 1, SOON);
});
afterAll(async () => {
  for (const jobs of workers) await jobs.stop();
  await desk.close();
});

test('what somebody logs is in the figures soon, by whichever of two workers', async () => {
  const { manager } = desk.muster.organization.people;
  const { today, total } = await desk.read();
  expect(total.logged_s).toBe(0);
  for (const hours of [1, 2, 3]) {
    const body = { work_date: today, project_id: project, duration_s: 3_600, note: 'Rounds' };
    const { status, body: made } = await desk.muster.as(manager)(createEntry, { body });
    expect([status, made.fields]).toEqual([201, undefined]);
    await expect.poll(async () => (await desk.read()).total.logged_s, SOON).toBe(hours * 3_600);
  }
  await expect.poll(async () => (await desk.read()).organizations[0]?.pending, SOON).toBe(false);
});

test('a budget that is changed shows in today’s backlog and in no day before', async () => {
  const { manager } = desk.muster.organization.people;
  const params = { project_id: project };
  const { body: before } = await desk.muster.as(manager)(readProject, { params });
  const { status } = await desk.muster.as(manager)(updateProject, {
    params,
    version: before.version,
    body: { budget_minor: 250_000 },
  });
  expect(status).toBe(200);
  await expect.poll(async () => (await desk.read()).total.backlog_minor, SOON).toBe(250_000);
  const { today } = await desk.read();
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  expect((await desk.read({ as_of: yesterday })).total).toMatchObject({ backlog_minor: 0, projects: 0 });
});

test('what a round could not do is done by the next, and nothing of it is done twice', async () => {
  const { database, organization } = desk.muster;
  await database.query('alter table portfolio_sums add constraint broken check (bill_minor < 0) not valid');
  const { today } = await desk.read();
  await database.query(
    `insert into activity_entries (org_id, member_id, project_id, work_date, duration_s, bill_minor, currency)
     values ($1, $2, $3, $4, 3600, 4200, 'GBP')`,
    [organization.id, organization.people.member.member, project, today],
  );
  await expect.poll(async () => (await desk.read()).organizations[0]?.pending, SOON).toBe(true);
  await database.query('alter table portfolio_sums drop constraint broken');
  await expect.poll(async () => (await desk.read()).total.revenue_minor, SOON).toBe(4_200);
  await desk.count();
  expect((await desk.read()).total.revenue_minor).toBe(4_200);
});
