import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rejectEntries, reopenEntries } from '#contract/activity/approval-endpoints.ts';
import { submitDays } from '#contract/activity/day-endpoints.ts';
import { changeEntry } from '#contract/activity/endpoints.ts';
import { addDays, weekdayOf } from '#contract/activity/rules.ts';
import { readApprovalSettings } from '#contract/activity/settings-endpoints.ts';
import { updateSettings } from '#contract/organizations/endpoints.ts';
import { type Approvals, openApprovals } from '../../../test/approval-desk.ts';
import type { TestPerson } from '../../../test/people.ts';

let at: Approvals;
let person: TestPerson;
let boss: TestPerson;
beforeAll(async () => {
  at = await openApprovals();
  // Every day is a working day of two hours: what day it is today doesn't count.
  await at.desk.setting('working_days', [120, 120, 120, 120, 120, 120, 120]);
});
afterAll(() => at.desk.muster.close());
beforeEach(async () => {
  [person, boss] = [await at.desk.newcomer(), await at.desk.newcomer()];
  await at.report(person, boss.member);
  await at.desk.setting('approval', 'line');
  await at.desk.setting('approve_within_plan', true);
});

const submitted = async (fields = {}) => {
  const { body } = await at.desk.log(person, fields);
  await at.submit(person);
  return at.entryOf(person, body.id);
};

test('time within plan is approved by being submitted, and says that nobody did it', async () => {
  const entry = await submitted();
  expect(entry).toMatchObject({ status: 'approved', held: { by: null, automatic: true } });
  const [event] = await at.desk.muster.database.query(
    "select data from events where subject_id = $1 and type = 'activity.approved'",
    [entry.id],
  );
  expect(event).toEqual({ data: { automatic: 'within-plan' } });
});

test('where the organization doesn’t say so, somebody’s word is needed', async () => {
  await at.desk.setting('approve_within_plan', false);
  expect(await submitted()).toMatchObject({ status: 'submitted', held: { automatic: false } });
});

test('more than the day’s working minutes waits, with all of that day', async () => {
  await at.desk.log(person, { duration_s: 7_000 });
  expect(await submitted({ duration_s: 300 })).toMatchObject({ status: 'submitted' });
  expect(await at.waitsFor(boss, person.member)).toHaveLength(2);
});

test('a day on which nobody works has no plan', async () => {
  const free = [120, 120, 120, 120, 120, 120, 120].map((minutes, day) =>
    day === weekdayOf(at.desk.today) ? 0 : minutes,
  );
  await at.desk.setting('working_days', free);
  expect(await submitted()).toMatchObject({ status: 'submitted' });
  await at.desk.setting('working_days', [120, 120, 120, 120, 120, 120, 120]);
});

test('overlapping time waits even where it may overlap', async () => {
  await at.desk.setting('allow_overlap', true);
  const yesterday = addDays(at.desk.today, -1);
  const timed = { work_date: yesterday, start: '09:00', end: '09:30', duration_s: undefined };
  await at.desk.log(person, timed);
  const { body } = await at.desk.log(person, timed);
  const days = { from: yesterday, to: yesterday };
  await at.as(person)(submitDays, { body: days });
  expect(await at.entryOf(person, body.id)).toMatchObject({ status: 'submitted' });
  await at.desk.setting('allow_overlap', false);
});

test('time beyond a project’s budget waits, in all or of the month', async () => {
  for (const budget_period of ['total', 'month']) {
    person = await at.desk.newcomer();
    const project_id = await at.desk.makeProject({ budget_minutes: 70, budget_period });
    expect(await submitted({ project_id })).toMatchObject({ status: 'approved' });
    expect(await submitted({ project_id, duration_s: 900 })).toMatchObject({ status: 'submitted' });
  }
});

test('what somebody has sent back once is never approved by itself', async () => {
  await at.desk.setting('approve_within_plan', false);
  const entry = await submitted();
  const seen = [{ id: entry.id, version: entry.version }];
  await at.as(boss)(rejectEntries, { body: { entries: seen, reason: 'Which gate?' } });
  await at.desk.setting('approve_within_plan', true);
  const { version } = await at.entryOf(person, entry.id);
  await at.as(person)(changeEntry, {
    params: { entry_id: entry.id },
    ...{ version, body: { note: 'The north gate' } },
  });
  await at.submit(person);
  expect(await at.entryOf(person, entry.id)).toMatchObject({ status: 'submitted' });
});

test('an approver takes back what was approved automatically as if the word were theirs', async () => {
  const entry = await submitted();
  const { body } = await at.as(boss)(reopenEntries, {
    body: { entries: [{ id: entry.id, version: entry.version }] },
  });
  expect(body).toMatchObject({ entries: [{ status: 'submitted' }], left: [] });
});

test('directors read how time is approved, owners change it over the version that they saw', async () => {
  const { director, owner, manager } = at.desk.muster.organization.people;
  const { body } = await at.as(director)(readApprovalSettings);
  expect(body).toMatchObject({ approval: 'line', approve_within_plan: true, edit_window_days: 31 });
  const change = { approval: 'both' as const, approve_within_plan: false, edit_window_days: 14 };
  const by = (who: TestPerson, version: number) => at.as(who)(updateSettings, { version, body: change });
  expect((await at.as(manager)(readApprovalSettings)).status).toBe(403);
  expect((await by(director, body.version)).status).toBe(403);
  expect((await by(owner, body.version - 1)).status).toBe(412);
  expect((await by(owner, body.version)).body).toMatchObject(change);
  expect((await at.as(director)(readApprovalSettings)).body).toEqual({
    version: body.version + 1,
    ...change,
  });
});
