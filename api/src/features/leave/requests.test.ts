import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '#contract/audit/endpoints.ts';
import { listAllLeave, listOwnLeave, previewLeave, readLeave } from '#contract/leave/endpoints.ts';
import { readLeaveCalendar } from '#contract/leave/settings-endpoints.ts';
import { updateSettings } from '#contract/users/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { FRIDAY, type LeaveDesk, MONDAY, openLeaveDesk } from '../../../test/leave-desk.ts';
import { refusal } from '../../../test/time-desk.ts';

let desk: LeaveDesk;
beforeAll(async () => {
  desk = await openLeaveDesk();
  const org_id = desk.muster.organization.id;
  await desk.muster.database.query("insert into holidays values ($1, '2036-04-14', 'Easter Monday')", [
    org_id,
  ]);
});
afterAll(() => desk.muster.close());

test('a request takes working days, without weekends and holidays', async () => {
  const person = await desk.entitled(12_000);
  const { status, body } = await desk.request(person, { from: '2036-04-11', to: '2036-04-15' });
  expect([status, body.minutes, body.status, body.mine]).toEqual([201, 960, 'requested', true]);
});

test('a preview says what it takes, which holidays are left out and what is left, and changes nothing', async () => {
  const person = await desk.entitled();
  const ask = desk.muster.as(person);
  const query = { type: 'paid', from: '2036-04-11', to: '2036-04-15' } as const;
  const { body } = await ask(previewLeave, { query });
  expect(body).toEqual({
    ...{ minutes: 960, days: 2, holidays: [{ date: '2036-04-14', name: 'Easter Monday' }], problems: [] },
    balance: { before: 2_400, after: 1_440, lowest: 1_440, limit: 0, waiting: 0 },
  });
  expect((await ask(listOwnLeave)).body.data).toEqual([]);
  const short = await ask(previewLeave, { query: { ...query, to: '2036-04-30' } });
  expect(short.body.problems.map(({ rule }: { rule: string }) => rule)).toEqual(['leave-balance']);
});

test('half a day is half of its minutes, and both halves fit beside each other', async () => {
  const person = await desk.entitled();
  const morning = await desk.request(person, { part: 'morning' });
  const afternoon = await desk.request(person, { part: 'afternoon' });
  expect([morning.body.minutes, afternoon.body.minutes]).toEqual([240, 240]);
  expect(refusal(await desk.request(person))).toEqual([422, 'leave-overlap', 'from']);
});

test.each([
  [{ from: FRIDAY, to: MONDAY }, 'leave-days', 'to'],
  [{ to: '2037-03-05' }, 'leave-too-long', 'to'],
  [{ to: FRIDAY, part: 'morning' }, 'part-of-one-day', 'part'],
  [{ part: 'hours', end: '10:00' }, 'hours-need-times', 'start'],
  [{ part: 'hours', start: '10:00' }, 'hours-need-times', 'end'],
  [{ part: 'hours', start: '10:00', end: '09:00' }, 'leave-end', 'end'],
  [{ from: '2036-03-08' }, 'no-working-time', 'from'],
  [{ to: '2036-03-10' }, 'leave-balance', 'type'],
])('%j is refused as %s beside %s', async (fields, rule, field) => {
  const person = await desk.entitled();
  expect(refusal(await desk.request(person, fields))).toEqual([422, rule, field]);
  expect((await desk.muster.as(person)(listOwnLeave)).body.data).toEqual([]);
});

test('nobody covers for themselves, nor while they are away; whoever is ill asks on blocked days too', async () => {
  const org_id = desk.muster.organization.id;
  await insertRow(desk.muster.database, 'leave_blocks', {
    ...{ org_id, from_date: '2036-08-01', to_date: '2036-08-31', name: 'Regatta' },
  });
  const person = await desk.entitled();
  const other = await desk.entitled();
  await desk.request(other, { from: '2036-05-05' });
  await desk.muster.database.query("update leave_requests set status = 'approved' where member_id = $1", [
    other.member,
  ]);
  const cover = (cover_id: string | null) => desk.request(person, { from: '2036-05-05', cover_id });
  expect(refusal(await cover(person.member))).toEqual([422, 'cover-self', 'cover_id']);
  expect(refusal(await cover(other.member))).toEqual([422, 'cover-away', 'cover_id']);
  const onBlocked = { from: '2036-08-04' };
  expect(refusal(await desk.request(person, onBlocked))).toEqual([422, 'blocked-days', 'from']);
  expect((await desk.request(person, { ...onBlocked, type: 'sick' })).status).toBe(201);
});

test('hours are those that the clock goes where somebody is, and one that spring skips isn’t there', async () => {
  await desk.setting('working_days', [480, 480, 480, 480, 480, 480, 480]);
  const person = await desk.entitled();
  const hours = (start: string, end: string, from = '2036-03-30') =>
    desk.request(person, { type: 'unpaid', part: 'hours', from, start, end });
  expect(refusal(await hours('01:30', '04:00'))).toEqual([422, 'no-such-time', 'start']);
  expect((await hours('00:30', '03:30')).body.minutes).toBe(120);
  expect((await hours('00:30', '02:30', '2036-10-26')).body.minutes).toBe(180);
  await desk.muster.as(person)(updateSettings, { body: { timezone: 'Asia/Tokyo' } });
  const away = await hours('09:00', '10:00', '2036-06-03');
  const [row] = await desk.muster.database.query(
    'select starts_at, timezone from leave_requests where id = $1',
    [away.body.id],
  );
  expect(row).toEqual({ starts_at: expect.anything(), timezone: 'Asia/Tokyo' });
  expect(new Date(row?.starts_at as string).toISOString()).toBe('2036-06-03T00:00:00.000Z');
  await desk.setting('working_days', [0, 480, 480, 480, 480, 480, 0]);
});

test('why is for its person and whoever approves; colleagues know neither why nor which leave it is', async () => {
  const { manager, coordinator, owner } = desk.muster.organization.people;
  const person = await desk.entitled();
  const { body } = await desk.request(person, { type: 'sick', from: '2036-06-09', reason: 'Surgery' });
  await desk.muster.database.query("update leave_requests set status = 'approved' where id = $1", [body.id]);
  const params = { leave_id: body.id };
  expect((await desk.muster.as(manager)(readLeave, { params })).body.reason).toBe('Surgery');
  expect((await desk.muster.as(coordinator)(readLeave, { params })).status).toBe(404);
  expect((await desk.muster.as(coordinator)(listAllLeave)).status).toBe(403);
  const query = { from: '2036-06-08', to: '2036-06-30' };
  const seen = await desk.muster.as(coordinator)(readLeaveCalendar, { query });
  expect(seen.body.absences).toEqual([
    expect.objectContaining({ id: body.id, from: '2036-06-09', type: null, status: 'approved' }),
  ]);
  const known = await desk.muster.as(manager)(readLeaveCalendar, { query });
  expect(known.body.absences[0].type).toBe('sick');
  const audit = await desk.muster.as(owner)(listAudit);
  for (const answer of [seen, known, audit]) expect(JSON.stringify(answer.body)).not.toContain('Surgery');
});
