import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import { readCapacity, readCapacityOfWeek } from '#contract/capacity/endpoints.ts';
import type { CapacityPage } from '#contract/capacity/shapes.ts';
import { type CapacityDesk, openCapacityDesk } from '../../../test/capacity-desk.ts';
import { MONDAY } from '../../../test/leave-desk.ts';
import type { TestPerson } from '../../../test/people.ts';

const AHEAD = { from: MONDAY, weeks: '2' };
let desk: CapacityDesk;
let ann: TestPerson;
let bo: TestPerson;
let cy: TestPerson;

beforeAll(async () => {
  desk = await openCapacityDesk();
  // Nobody else is here in those weeks.
  await desk.muster.database.query("update members set start_date = '2024-01-01', end_date = '2025-01-01'");
  ann = await desk.employee({ name: 'Ann', department: 'Guarding', position: 'Dog handler' });
  bo = await desk.employee({
    name: 'Bo',
    department: 'Guarding',
    weekly_capacity_minutes: 1_200,
    manager_id: ann.member,
  });
  cy = await desk.employee({ name: 'Cy', manager_id: ann.member, weekly_capacity_minutes: 0 });
  await desk.book(ann, MONDAY, ['08:00', '18:00'], { told: true });
  await desk.book(bo, MONDAY, ['08:00', '13:00']);
  await desk.book(cy, '2036-03-11', ['08:00', '12:00'], { told: true });
});
afterAll(() => desk.muster.close());

const names = ({ data }: CapacityPage) => data.map(({ member }) => member.name);
const sums = ({ weeks }: Pick<CapacityPage['total'], 'weeks'>) =>
  weeks.map(({ capacity_min, told_min, draft_min, utilisation_pct }) => [
    ...[capacity_min, told_min, draft_min, utilisation_pct],
  ]);

test('weeks are those of the organization, four of them before this one and eight after it unless told', async () => {
  const { weeks, today, data } = await desk.read({});
  const monday = startOfWeek(today, 1);
  expect(weeks.map(({ from }) => from)).toEqual(
    Array.from({ length: 13 }, (_, at) => addDays(monday, (at - 4) * 7)),
  );
  expect(weeks.map(({ past }) => past)).toEqual(weeks.map((_, at) => at < 4));
  expect(data.every(({ weeks: cells }) => cells.length === 13)).toBe(true);
  await desk.setting('week_start', 0);
  const [first] = (await desk.read({ ...AHEAD, from: '2036-03-08' })).weeks;
  expect(first).toMatchObject({ from: '2036-03-02', to: '2036-03-08', past: false });
  await desk.setting('week_start', 1);
});

test('teams are summed by department or by whom people report to, and all of them are', async () => {
  const { teams, total } = await desk.read(AHEAD);
  expect(teams.map(({ name, people, free_min }) => [name, people, free_min])).toEqual([
    ['Guarding', 2, 7_200 - 900],
    [null, 1, -240],
  ]);
  expect(teams.map(sums)).toEqual([
    [
      [3_600, 600, 300, 25],
      [3_600, 0, 0, 0],
    ],
    [
      [0, 0, 0, null],
      [0, 240, 0, null],
    ],
  ]);
  expect(total).toMatchObject({ people: 3, free_min: 7_200 - 1_140 });
  // Whoever has no capacity adds what is planned of them, but no share of it.
  expect(sums(total)).toEqual([
    [3_600, 600, 300, 25],
    [3_600, 240, 0, 7],
  ]);
  const { teams: lines } = await desk.read({ ...AHEAD, by: 'manager' });
  expect(lines.map(({ id, name, people }) => [id, name, people])).toEqual([
    [ann.member, 'Ann', 2],
    [null, null, 1],
  ]);
});

test('people are found by name, position, department and line; sums are of those who are found', async () => {
  expect(names(await desk.read({ ...AHEAD, q: 'dog' }))).toEqual(['Ann']);
  expect(names(await desk.read({ ...AHEAD, department: 'Guarding' }))).toEqual(['Ann', 'Bo']);
  expect(names(await desk.read({ ...AHEAD, department: '' }))).toEqual(['Cy']);
  const line = await desk.read({ ...AHEAD, manager_id: ann.member ?? '' });
  expect([names(line), line.total.people]).toEqual([['Bo', 'Cy'], 2]);
  expect(names(await desk.read({ ...AHEAD, manager_id: 'none' }))).toEqual(['Ann']);
  const nobody = await desk.read({ ...AHEAD, q: 'n%bo_dy' });
  expect([nobody.data, nobody.teams, nobody.total.people]).toEqual([[], [], 0]);
  expect(sums(nobody.total)).toEqual([
    [0, 0, 0, null],
    [0, 0, 0, null],
  ]);
});

test('pages follow each other both ways, by name or by what is free, while sums stay those of all', async () => {
  for (const [sort, order] of [
    ['name', ['Ann', 'Bo', 'Cy']],
    ['-name', ['Cy', 'Bo', 'Ann']],
    ['-free', ['Ann', 'Bo', 'Cy']],
    ['free', ['Cy', 'Bo', 'Ann']],
  ] as const) {
    const asked = { ...AHEAD, sort, per_page: '1' };
    const first = await desk.read(asked);
    const second = await desk.read({ ...asked, after: first.after ?? '' });
    const third = await desk.read({ ...asked, after: second.after ?? '' });
    expect([first, second, third].flatMap(names)).toEqual(order);
    expect([first.before, third.after]).toEqual([null, null]);
    expect(names(await desk.read({ ...asked, before: third.before ?? '' }))).toEqual([order[1]]);
    expect([second.total, third.total]).toEqual([first.total, first.total]);
  }
});

test('what can’t be asked is refused by its field', async () => {
  const ask = async (query: Record<string, string>) => {
    const { status, body } = await desk.muster.as(desk.manager)(readCapacity, { query });
    return [status, body.fields[0]?.field];
  };
  expect(await ask({ weeks: '27' })).toEqual([422, 'weeks']);
  expect(await ask({ from: '0001-01-01' })).toEqual([422, 'from']);
  expect(await ask({ sort: 'age' })).toEqual([422, 'sort']);
  expect(await ask({ after: 'x' })).toEqual([422, 'after']);
  const params = { member_id: ann.member ?? '' };
  const { status } = await desk.muster.as(desk.manager)(readCapacityOfWeek, {
    params,
    query: { date: '2036-02-30' },
  });
  expect(status).toBe(422);
});
