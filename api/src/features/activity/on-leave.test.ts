import { afterAll, beforeAll, expect, test } from 'vitest';
import { listWaitingWeeks } from '#contract/activity/approval-endpoints.ts';
import { readCalendar, readDay, readWeek, submitDays } from '#contract/activity/day-endpoints.ts';
import { readEntry } from '#contract/activity/endpoints.ts';
import { addDays } from '#contract/activity/rules.ts';
import { answerProposal, createRecurring, listProposals } from '#contract/activity/shortcut-endpoints.ts';
import { readTeamWeek } from '#contract/activity/team-endpoints.ts';
import { approveLeave } from '#contract/leave/deciding-endpoints.ts';
import { cancelLeave } from '#contract/leave/endpoints.ts';
import { type LeaveDesk, MONDAY, openLeaveDesk } from '../../../test/leave-desk.ts';
import type { TestPerson } from '../../../test/people.ts';
import { refusal } from '../../../test/time-desk.ts';

const TUESDAY = addDays(MONDAY, 1);
let desk: LeaveDesk;
beforeAll(async () => {
  // Every day is a working day, so that it doesn't count which one it is today.
  desk = await openLeaveDesk({ week_start: 1, edit_window_days: 0, working_days: Array(7).fill(480) });
});
afterAll(() => desk.muster.close());

const approved = async (person: TestPerson, fields: Parameters<LeaveDesk['request']>[1]) => {
  const { body } = await desk.request(person, { type: 'unpaid', ...fields });
  const { status } = await desk.muster.as(desk.manager)(approveLeave, {
    ...{ params: { leave_id: body.id }, body: { version: 1, shifts: [] } },
  });
  expect(status).toBe(200);
  return body.id;
};
const dayOf = async (person: TestPerson, date: string) => {
  const { body } = await desk.muster.as(person)(readDay, { query: { date } });
  return [body.planned_minutes, body.leave];
};

test('a day of leave plans what is left of it, and says so on the day, in the week and in the calendar', async () => {
  const person = await desk.newcomer();
  await approved(person, { from: MONDAY, type: 'sick' });
  await approved(person, { from: TUESDAY, part: 'morning' });
  expect(await dayOf(person, MONDAY)).toEqual([0, [{ type: 'sick', minutes: 480 }]]);
  expect(await dayOf(person, TUESDAY)).toEqual([240, [{ type: 'unpaid', minutes: 240 }]]);
  const { body: week } = await desk.muster.as(person)(readWeek, { query: { date: TUESDAY } });
  expect(week.planned_minutes).toBe(5 * 480 + 240);
  const { body: calendar } = await desk.muster.as(person)(readCalendar, { query: { date: TUESDAY } });
  for (const { days } of [week, calendar])
    expect(days.slice(0, 3)).toMatchObject([
      { planned_minutes: 0, leave: [{ type: 'sick' }] },
      { planned_minutes: 240, leave: [{ type: 'unpaid' }] },
      { planned_minutes: 480 },
    ]);
  expect(week.days[2]).not.toHaveProperty('leave');
});

test('leave that waits, that was cancelled or is somebody else’s takes nothing of a day', async () => {
  const [person, colleague] = [await desk.newcomer(), await desk.newcomer()];
  await desk.request(person, { type: 'unpaid' });
  const leave_id = await approved(person, { from: TUESDAY });
  await desk.muster.as(person)(cancelLeave, { params: { leave_id }, body: { version: 2 } });
  await approved(colleague, { from: MONDAY });
  expect(await dayOf(person, MONDAY)).toEqual([480, undefined]);
  expect(await dayOf(person, TUESDAY)).toEqual([480, undefined]);
});

test('nothing is proposed for a whole day of leave, even what comes again on days off; for half a day it is', async () => {
  const person = await desk.newcomer();
  const ask = desk.muster.as(person);
  const rule = { rrule: 'FREQ=DAILY', starts_on: desk.today, ends_on: null, start: null, duration_s: 900 };
  const { body: recurring } = await ask(createRecurring, {
    body: {
      ...{ project_id: desk.project, service_type_id: null, category: 'work', note: 'Gate round' },
      ...{ ...rule, billable: true, on_days_off: true, paused: false },
    },
  });
  const [whole, half] = [addDays(desk.today, 2), addDays(desk.today, 3)];
  await approved(person, { from: whole });
  await approved(person, { from: half, part: 'afternoon' });
  const proposed = async (date: string) =>
    (await ask(listProposals, { query: { date } })).body.proposals.length;
  expect([await proposed(desk.today), await proposed(whole), await proposed(half)]).toEqual([1, 0, 1]);
  const params = { recurring_id: recurring.id, date: whole };
  expect(refusal(await ask(answerProposal, { params, body: { answer: 'accepted' } }))).toEqual([
    ...[422, 'not-due', 'date'],
  ]);
});

test('a whole day of leave isn’t missing in the team’s week, half a day without time is', async () => {
  const person = await desk.newcomer();
  await desk.muster.database.query(
    "update members set start_date = '2026-01-01', name = 'Zelda Away' where id = $1",
    [person.member],
  );
  // A week that is over, in any zone and whatever day it is.
  const some = addDays(desk.today, -14);
  const { body: before } = await desk.muster.as(person)(readWeek, { query: { date: some } });
  const [whole, half] = [addDays(before.from, 1), addDays(before.from, 2)];
  await approved(person, { from: whole, type: 'sick' });
  await approved(person, { from: half, part: 'morning', type: 'sick' });
  const { body } = await desk.muster.as(desk.manager)(readTeamWeek, { query: { date: some, q: 'Zelda' } });
  const [, , , ...others] = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(before.from, days));
  expect(body.data[0].missing).toEqual([before.from, half, ...others]);
});

test('time on a day of leave isn’t within plan, and who approves sees what was planned less the leave', async () => {
  const [person, boss] = [await desk.newcomer(), await desk.newcomer()];
  await desk.muster.database.query('update members set manager_id = $1 where id = $2', [
    ...[boss.member, person.member],
  ]);
  await desk.setting('approval', 'line');
  await desk.setting('approve_within_plan', true);
  await approved(person, { from: desk.today, type: 'sick' });
  const { body } = await desk.log(person);
  const today = { from: desk.today, to: desk.today };
  await desk.muster.as(person)(submitDays, { body: today });
  const entry = await desk.muster.as(person)(readEntry, { params: { entry_id: body.id } });
  expect(entry.body.status).toBe('submitted');
  const { body: waiting } = await desk.muster.as(boss)(listWaitingWeeks, { query: {} });
  expect(waiting.data).toMatchObject([{ member: { id: person.member }, planned_minutes: 6 * 480 }]);
});

test('time beyond what leave leaves of a day is said beside it, and stops nobody from submitting it', async () => {
  const person = await desk.newcomer();
  const checks = async () => {
    const { body } = await desk.muster.as(person)(readDay, { query: { date: desk.today } });
    return body.checks.filter(({ rule }: { rule: string }) => rule === 'on-leave');
  };
  await approved(person, { from: desk.today, part: 'morning' });
  const { body: four } = await desk.log(person, { duration_s: 4 * 3_600 });
  expect(await checks()).toEqual([]);
  const { body: more } = await desk.log(person, { duration_s: 60 });
  expect(await checks()).toMatchObject([{ blocking: false, entry_ids: [four.id, more.id] }]);
  const days = { from: desk.today, to: desk.today };
  expect((await desk.muster.as(person)(submitDays, { body: days })).status).toBe(200);
});
