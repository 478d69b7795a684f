import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOfWeek } from '#contract/activity/rules.ts';
import { addDays, lastDayOfMonth } from '#contract/projects/calendar.ts';
import { readProjectDashboard } from '#contract/projects/endpoints.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let today: string;
beforeAll(async () => {
  muster = await openTestServer();
  today = await dayNow();
});
afterAll(() => muster.close());

const dayNow = async () => {
  const [row] = await muster.database.query<{ day: string }>(
    'select (now() at time zone timezone)::date::text as day from organizations where org_id = $1',
    [muster.organization.id],
  );
  return row?.day ?? '';
};

const make = (fields: Record<string, unknown>) => {
  const dates = { start_date: addDays(today, -90), end_date: addDays(today, 300) };
  return makeProject(muster.database, muster.organization, { ...dates, ...fields });
};

/** An entry in each of the last whole weeks, this week's first one left out. */
const work = async (project_id: string, amounts: readonly number[], fields: Record<string, unknown> = {}) => {
  const week = startOfWeek(today, 1);
  for (const [at, bill_minor] of amounts.entries())
    await makeEntry(muster.database, muster.organization, {
      ...{ project_id, work_date: addDays(week, -7 * (at + 1)), bill_minor, currency: 'GBP' },
      ...fields,
    });
};

const { manager, coordinator } = { manager: 'manager', coordinator: 'coordinator' } as const;
const read = async (project_id: string, as: 'manager' | 'coordinator' = manager) =>
  (await muster.as(muster.organization.people[as])(readProjectDashboard, { params: { project_id } })).body;

test('a budget that this pace uses up names an early, a likely and a late day', async () => {
  const project = await make({ budget_minor: 100_000 });
  await work(project, [6_000, 8_000, 7_000, 7_000, 6_500, 7_500]);
  const [money] = (await read(project)).measures;
  expect(money).toMatchObject({ unit: 'money', period: 'total', budget: 100_000, used: 42_000 });
  expect(money.forecast).toMatchObject({
    outcome: 'runs_out',
    confidence: 'high',
    likely: addDays(today, 58),
  });
  expect(money.forecast.pace).toMatchObject({
    weeks: 6,
    mean: 7_000,
    to: addDays(startOfWeek(today, 1), -1),
  });
  const { early, likely, late } = money.forecast;
  expect([early, likely, late]).toEqual([early, likely, late].toSorted());
  expect(early < likely && likely < late).toBe(true);
  const last = money.curve.points.at(-1);
  expect(last).toMatchObject({ day: addDays(today, 300), planned: 100_000, ...money.forecast.at_end });
});

test.each([
  ['no budget', {}, [100, 100, 100], 'no_budget'],
  ['a budget that is used up', { budget_minor: 200 }, [100, 100, 100], 'used_up'],
  ['fewer than three whole weeks', { budget_minor: 10_000 }, [100, 100], 'too_few_weeks'],
  ['weeks without anything to count', { budget_minor: 10_000 }, [0, 0, 0], 'no_pace'],
  ['a pace that leaves something', { budget_minor: 100_000 }, [100, 100, 100], 'lasts'],
  ['a project that is over', { budget_minor: 1_000, status: 'completed' }, [100, 100, 100], 'not_running'],
])('it says of %s why no day is named', async (_, fields, amounts, outcome) => {
  const project = await make(fields);
  await work(project, amounts);
  const [money] = (await read(project)).measures;
  const unnamed = { early: null, likely: null, late: null };
  expect(money.forecast).toMatchObject({ outcome, ...unnamed });
});

test('a monthly budget is told of this month, day by day, and by its own plan', async () => {
  const project = await make({ budget_minor: 50_000, budget_period: 'month' });
  const first = `${today.slice(0, 7)}-01`;
  await makeEntry(muster.database, muster.organization, {
    ...{ project_id: project, work_date: first, bill_minor: 1_234, currency: 'GBP' },
  });
  await makeEntry(muster.database, muster.organization, {
    ...{ project_id: project, work_date: addDays(first, -1), bill_minor: 40_000, currency: 'GBP' },
  });
  const [money] = (await read(project)).measures;
  const month = { from: first, to: lastDayOfMonth(today) };
  expect(money).toMatchObject({ period: 'month', ...month, budget: 50_000, used: 1_234 });
  expect(money.curve.step).toBe('day');
  expect(money.curve.points.map(({ day }: { day: string }) => day).slice(0, 2)).toEqual([
    first,
    addDays(first, 1),
  ]);
  expect(money.curve.points.at(-1)).toMatchObject({ day: month.to, planned: 50_000 });
  expect(money.plan.variance).toBe(1_234 - money.plan.planned);
});

test('budgets of money and of hours are told apart, and a hard cap ends the forecast', async () => {
  const project = await make({ budget_minor: 5_000, budget_minutes: 60_000, hard_cap: true });
  await work(project, [1_000, 1_000, 1_000]);
  const [money, time] = (await read(project)).measures;
  expect(money.forecast.at_end).toEqual({ low: 5_000, likely: 5_000, high: 5_000 });
  expect(time).toMatchObject({ unit: 'time', budget: 3_600_000, used: 3 * 3_600, hard_cap: true });
  expect(time.forecast.outcome).toBe('lasts');
});

test('the plan follows the organization’s working days and holidays', async () => {
  const { query } = muster.database;
  const { id } = muster.organization;
  const project = await make({
    budget_minor: 900,
    start_date: '2026-06-01',
    end_date: '2026-06-12',
    status: 'completed',
  });
  await makeEntry(muster.database, muster.organization, { project_id: project, work_date: '2026-06-01' });
  await query("insert into holidays (org_id, date, name) values ($1, '2026-06-05', 'Harbour day')", [id]);
  const [money] = (await read(project)).measures;
  expect(
    money.curve.points.map(({ day, planned }: { day: string; planned: number }) => [day, planned]),
  ).toEqual([
    ['2026-06-07', 400],
    ['2026-06-12', 900],
  ]);
  await query('delete from holidays where org_id = $1', [id]);
});

test('costs are in no measure for those who may not see them, where nobody is charged', async () => {
  const project = await make({ budget_minor: 9_000, billing: 'non_billable' });
  await work(project, [0, 0, 0], { cost_minor: 700, billable: false });
  const hidden = await read(project, coordinator);
  expect(hidden.measures.map(({ unit }: { unit: string }) => unit)).toEqual(['time']);
  expect(hidden.budget).toMatchObject({ used_minor: null, used_pct: null });
  expect(JSON.stringify(hidden)).not.toMatch(/2100|700/);
  const seen = await read(project);
  expect(seen.measures[0]).toMatchObject({ unit: 'money', used: 2_100 });
});
