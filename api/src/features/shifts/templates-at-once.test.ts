import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#contract/activity/rules.ts';
import { copyRosterWeek } from '#contract/shifts/batch-endpoints.ts';
import { openTemplateDesk, type TemplateDesk } from '../../../test/template-desk.ts';

let desk: TemplateDesk;
beforeAll(async () => {
  desk = await openTemplateDesk();
});
afterAll(() => desk.muster.close());

/** Goes on once as many wait for a lock. */
const untilWaiting = async (count: number): Promise<void> => {
  for (;;) {
    const waiting = await desk.muster.database.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (waiting.length >= count) return;
  }
};

/** Sends everything at once, and lets nothing be planned before all of it has come as far as it can. */
const atOnce = async <Answer>(...asking: (() => Promise<Answer>)[]): Promise<Answer[]> => {
  const other = new pg.Client({ connectionString: desk.muster.database.url });
  await other.connect();
  try {
    await other.query('begin; lock table shifts in share mode');
    const answers = Promise.all(asking.map((ask) => ask()));
    await untilWaiting(asking.length);
    await other.query('commit');
    return await answers;
  } finally {
    await other.end();
  }
};

test('of two planners who plan the same week from a template at once only one does', async () => {
  const [from, to] = [desk.monday(), desk.monday()];
  const { manager, director } = desk.muster.organization.people;
  for (const days of [0, 1, 2]) await desk.plan({ day: addDays(from, days) });
  const { body: kept } = await desk.keep('Both', from);
  const apply = (person: typeof manager) => () => desk.apply(kept.id, to, {}, person);
  const answers = await atOnce(apply(manager), apply(director));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.rule).toBe('planned-already');
  expect(await desk.planned(to)).toHaveLength(3);
});

test('nor is a week copied twice where somebody plans it from a template', async () => {
  const [from, to] = [desk.monday(), desk.monday()];
  await desk.plan({ day: from });
  const { body: kept } = await desk.keep('Copied', from);
  const params = { project_id: desk.project };
  const body = { from_week: from, to_week: to };
  const copy = () =>
    desk.muster.as(desk.muster.organization.people.manager)(copyRosterWeek, { params, body });
  await atOnce(copy, () => desk.apply(kept.id, to));
  expect(await desk.planned(to)).toHaveLength(1);
});

test('of two planners who copy the same week at once only one plans it', async () => {
  const [from, to] = [desk.monday(), desk.monday()];
  for (const days of [0, 1]) await desk.plan({ day: addDays(from, days) });
  const { manager, director } = desk.muster.organization.people;
  const params = { project_id: desk.project };
  const copy = (person: typeof manager) => () =>
    desk.muster.as(person)(copyRosterWeek, { params, body: { from_week: from, to_week: to } });
  const answers = await atOnce(copy(manager), copy(director));
  expect(answers.map(({ body }) => body.shifts).sort()).toEqual([0, 2]);
  expect(await desk.planned(to)).toHaveLength(2);
});

test('two shifts that are alike are there already where two are', async () => {
  const [from, to] = [desk.monday(), desk.monday()];
  for (const day of [from, from, to]) await desk.plan({ day });
  const { body: kept } = await desk.keep('Alike', from);
  const { body } = await desk.apply(kept.id, to, { leave_out: true });
  expect([body.shifts, body.left]).toMatchObject([1, [{ rule: 'planned-already' }]]);
  expect((await desk.apply(kept.id, to, { leave_out: true })).body.shifts).toBe(0);
});
