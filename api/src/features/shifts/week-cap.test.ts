import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#contract/activity/rules.ts';
import { checkConflicts } from '#contract/shifts/assignment-endpoints.ts';
import { readProjectRoster } from '#contract/shifts/shift-endpoints.ts';
import { bookMember, planShift } from '../../../test/factories/booking.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

const MONDAY = '2027-03-08';
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ min_rest_h: 11, max_week_h: 48, week_start: 1 });
});
afterAll(() => desk.muster.close());

/** Somebody with so many minutes a week who is planned from Monday to Friday, ten hours each day. */
const planned = async (minutes: number) => {
  const { database, organization } = desk.muster;
  const { member } = await desk.newcomer();
  await database.query('update members set weekly_capacity_minutes = $1 where id = $2', [minutes, member]);
  for (const at of [0, 1, 2, 3, 4]) {
    const times = { day: addDays(MONDAY, at), start: '08:00', end: '18:00' };
    const place = { org_id: organization.id, project_id: desk.project };
    await bookMember(database, await planShift(database, { ...place, ...times }), member);
  }
  return member ?? '';
};

test.each([
  ['part-time', 1_200, 1_200],
  ['full-time', 2_400, 2_400],
  ['more than the organization allows', 3_000, 2_880],
  ['no weekly hours', 0, 2_880],
])('the cap beside somebody’s hours is what the engine holds: %s', async (_, weekly, cap) => {
  const member_id = await planned(weekly);
  const ask = desk.muster.as(desk.muster.organization.people.manager);
  const params = { project_id: desk.project };
  const query = { member_id, day: addDays(MONDAY, 5), start: '12:00', end: '14:00' };
  const { conflicts } = (await ask(checkConflicts, { params, query })).body;
  expect(conflicts).toMatchObject([{ rule: 'week', actual: 52 * 60, limit: cap, final: false }]);
  const days = { from: MONDAY, to: addDays(MONDAY, 6) };
  const { people } = (await ask(readProjectRoster, { params, query: days })).body;
  const [row] = people.filter(({ id }: { id: string }) => id === member_id);
  expect(row).toMatchObject({ planned_min: 50 * 60, cap_min: cap });
});
