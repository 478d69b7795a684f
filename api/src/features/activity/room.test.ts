import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEntry, deleteEntry, restoreEntry } from '#contract/activity/endpoints.ts';
import { addDays } from '#contract/activity/rules.ts';
import type { TestPerson } from '../../../test/people.ts';
import { type Desk, openDesk, refusal } from '../../../test/time-desk.ts';
import { dayIn } from '../../platform/wall-clock.ts';

let desk: Desk;
let person: TestPerson;
const today = dayIn('Europe/London', new Date());

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  person = await desk.newcomer();
  await desk.setting('allow_overlap', false);
});

const me = () => desk.muster.as(person);
const log = (fields: Readonly<Record<string, unknown>> = {}) => desk.log(person, fields);

test('a day holds 24 hours and says what is left', async () => {
  await log({ duration_s: 82_800 });
  const { body } = await log({ duration_s: 3601 });
  expect(body).toMatchObject({ rule: 'day-limit', fields: [{ field: 'duration_s' }] });
  expect(body.message).toContain('1:00 is left');
  expect((await log({ duration_s: 3600 })).status).toBe(201);
});

test('two tabs cannot exceed 24 hours together', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => log({ duration_s: 40_000 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422, 422]);
});

test('overlapping times are refused unless the organization allows them', async () => {
  await log({ start: '09:00', end: '10:30', duration_s: undefined });
  const again = { start: '10:00', end: '11:00', duration_s: undefined };
  expect(refusal(await log(again))).toEqual([422, 'overlap', 'start']);
  expect((await log({ ...again, start: '10:30' })).status).toBe(201);
  await desk.setting('allow_overlap', true);
  expect((await log(again)).status).toBe(201);
});

test('a night over midnight belongs to the day on which it starts and keeps the next morning free of others', async () => {
  const yesterday = addDays(today, -1);
  const night = {
    work_date: yesterday,
    start: '22:00',
    end: '06:00',
    ends_next_day: true,
    duration_s: undefined,
    // Where no clock is moved: a night in London has nine hours once a year, and seven once.
    project_id: await desk.makeProject({ site_timezone: 'UTC' }),
  };
  expect((await log(night)).body).toMatchObject({
    work_date: yesterday,
    duration_s: 28_800,
    ends_next_day: true,
  });
  expect(refusal(await log({ start: '05:00', end: '07:00', duration_s: undefined }))).toEqual([
    422,
    'overlap',
    'start',
  ]);
});

test('a hard cap on minutes refuses the time that would exceed it, and two people cannot exceed it together', async () => {
  const capped = await desk.makeProject({
    budget_minutes: 90,
    hard_cap: true,
  });
  const other = await desk.newcomer();
  const body = { work_date: today, project_id: capped, duration_s: 3600 };
  const answers = await Promise.all([
    me()(createEntry, { body }),
    desk.muster.as(other)(createEntry, { body }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.body).toMatchObject({ rule: 'hard-cap', fields: [{ field: 'duration_s' }] });
  expect((await log({ project_id: capped, duration_s: 1800 })).status).toBe(201);
});

test('an entry whose place was taken meanwhile is not restored', async () => {
  const { body: entry } = await log({ start: '09:00', end: '10:00', duration_s: undefined });
  const params = { entry_id: entry.id };
  await me()(deleteEntry, { params, version: 1 });
  await log({ start: '09:30', end: '10:00', duration_s: undefined });
  expect(refusal(await me()(restoreEntry, { params }))).toEqual([422, 'overlap', 'start']);
});
