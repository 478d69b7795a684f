import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  approveEntries,
  listWaitingWeeks,
  rejectEntries,
  reopenEntries,
} from '#contract/activity/approval-endpoints.ts';
import { readDay, submitDays, withdrawDays } from '#contract/activity/day-endpoints.ts';
import { changeEntry } from '#contract/activity/endpoints.ts';
import { addDays } from '#contract/activity/rules.ts';
import { type Approvals, openApprovals } from '../../../test/approval-desk.ts';
import { refusal } from '../../../test/time-desk.ts';

let at: Approvals;
beforeAll(async () => {
  at = await openApprovals();
});
afterAll(() => at.desk.muster.close());

test('rejected time says why, can be mended and submitted again, and then waits for every word anew', async () => {
  const made = await at.submitted('both');
  await at.approve(made.boss, made);
  const answer = await at.as(made.owner)(rejectEntries, {
    body: { entries: await made.seen(), reason: ' Wrong project. ' },
  });
  expect(answer.body).toMatchObject({ entries: [{ status: 'rejected' }], left: [] });
  const rejected = await made.entry();
  expect(rejected).toMatchObject({ status: 'rejected', status_reason: 'Wrong project.' });
  const { body: day } = await at.as(made.person)(readDay, { query: {} });
  expect(day).toMatchObject({ status: 'rejected', rejected_by: expect.stringMatching(/./) });
  await at.as(made.person)(changeEntry, {
    params: { entry_id: made.id },
    body: { note: 'Night shift' },
    version: rejected.version,
  });
  await at.submit(made.person);
  expect(await at.waitsFor(made.boss, made.person.member)).toEqual([['line']]);
});

test('what was withdrawn and changed since it was seen is left alone, and said', async () => {
  const made = await at.submitted('line');
  const seen = await made.seen();
  await at.as(made.person)(withdrawDays, { body: { from: at.desk.today, to: at.desk.today } });
  const approve = () => at.as(made.boss)(approveEntries, { body: { entries: seen } });
  expect((await approve()).body).toEqual({
    entries: [],
    left: [{ id: made.id, reason: 'not-waiting' }],
  });
  await at.submit(made.person);
  expect((await approve()).body).toEqual({
    entries: [],
    left: [{ id: made.id, reason: 'changed' }],
  });
  expect(await made.entry()).toMatchObject({ status: 'submitted' });
});

test('an approval taken back waits again; approved time can neither be changed nor withdrawn', async () => {
  const made = await at.submitted('line');
  await at.approve(made.boss, made);
  const { version } = await made.entry();
  const change = await at.as(made.person)(changeEntry, {
    params: { entry_id: made.id },
    body: { note: 'More' },
    version,
  });
  expect(change.status).toBe(422);
  expect(
    refusal(await at.as(made.person)(withdrawDays, { body: { from: at.desk.today, to: at.desk.today } }))[1],
  ).toBe('nothing-submitted');
  expect(
    (await at.as(made.boss)(reopenEntries, { body: { entries: await made.seen() } })).body,
  ).toMatchObject({
    entries: [{ status: 'submitted' }],
  });
  expect(await at.waitsFor(made.boss, made.person.member)).toEqual([['line']]);
});

test('weeks that wait come by person, the oldest first, with what is in them', async () => {
  await at.desk.setting('approval', 'line');
  const [person, boss] = [await at.desk.newcomer(), await at.desk.newcomer()];
  await at.report(person, boss.member);
  const before = addDays(at.desk.today, -7);
  for (const work_date of [before, at.desk.today]) await at.desk.log(person, { work_date });
  await at.desk.log(person, { billable: false, duration_s: 1_800 });
  await at.as(person)(submitDays, { body: { from: before, to: at.desk.today } });
  const { body } = await at.as(boss)(listWaitingWeeks, { query: { per_page: '1' } });
  expect(body.data).toMatchObject([
    { member: { id: person.member }, entries: 1, seconds: 3_600, planned_minutes: 2_400 },
  ]);
  const next = await at.as(boss)(listWaitingWeeks, { query: { per_page: '1', after: body.after } });
  expect(next.body.data).toMatchObject([{ entries: 2, seconds: 5_400, billable_seconds: 3_600 }]);
  expect(next.body.after).toBeNull();
});

test('weeks that wait are found by a part of a name and by their project', async () => {
  await at.desk.setting('approval', 'line');
  const [person, other, boss] = [
    await at.desk.newcomer(),
    await at.desk.newcomer(),
    await at.desk.newcomer(),
  ];
  const rename = (who: typeof person, name: string) =>
    at.desk.muster.database.query('update members set name = $1 where id = $2', [name, who.member]);
  await Promise.all([rename(person, 'Idris 100% Bello'), rename(other, 'Elif Demir')]);
  const project = await at.desk.makeProject();
  for (const who of [person, other]) {
    await at.report(who, boss.member);
    await at.desk.log(who, { project_id: who === other ? project : at.desk.project });
    await at.submit(who);
  }
  const found = async (query: Readonly<Record<string, string>>) => {
    const { body } = await at.as(boss)(listWaitingWeeks, { query });
    return body.data.map(({ member }: { member: { name: string } }) => member.name).sort();
  };
  expect(await found({ q: 'DEM' })).toEqual(['Elif Demir']);
  expect(await found({ q: '0% b' })).toEqual(['Idris 100% Bello']);
  expect(await found({ q: '_' })).toEqual([]);
  expect(await found({ project_id: project })).toEqual(['Elif Demir']);
  expect(await found({})).toEqual(['Elif Demir', 'Idris 100% Bello']);
});

test('a decision about nothing, about too much, or without a reason is refused at its field', async () => {
  const made = await at.submitted('line');
  const entries = await made.seen();
  expect(refusal(await at.as(made.boss)(approveEntries, { body: { entries: [] } }))[2]).toBe('entries');
  const many = Array.from({ length: 1_001 }, () => entries).flat();
  expect(refusal(await at.as(made.boss)(approveEntries, { body: { entries: many } }))[2]).toBe('entries');
  expect(refusal(await at.as(made.boss)(rejectEntries, { body: { entries, reason: ' ' } }))[2]).toBe(
    'reason',
  );
});
