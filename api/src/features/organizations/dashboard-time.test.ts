import { afterEach, beforeEach, expect, test } from 'vitest';
import { listWaitingWeeks } from '#contract/activity/approval-endpoints.ts';
import { submitDays } from '#contract/activity/day-endpoints.ts';
import { readTeamWeek } from '#contract/activity/team-endpoints.ts';
import { readCapacity } from '#contract/capacity/endpoints.ts';
import type { TestPerson } from '../../../test/people.ts';
import { DAY_MIN, type FiguresDesk, openFigures } from './fixtures/figures.ts';

let desk: FiguresDesk;
beforeEach(async () => {
  desk = await openFigures();
});
afterEach(() => desk.muster.close());

const WEEK_MIN = 7 * DAY_MIN;
/** Logs hours of a day on the project through the API. */
const log = async (person: TestPerson, work_date: string, hours: number, fields = {}) => {
  const { status, body } = await desk.log(person, { work_date, duration_s: hours * 3_600, ...fields });
  if (status !== 201) throw new Error(JSON.stringify(body));
};

test('utilisation is what was logged in the four whole weeks before this one, beside the four before, by department too', async () => {
  const [ann, ben] = [await desk.hire({ department: 'Nights' }), await desk.hire()];
  await log(ann, desk.dayOf(-1), 14);
  await log(ann, desk.dayOf(-4), 14);
  await log(ben, desk.dayOf(-1, 6), 7);
  await log(ben, desk.dayOf(-5, 6), 21);
  await log(ben, desk.dayOf(-9), 20);
  await log(ben, desk.today, 1);
  const { utilisation, departments } = await desk.figures();
  const capacity_min = 8 * WEEK_MIN;
  expect(utilisation.now).toEqual({
    ...{ from: desk.dayOf(-4), to: desk.dayOf(-1, 6) },
    ...{ capacity_min, logged_s: 35 * 3_600, pct: Math.round((35 * 60 * 100) / capacity_min) },
  });
  expect(utilisation.before).toMatchObject({
    ...{ from: desk.dayOf(-8), to: desk.dayOf(-5, 6) },
    ...{ capacity_min, logged_s: 21 * 3_600, pct: Math.round((21 * 60 * 100) / capacity_min) },
  });
  const half = capacity_min / 2;
  expect(departments).toEqual([
    { department: 'Nights', people: 1, capacity_min: half, logged_s: 28 * 3_600, pct: 13 },
    { department: null, people: 1, capacity_min: half, logged_s: 7 * 3_600, pct: 3 },
  ]);
});

test('twelve weeks hold what there is to work less leave and holidays, what is planned, logged and billable', async () => {
  const person = await desk.hire();
  const { database, organization } = desk.muster;
  await database.query("insert into holidays (org_id, date, name) values ($1, $2, 'Regatta')", [
    organization.id,
    desk.dayOf(-2, 3),
  ]);
  await desk.away(person, { type: 'unpaid', from: desk.dayOf(1), to: desk.dayOf(1, 1) });
  await desk.book(person, desk.dayOf(2), ['08:00', '16:00']);
  await desk.book(person, desk.dayOf(2, 1), ['08:00', '12:00'], { told: true });
  await desk.book(person, desk.dayOf(2, 2), ['08:00', '12:00'], { booking: 'soft' });
  await log(person, desk.dayOf(-2), 3);
  await log(person, desk.dayOf(-2, 1), 2, { billable: false });
  const { weeks } = await desk.figures();
  expect(weeks.map(({ from }) => from)).toEqual(Array.from({ length: 12 }, (_, at) => desk.dayOf(at - 8)));
  expect(weeks.map(({ past }) => past)).toEqual([...Array(8).fill(true), ...Array(4).fill(false)]);
  const nothing = { capacity_min: WEEK_MIN, planned_min: 0, logged_s: 0, billable_s: 0 };
  expect(weeks[5]).toMatchObject(nothing);
  expect(weeks[6]).toMatchObject({
    ...nothing,
    capacity_min: 6 * DAY_MIN,
    logged_s: 18_000,
    billable_s: 10_800,
  });
  expect(weeks[9]).toMatchObject({ ...nothing, capacity_min: 5 * DAY_MIN });
  expect(weeks[10]).toMatchObject({ ...nothing, planned_min: 720 });
});

test('each figure of time is that of the list behind it', async () => {
  const [ann, ben] = [
    await desk.hire({ department: 'Nights' }),
    await desk.hire({ start_date: desk.dayOf(-3, 2) }),
  ];
  await log(ann, desk.dayOf(-2), 9);
  await log(ben, desk.dayOf(-1, 1), 5);
  const as = desk.muster.as(desk.manager);
  const found = await desk.figures();
  const query = { from: desk.dayOf(-4), weeks: '4', per_page: '1' };
  const { total, teams } = (await as(readCapacity, { query })).body;
  const sum = (cells: { capacity_min: number }[]) => cells.reduce((all, cell) => all + cell.capacity_min, 0);
  expect(found.utilisation.now.capacity_min).toBe(sum(total.weeks));
  expect(
    found.departments.map(({ department, people, capacity_min }) => [department, people, capacity_min]),
  ).toEqual(
    teams.map((team: typeof total & { name: string | null }) => [team.name, team.people, sum(team.weeks)]),
  );
  for (const { from, days, people } of found.missing) {
    const { data } = (await as(readTeamWeek, { query: { date: from, missing: 'true', per_page: '200' } }))
      .body;
    expect([people, days]).toEqual([
      data.length,
      data.flatMap(({ missing }: { missing: string[] }) => missing).length,
    ]);
  }
});

test('days without time are those of last week and of this one until yesterday, of people who should have worked', async () => {
  const ann = await desk.hire();
  await desk.hire({ start_date: desk.dayOf(-1, 5) });
  await log(ann, desk.dayOf(-1, 2), 1);
  await desk.away(ann, { type: 'unpaid', from: desk.dayOf(-1, 3) });
  await desk.hire({ start_date: desk.dayOf(3) });
  const soFar = (Date.parse(desk.today) - Date.parse(desk.monday)) / 86_400_000;
  expect((await desk.figures()).missing).toEqual([
    { from: desk.dayOf(-1), days: 5 + 2, people: 2 },
    { from: desk.monday, days: 2 * soFar, people: soFar > 0 ? 2 : 0 },
  ]);
});

test('waiting time is all that was submitted, since its oldest day, and of it what waits for the reader', async () => {
  const { owner, director } = desk.muster.organization.people;
  const [ann, ben] = [
    await desk.hire({ manager_id: desk.manager.member }),
    await desk.hire({ manager_id: director.member }),
  ];
  for (const [person, day] of [
    [ann, desk.dayOf(-1)],
    [ben, desk.dayOf(-2)],
    [ben, desk.dayOf(-1)],
  ] as const) {
    await log(person, day, 2);
    await desk.muster.as(person)(submitDays, { body: { from: day, to: day } });
  }
  await log(ann, desk.today, 1);
  const all = { entries: 3, oldest: desk.dayOf(-2) };
  expect((await desk.figures()).waiting).toEqual({ ...all, own: 1 });
  expect((await desk.figures(director)).waiting).toEqual({ ...all, own: 2 });
  expect((await desk.figures(owner)).waiting).toEqual({ ...all, own: 3 });
  const { data } = (await desk.muster.as(director)(listWaitingWeeks, { query: {} })).body;
  expect(data.map(({ entries }: { entries: number }) => entries)).toEqual([1, 1]);
});

test('the days are the organization’s, wherever its reader is', async () => {
  await desk.setting('timezone', 'Pacific/Kiritimati');
  const there = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(new Date());
  const before = there();
  const { today, absences } = await desk.figures();
  expect([before, there()]).toContain(today);
  expect(absences[0]?.day).toBe(today);
});
