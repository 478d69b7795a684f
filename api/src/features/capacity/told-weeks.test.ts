import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelLeave } from '#contract/leave/endpoints.ts';
import { type CapacityDesk, openCapacityDesk } from '../../../test/capacity-desk.ts';
import { MONDAY } from '../../../test/leave-desk.ts';

const AHEAD = { from: MONDAY, weeks: '1' };
let desk: CapacityDesk;
beforeAll(async () => {
  desk = await openCapacityDesk();
});
afterAll(() => desk.muster.close());

const change = (shift: string, set: string) =>
  desk.muster.database.query(`update assignments set ${set} where shift_id = $1`, [shift]);

test('what somebody was told that they are off, have declined or hold tentatively is none of their week', async () => {
  const person = await desk.employee();
  const own = async () => (await desk.weeks(person, AHEAD, person))[0]?.told_min;
  const day = (at: number) => `2036-03-0${3 + at}`;
  await desk.book(person, day(0), ['08:00', '16:00'], { told: true });
  const off = await desk.book(person, day(1), ['08:00', '12:00'], { told: true });
  const declined = await desk.book(person, day(2), ['08:00', '12:00'], { told: true });
  await desk.book(person, day(3), ['08:00', '12:00'], { told: true, booking: 'soft' });
  expect(await own()).toBe(960);
  await change(off, 'archived_at = now(), withdrawn_at = now()');
  await change(declined, "status = 'declined'");
  expect(await own()).toBe(480);
});

test('leave that was approved and cancelled since gives its capacity back', async () => {
  const person = await desk.employee();
  await desk.away(person, { from: '2036-03-06' });
  const [away] = await desk.weeks(person, AHEAD);
  expect(away).toMatchObject({ leave_min: 480 });
  const [leave] = await desk.muster.database.query(
    'select id, version from leave_requests where member_id = $1',
    [person.member],
  );
  const { status } = await desk.muster.as(person)(cancelLeave, {
    params: { leave_id: leave?.id ?? '' },
    body: { version: Number(leave?.version) },
  });
  expect(status).toBe(200);
  expect((await desk.weeks(person, AHEAD))[0]).toMatchObject({ leave_min: 0, capacity_min: 2_400 });
});
