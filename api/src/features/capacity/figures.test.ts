import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CapacityCell } from '#contract/capacity/shapes.ts';
import { type CapacityDesk, openCapacityDesk } from '../../../test/capacity-desk.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { MONDAY } from '../../../test/leave-desk.ts';
import type { TestPerson } from '../../../test/people.ts';

const AHEAD = { from: MONDAY, weeks: '2' };
/** A week that is over on every clock. */
const OVER = { from: '2025-06-02', weeks: '1' };
let desk: CapacityDesk;
const all: TestPerson[] = [];

beforeAll(async () => {
  desk = await openCapacityDesk();
  await desk.muster.database.query(
    "insert into holidays (org_id, date, name) values ($1, '2036-03-05', 'Harbour day')",
    [desk.muster.organization.id],
  );
});
afterAll(() => desk.muster.close());

const employee = async (fields = {}) => {
  const person = await desk.employee(fields);
  all.push(person);
  return person;
};
const figures = ({
  capacity_min,
  told_min,
  draft_min,
  logged_s,
  leave_min,
  utilisation_pct,
}: CapacityCell) => [...[capacity_min, told_min, draft_min, logged_s, leave_min, utilisation_pct]];
const weeks = async (person: TestPerson, query = AHEAD) => (await desk.weeks(person, query)).map(figures);

test('a week ahead is what is planned of the weekly hours less holidays and approved leave', async () => {
  const person = await employee();
  await desk.away(person, { from: MONDAY, part: 'morning' });
  // Asked for alone: it takes nothing yet.
  await desk.request(person, { from: '2036-03-07' });
  await desk.book(person, '2036-03-04', ['08:00', '16:00'], { told: true, break_min: 30 });
  await desk.book(person, '2036-03-06', ['08:00', '16:00']);
  await desk.book(person, '2036-03-07', ['08:00', '16:00'], { booking: 'soft' });
  await desk.book(person, '2036-03-08', ['08:00', '16:00'], { status: 'declined' });
  // 40 h − 8 h holiday − 4 h leave = 28 h; 7:30 told and 8 h draft are 55 % of it.
  expect(await weeks(person)).toEqual([
    [1_680, 450, 480, 0, 240, 55],
    [2_400, 0, 0, 0, 0, 0],
  ]);
});

test('part-time people lose their share of a holiday and of leave, and nobody has more than the organization allows', async () => {
  const half = await employee({ weekly_capacity_minutes: 1_200 });
  await desk.away(half, { from: '2036-03-10' });
  expect(await weeks(half)).toEqual([
    [960, 0, 0, 0, 0, 0],
    [960, 0, 0, 0, 240, 0],
  ]);
  const more = await employee({ weekly_capacity_minutes: 3_600 });
  expect((await weeks(more)).map(([capacity]) => capacity)).toEqual([2_304, 2_880]);
});

test('a week that is over is what was logged of it, whatever was planned', async () => {
  const person = await employee();
  await desk.book(person, '2025-06-03', ['08:00', '16:00'], { told: true });
  await desk.logged(person, '2025-06-02', 36_000, { project_id: desk.project });
  await desk.logged(person, '2025-06-08', 36_030);
  await desk.logged(person, '2025-06-03', 3_600, { archived_at: '2025-06-04T10:00Z' });
  await desk.logged(person, '2025-06-09', 3_600);
  // 20:00:30 of 40 h.
  expect(await weeks(person, OVER)).toEqual([[2_400, 480, 0, 72_030, 0, 50]]);
});

test('a night belongs to the week in which it begins, and is as long as the clocks make it', async () => {
  const person = await employee();
  await desk.book(person, '2036-03-09', ['22:00', '06:00'], { told: true, break_min: 30 });
  expect((await weeks(person)).map(([, told]) => told)).toEqual([450, 0]);
  await desk.book(person, '2036-03-29', ['22:00', '06:00'], { told: true });
  await desk.book(person, '2036-10-25', ['22:00', '06:00'], { told: true });
  const told = async (from: string) =>
    (await weeks(person, { from, weeks: '2' })).map(([, minutes]) => minutes);
  expect([await told('2036-03-24'), await told('2036-10-20')]).toEqual([
    [7 * 60, 0],
    [9 * 60, 0],
  ]);
});

test('whoever has no weekly hours has no utilisation, whatever is planned, and neither does who is away all week', async () => {
  const none = await employee({ weekly_capacity_minutes: 0 });
  await desk.book(none, '2036-03-04', ['08:00', '16:00'], { told: true });
  expect(await weeks(none)).toEqual([
    [0, 480, 0, 0, 0, null],
    [0, 0, 0, 0, 0, null],
  ]);
  const away = await employee();
  await desk.away(away, { from: '2036-03-10', to: '2036-03-14' });
  expect((await weeks(away))[1]).toEqual([0, 0, 0, 0, 2_400, null]);
});

test('days before somebody comes and after they leave are none of their capacity', async () => {
  const came = await employee({ start_date: '2036-03-06' });
  expect((await weeks(came)).map(([capacity]) => capacity)).toEqual([960, 2_400]);
  const left = await employee({ end_date: '2036-03-10', status: 'offboarded' });
  expect((await weeks(left)).map(([capacity]) => capacity)).toEqual([1_920, 480]);
  expect(await weeks(left, { from: '2036-03-17', weeks: '1' })).toEqual([]);
});

test('where no weekday has minutes, a week’s days weigh the same', async () => {
  const person = await employee();
  await desk.setting('working_days', '{0,0,0,0,0,0,0}');
  // One of seven days is a holiday.
  expect((await weeks(person)).map(([capacity]) => capacity)).toEqual([2_400 - 343, 2_400]);
  await desk.setting('working_days', '{0,480,480,480,480,480,0}');
});

test('somebody’s week says how it is worked out, and adds up to the list’s figures', async () => {
  for (const person of all)
    for (const [at, date] of ['2036-03-09', '2036-03-12'].entries()) {
      const listed = (await desk.weeks(person, AHEAD))[at];
      if (!listed) continue;
      const week = await desk.week(person, date);
      expect(figures(week)).toEqual(figures(listed));
      const { weekly_min, absent_min, holiday_min, leave_min } = week;
      expect(weekly_min - absent_min - holiday_min - leave_min).toBe(listed.capacity_min);
      const sum = (of: (day: (typeof week.days)[number]) => number) =>
        week.days.reduce((minutes, day) => minutes + of(day), 0);
      expect([
        sum((day) => day.capacity_min),
        sum((day) => day.told_min),
        sum((day) => day.leave_min),
      ]).toEqual([...[listed.capacity_min, listed.told_min, listed.leave_min]]);
    }
  const [first] = all;
  if (!first) throw new Error('Nobody was there.');
  const week = await desk.week(first, '2036-03-08');
  expect(week).toMatchObject({
    ...{ from: MONDAY, to: '2036-03-09', past: false, planning: true, holiday_min: 480, leave_min: 240 },
    projects: [
      { project: { id: desk.project, code: 'HRB-204' }, told_min: 450, draft_min: 480, logged_s: 0 },
    ],
  });
  expect(week.days.map((day) => [day.capacity_min, day.leave_min, day.holiday])).toEqual([
    [240, 240, null],
    [480, 0, null],
    [0, 0, 'Harbour day'],
    ...[
      [480, 0, null],
      [480, 0, null],
      [0, 0, null],
      [0, 0, null],
    ],
  ]);
});

test('on leave is whoever is away today for whole days, as the team says it, and nobody who is away tomorrow', async () => {
  const { database, organization } = desk.muster;
  const [now, later] = [await desk.employee({ name: 'Away' }), await desk.employee({ name: 'Still here' })];
  const days = await database.query<{ today: string; tomorrow: string }>(
    'select day_in($1)::text as today, (day_in($1) + 1)::text as tomorrow',
    [organization.id],
  );
  const away = (person: TestPerson, day = '') =>
    insertRow(database, 'leave_requests', {
      ...{ org_id: organization.id, member_id: person.member, type: 'paid', status: 'approved' },
      ...{ from_date: day, to_date: day, timezone: 'UTC', minutes: 480 },
      ...{ starts_at: `${day}T00:00Z`, ends_at: `${day}T23:59Z` },
    });
  await away(now, days[0]?.today);
  await away(later, days[0]?.tomorrow);
  const said = async (person: TestPerson) =>
    (await desk.read({})).data.find(({ member }) => member.id === person.member)?.on_leave;
  expect([await said(now), await said(later)]).toEqual([true, false]);
});
