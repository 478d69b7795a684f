import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEntry } from '../../../test/factories/entry.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openTelling, type Telling } from '../../../test/telling.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
let telling: Telling;
beforeAll(async () => {
  telling = openTelling();
  desk = await openDesk({}, telling.jobs);
});
afterAll(() => desk.muster.close());

const HOURS_10 = 600;
const budgeted = async (fields = {}) => {
  const [owner, sponsor, worker] = [await desk.newcomer(), await desk.newcomer(), await desk.newcomer()];
  const project = await desk.makeProject({
    ...{ code: `B-${owner.member?.slice(-6).toUpperCase()}`, name: 'Night watch', budget_minutes: HOURS_10 },
    ...{ alert_pcts: '{50,75,100}', owner_id: owner.member, sponsor_id: sponsor.member, ...fields },
  });
  const log = async (hours: number) => {
    await desk.log(worker, { project_id: project, duration_s: hours * 3_600 });
    await telling.work(desk.muster);
  };
  return { project, owner, sponsor, worker, log };
};
const alerts = async (person: TestPerson) =>
  (await telling.toldTo(desk.muster, person)).map(({ title, message }) => `${title} · ${message}`);

test('every threshold that a budget passes is told once to owner and sponsor, and of two at once the higher', async () => {
  const { owner, sponsor, worker, log } = await budgeted();
  await log(4);
  expect(await alerts(owner)).toEqual([]);
  await log(1);
  await log(1);
  const half = expect.stringMatching(
    /^Budget alert: B-.* has used 50 % · Night watch has passed 50 % of its budget\.$/,
  );
  expect(await alerts(owner)).toEqual([half]);
  expect(await alerts(sponsor)).toEqual([half]);
  await log(4);
  expect(await alerts(owner)).toEqual([
    half,
    expect.stringContaining('has used 100 % · Night watch has passed 100 %'),
  ]);
  expect(await alerts(worker)).toEqual([]);
});

test('a budget that is over is urgent, and why one is told is said', async () => {
  const { owner, log } = await budgeted();
  await log(11);
  const [row] = await desk.muster.database.query(
    'select priority::text, reason, group_key from notifications where recipient = $1',
    [owner.sub],
  );
  expect(row).toMatchObject({ priority: 'urgent', reason: 'You own Night watch.' });
});

test('what a project costs is told to those who may see costs; others are told of its hours', async () => {
  const { database, organization } = desk.muster;
  const { manager } = organization.people;
  const { project, owner, log } = await budgeted({
    ...{ billing: 'non_billable', budget_minor: 1_000, sponsor_id: manager.member },
  });
  await makeEntry(database, organization, {
    ...{ project_id: project, billable: false, cost_minor: 800, duration_s: 60 },
  });
  await log(1);
  expect(await alerts(owner)).toEqual([]);
  expect(await alerts(manager)).toEqual([expect.stringContaining('has used 80 %')]);
  await log(4);
  expect(await alerts(owner)).toEqual([expect.stringContaining('has used 50 %')]);
});

test('a project without a budget, or without thresholds, tells nobody', async () => {
  for (const fields of [{ budget_minutes: null }, { alert_pcts: '{}' }]) {
    const { owner, log } = await budgeted(fields);
    await log(20);
    expect(await alerts(owner)).toEqual([]);
  }
});
