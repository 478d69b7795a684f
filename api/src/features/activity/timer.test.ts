import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readDay } from '#contract/activity/day-endpoints.ts';
import { createEntry, listEntries } from '#contract/activity/endpoints.ts';
import {
  changeTimer,
  discardTimer,
  readTimer,
  startTimer,
  stopTimer,
  switchTimer,
} from '#contract/activity/timer-endpoints.ts';
import type { TestPerson } from '../../../test/people.ts';
import { type Desk, openDesk, refusal } from '../../../test/time-desk.ts';

let desk: Desk;
let person: TestPerson;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  person = await desk.newcomer();
});

const me = () => desk.muster.as(person);
const start = (body: Readonly<Record<string, unknown>> = {}) =>
  me()(startTimer, { body: { project_id: desk.project, ...body } });
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

test('a started timer runs on the server and is there again after a reload', async () => {
  const { status, body } = await start({ note: 'Gate 3 barrier' });
  expect(status).toBe(201);
  expect(Math.abs(Date.parse(body.started_at) - Date.now())).toBeLessThan(10_000);
  const { body: again } = await me()(readTimer);
  expect(again.timer).toEqual(body);
  expect(Date.parse(again.now)).toBeGreaterThanOrEqual(Date.parse(body.started_at));
  expect((await me()(readDay)).body.timer).toEqual(body);
});

test('only one timer runs per person, however many tabs start one', async () => {
  const answers = await Promise.all([start(), start(), start()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.rule).toBe('timer-running');
});

test('a timer needs a project that is open, and its service', async () => {
  expect(refusal(await start({ project_id: null }))).toEqual([422, 'project-required', 'project_id']);
  const closed = await desk.makeProject({ status: 'completed' });
  expect(refusal(await start({ project_id: closed }))).toEqual([422, 'project-closed', 'project_id']);
});

test('a stopped timer becomes an entry with its start, end and note', async () => {
  await start({ note: 'Gate 3 barrier' });
  await desk.startedAt(person, ago(3852));
  const { body } = await me()(stopTimer);
  expect(body.cut_s).toBe(0);
  expect(body.entry).toMatchObject({
    source: 'timer',
    note: 'Gate 3 barrier',
    status: 'draft',
    billable: true,
  });
  expect(body.entry.duration_s).toBeGreaterThanOrEqual(3852);
  expect(Date.parse(body.entry.ended_at) - Date.parse(body.entry.started_at)).toBe(
    body.entry.duration_s * 1000,
  );
  expect((await me()(readTimer)).body.timer).toBeNull();
  expect((await me()(stopTimer)).body.rule).toBe('no-timer');
});

test('a timer stopped at once is a second long, never zero', async () => {
  await start();
  expect((await me()(stopTimer)).body.entry.duration_s).toBeGreaterThanOrEqual(1);
});

test('a timer over midnight belongs to the day on which it started', async () => {
  await start();
  await desk.startedAt(person, '2026-06-30T22:30:00Z');
  const { body } = await me()(stopTimer);
  expect(body.entry).toMatchObject({ work_date: '2026-06-30', start: '23:30' });
});

test('a timer forgotten for days keeps 24 hours and says how much was cut', async () => {
  await start();
  await desk.startedAt(person, ago(100_000));
  const { body } = await me()(stopTimer);
  expect(body.entry.duration_s).toBe(86_400);
  expect(body.cut_s).toBeGreaterThanOrEqual(13_600);
});

test('a timer keeps what its day has left, and a full day asks to make room', async () => {
  const day = { work_date: '2026-11-02', project_id: desk.project };
  await desk.setting('edit_window_days', 0);
  await me()(createEntry, { body: { ...day, duration_s: 80_000 } });
  await start();
  await desk.startedAt(person, '2026-11-02T08:00:00Z');
  expect((await me()(stopTimer)).body.entry.duration_s).toBe(6400);
  await start();
  await desk.startedAt(person, '2026-11-02T09:00:00Z');
  expect((await me()(stopTimer)).body.rule).toBe('day-limit');
  expect((await me()(readTimer)).body.timer).not.toBeNull();
});

test('switching stops into an entry and starts the next at the same instant', async () => {
  await start({ note: 'Patrol' });
  await desk.startedAt(person, ago(600));
  const other = await desk.makeProject();
  const { body } = await me()(switchTimer, { body: { project_id: other, note: 'Report' } });
  expect(body.stopped.entry).toMatchObject({ note: 'Patrol' });
  expect(body.timer).toMatchObject({ note: 'Report', project: { id: other } });
  expect(Date.parse(body.timer.started_at) - Date.parse(body.stopped.entry.ended_at)).toBeLessThan(1000);
});

test('switching to what is not allowed stops nothing', async () => {
  await start();
  expect((await me()(switchTimer, { body: { project_id: null } })).status).toBe(422);
  expect((await me()(readTimer)).body.timer).not.toBeNull();
  expect((await me()(listEntries)).body.data).toEqual([]);
});

test('what the timer is for can be said while it runs; the start stays', async () => {
  const { body: before } = await start();
  const { body } = await me()(changeTimer, { body: { note: 'Loop detector recalibration' } });
  expect(body).toMatchObject({ note: 'Loop detector recalibration', started_at: before.started_at });
  expect(body.project.id).toBe(desk.project);
});

test('a discarded timer leaves no time', async () => {
  await start();
  expect((await me()(discardTimer)).status).toBe(204);
  expect((await me()(readTimer)).body.timer).toBeNull();
  expect((await me()(listEntries)).body.data).toEqual([]);
});

test('time that the timer is taking now cannot be logged a second time', async () => {
  await start();
  await desk.startedAt(person, ago(7200));
  const { start: from, work_date } = (await me()(readTimer)).body.timer;
  const body = { work_date, project_id: desk.project, start: from, duration_s: 60 };
  expect(refusal(await me()(createEntry, { body }))).toEqual([422, 'overlap', 'start']);
});

test('a timer of one person is invisible to the others', async () => {
  await start();
  const { body } = await desk.muster.as(desk.muster.organization.people.owner)(readTimer);
  expect(body.timer).toBeNull();
});
