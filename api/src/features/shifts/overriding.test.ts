import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { assignMember } from '#contract/shifts/assignment-endpoints.ts';
import { makeAssignment, makeShift } from '../../../test/factories/shift.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
let guard: TestPerson;
const DAY = '2036-03-03';

beforeAll(async () => {
  desk = await openDesk({ min_rest_h: 11, max_week_h: 48, week_start: 1 });
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  guard = await desk.newcomer();
});

const plan = (start: string, end: string) =>
  makeShift(desk.muster.database, desk.muster.organization, {
    ...{ project_id: desk.project, day: DAY, starts_at: `${DAY}T${start}:00Z`, ends_at: `${DAY}T${end}:00Z` },
  });
const assign = (shift_id: string, role: 'manager' | 'director', override_reason?: string) =>
  desk.muster.as(desk.muster.organization.people[role])(assignMember, {
    params: { project_id: desk.project, shift_id },
    body: { member_id: guard.member ?? '', ...(override_reason ? { override_reason } : {}) },
  });

test('a refusal names the worst rule, the person, and every row that it rests on', async () => {
  const [early, late] = [await plan('00:00', '04:00'), await plan('15:00', '20:00')];
  const rows = [early, late].map((shift) => makeAssignment(desk.muster.database, shift, guard.member));
  const ids = await Promise.all(rows);
  const { status, body } = await assign(await plan('06:00', '14:00'), 'manager');
  expect([status, body.rule]).toEqual([422, 'rest']);
  expect(body.message).toContain('Only 2 h rest after the shift HRB-204');
  expect(body.fields.map(({ field }: { field: string }) => field).sort()).toEqual(
    ['member_id', ...ids.map((id) => `rows.${id}`)].sort(),
  );
});

test('a reason counts from a director, once for each rule, and never where two firm bookings meet', async () => {
  const early = await plan('00:00', '04:00');
  await makeAssignment(desk.muster.database, early, guard.member);
  await makeAssignment(desk.muster.database, await plan('15:00', '20:00'), guard.member);
  const between = await plan('06:00', '14:00');
  expect((await assign(between, 'manager', 'Nobody else')).body).toMatchObject({
    ...{ rule: 'override-rank', fields: [{ field: 'override_reason' }] },
  });
  expect((await assign(between, 'director', 'Nobody else')).body.people).toMatchObject([
    { overridden: ['rest'], override_reason: 'Nobody else' },
  ]);
  const { status, body } = await assign(await plan('03:00', '05:00'), 'director', 'Nobody else');
  expect([status, body.rule]).toEqual([422, 'overlap']);
});

test('nobody plans a stranger, whatever the reason', async () => {
  guard = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
  const { status, body } = await assign(await plan('06:00', '14:00'), 'director', 'They are nice');
  expect([status, body.rule, body.fields[0].field]).toEqual([422, 'stranger', 'member_id']);
});

/** Goes on once somebody waits for a lock, or has been answered. */
const untilWaiting = async (answer: Promise<unknown>): Promise<void> => {
  let isAnswered = false;
  void answer.then(() => {
    isAnswered = true;
  });
  while (!isAnswered) {
    const waiting = await desk.muster.database.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (waiting.length > 0) return;
  }
};

test('whoever books somebody whom another planner is just booking waits, and is judged by what they booked', async () => {
  const [early, late] = [await plan('00:00', '04:00'), await plan('06:00', '14:00')];
  const other = new pg.Client({ connectionString: desk.muster.database.url });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('select from members where id = $1 for no key update', [guard.member]);
    await other.query(
      `insert into assignments (org_id, shift_id, project_id, member_id, day, starts_at, ends_at, break_min)
       select org_id, id, project_id, $2, day, starts_at, ends_at, break_min from shifts where id = $1`,
      [early, guard.member],
    );
    const answer = assign(late, 'manager');
    await untilWaiting(answer);
    await other.query('commit');
    expect((await answer).body.rule).toBe('rest');
  } finally {
    await other.end();
  }
});
