import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setCell } from '#contract/activity/day-endpoints.ts';
import { listEntries } from '#contract/activity/endpoints.ts';
import { addDays, TIMER_DAYS_BACK } from '#contract/activity/rules.ts';
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
let client_uuid: string;
let now: number;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  person = await desk.newcomer();
  client_uuid = randomUUID();
  now = Date.now();
});

type Fields = Readonly<Record<string, unknown>>;

const me = () => desk.muster.as(person);
const start = (fields: Fields = {}) =>
  me()(startTimer, { body: { project_id: desk.project, client_uuid, ...fields } });
const stop = (fields: Fields = {}) => me()(stopTimer, { body: { timer: client_uuid, ...fields } });
const running = async () => (await me()(readTimer)).body.timer;
const entries = async () => (await me()(listEntries)).body.data;
/** An instant so many seconds before the test began. */
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();
const HOUR = 3600;
const DAY = 24 * HOUR;

test('a timer that was started and stopped without a network has the times at which that happened', async () => {
  const [from, to] = [ago(50 * HOUR), ago(48 * HOUR)];
  const { status, body } = await start({ at: from, note: 'Tunnel round' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ started_at: from, client_uuid });
  const stopped = (await stop({ at: to })).body;
  expect(stopped.entry).toMatchObject({ started_at: from, ended_at: to, duration_s: 2 * HOUR, client_uuid });
  expect(await running()).toBeNull();
});

test('a start that arrives twice runs one timer, and a stop that does makes one entry', async () => {
  const at = ago(HOUR);
  const [first, second] = [await start({ at }), await start({ at: ago(10) })];
  expect(second.body).toEqual(first.body);
  const [stopped, again] = [await stop({ at: ago(60) }), await stop({ at: ago(1) })];
  expect(again.body).toEqual(stopped.body);
  expect(await entries()).toHaveLength(1);
  expect((await start({ at })).body.rule).toBe('timer-stopped');
  expect(await running()).toBeNull();
});

test('a stop that arrives after another timer was started stops only its own', async () => {
  await start({ at: ago(2 * HOUR) });
  await stop({ at: ago(HOUR) });
  const other = randomUUID();
  await start({ client_uuid: other });
  expect((await stop()).status).toBe(200);
  expect(await running()).toMatchObject({ client_uuid: other });
  for (const [endpoint, body] of [
    [stopTimer, {}],
    [changeTimer, { note: 'Late' }],
    [discardTimer, {}],
  ] as const)
    expect(refusal(await me()(endpoint, { body: { ...body, timer: randomUUID() } }))).toEqual([
      422,
      'no-timer',
      'timer',
    ]);
  expect(refusal(await me()(discardTimer, { body: { timer: client_uuid } }))[1]).toBe('timer-stopped');
  expect(await running()).toMatchObject({ client_uuid: other, note: '' });
});

test('a timer without a name of its own is named by its id', async () => {
  const { body } = await start({ client_uuid: undefined });
  expect(body.client_uuid).toBeNull();
  const stopped = await stop({ timer: body.id });
  expect(stopped.body.entry.client_uuid).toBe(body.id);
  expect((await stop({ timer: body.id })).body).toEqual(stopped.body);
});

test('a switch that happened without a network ends one timer and starts the other then, once', async () => {
  await start({ at: ago(3 * HOUR) });
  const at = ago(HOUR);
  const next = { timer: client_uuid, client_uuid: randomUUID(), project_id: desk.project, at };
  const { body } = await me()(switchTimer, { body: next });
  expect(body.stopped.entry).toMatchObject({ ended_at: at, client_uuid });
  expect(body.timer).toMatchObject({ started_at: at, client_uuid: next.client_uuid });
  expect((await me()(switchTimer, { body: next })).body).toEqual(body);
});

test('nothing starts or stops in the future, and a clock that is a little ahead means now', async () => {
  expect(refusal(await start({ at: ago(-300) }))).toEqual([422, 'in-the-future', 'at']);
  const { body } = await start({ at: ago(-30) });
  expect(Date.parse(body.started_at)).toBeLessThanOrEqual(Date.now());
  expect(refusal(await stop({ at: ago(-300) }))).toEqual([422, 'in-the-future', 'at']);
  expect(await running()).not.toBeNull();
});

test(`nothing starts or stops more than ${TIMER_DAYS_BACK} days ago, nor outside of the days that can be written`, async () => {
  const tooLong = ago(TIMER_DAYS_BACK * DAY + 60);
  expect(refusal(await start({ at: tooLong }))).toEqual([422, 'too-long-ago', 'at']);
  await desk.setting('edit_window_days', 3);
  expect(refusal(await start({ at: ago(6 * DAY) }))).toEqual([422, 'edit-window', 'work_date']);
  await desk.setting('edit_window_days', 30);
  await start({ at: ago(TIMER_DAYS_BACK * DAY - 60) });
  expect(refusal(await stop({ at: tooLong }))).toEqual([422, 'too-long-ago', 'at']);
});

test('a timer cannot stop before it started', async () => {
  await start({ at: ago(HOUR) });
  expect(refusal(await stop({ at: ago(2 * HOUR) }))).toEqual([422, 'stop-before-start', 'at']);
  expect(await entries()).toEqual([]);
});

test('what is no instant, and what is no name, is refused beside its field', async () => {
  for (const at of ['yesterday', '2026-11-20', 12, null, '', '2026-13-40T00:00:00Z'])
    expect(refusal(await start({ at }))).toEqual([422, null, 'at']);
  expect(refusal(await start({ client_uuid: 'mine' }))).toEqual([422, null, 'client_uuid']);
  expect(refusal(await stop({ timer: 'mine' }))).toEqual([422, null, 'timer']);
  expect(await running()).toBeNull();
});

test('a project that is closed by now, but took time then, takes a start of then', async () => {
  const day = addDays(desk.today, -3);
  const closed = await desk.makeProject({ start_date: addDays(day, -9), end_date: day });
  expect((await start({ project_id: closed, at: `${day}T12:00:00Z` })).status).toBe(201);
  await me()(discardTimer);
  expect(refusal(await start({ project_id: closed }))[1]).toBe('project-closed');
});

test('hours typed into a cell without a network never go over hours that it got meanwhile, without asking', async () => {
  const cell = (duration_s: number, seen_s: number) =>
    me()(setCell, {
      body: {
        ...{ work_date: desk.today, project_id: desk.project, service_type_id: null },
        ...{ duration_s, seen_s },
      },
    });
  expect((await cell(3600, 0)).status).toBe(200);
  expect((await cell(7200, 0)).status).toBe(412);
  expect((await cell(3600, 0)).status).toBe(200);
  expect((await cell(7200, 3600)).body.entry).toMatchObject({ duration_s: 7200 });
  expect((await cell(60, -1)).body.fields[0].field).toBe('seen_s');
});
