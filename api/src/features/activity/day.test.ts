import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listChoices, readDay, saveDayNote } from '#contract/activity/day-endpoints.ts';
import { addDays } from '#contract/activity/rules.ts';
import { startTimer } from '#contract/activity/timer-endpoints.ts';
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
const log = (fields: Readonly<Record<string, unknown>> = {}) => desk.log(person, fields);
const timed = (start: string, end: string, fields: Readonly<Record<string, unknown>> = {}) =>
  log({ start, end, duration_s: undefined, ...fields });
const day = async (date = desk.today) => (await me()(readDay, { query: { date } })).body;

test('an empty day says what is planned and that nothing is logged', async () => {
  const body = await day('2026-11-19');
  expect(body).toMatchObject({
    date: '2026-11-19',
    today: desk.today,
    timezone: 'Europe/London',
    on_team: true,
    planned_minutes: 480,
    total_s: 0,
    status: 'empty',
    entries: [],
    gaps: [],
    note: { done: '', blockers: '', tomorrow: '', version: 0, updated_at: null },
    timer: null,
  });
  expect(body.checks).toMatchObject([{ rule: 'nothing-logged', blocking: true }]);
  expect((await day('2026-11-21')).planned_minutes).toBe(0);
});

test('a day lists its entries by the clock, untimed ones last, with the gaps between', async () => {
  const work_date = addDays(desk.today, -1);
  await log({ duration_s: 600, note: 'Paperwork', work_date });
  await timed('11:05', '12:30', { note: 'Fire panel', work_date });
  await timed('06:55', '08:10', { note: 'Patrol', work_date });
  await timed('08:10', '10:30', { note: 'CCTV', work_date });
  const body = await day(work_date);
  expect(body.entries.map(({ note }: { note: string }) => note)).toEqual([
    'Patrol',
    'CCTV',
    'Fire panel',
    'Paperwork',
  ]);
  expect(body.total_s).toBe(600 + 5100 + 4500 + 8400);
  expect(body.gaps).toMatchObject([{ start: '10:30', end: '11:05', duration_s: 2100 }]);
  expect(body.checks).toMatchObject([{ rule: 'gap', blocking: false, start: '10:30', end: '11:05' }]);
});

test('free time that is still ahead is no gap', async () => {
  const work_date = addDays(desk.today, 1);
  await timed('08:00', '09:00', { work_date });
  await timed('10:00', '11:00', { work_date });
  expect((await day(work_date)).gaps).toEqual([]);
});

test('of an entry over midnight each day’s timeline shows its own part, and only the first day counts it', async () => {
  const work_date = addDays(desk.today, -2);
  const next = addDays(work_date, 1);
  const { body: entry } = await timed('22:00', '02:30', {
    note: 'Night watch',
    work_date,
    ends_next_day: true,
  });
  const [first, second] = [await day(work_date), await day(next)];
  expect(first.timeline).toMatchObject([
    { id: entry.id, started_at: entry.started_at, ended_at: first.ends_at, running: false },
  ]);
  expect(second.timeline).toMatchObject([
    { id: entry.id, started_at: second.starts_at, ended_at: entry.ended_at, note: 'Night watch' },
  ]);
  expect([first.ends_at, first.total_s, second.total_s]).toEqual([second.starts_at, 16_200, 0]);
  expect((await day(addDays(work_date, 2))).timeline).toEqual([]);
});

test('a timer that runs over midnight lies on both days, each with its own part', async () => {
  const yesterday = addDays(desk.today, -1);
  await me()(startTimer, { body: { project_id: desk.project } });
  const { starts_at } = await day();
  const late = new Date(Date.parse(starts_at) - 3_600_000).toISOString();
  await desk.startedAt(person, late);
  const [before, today] = [await day(yesterday), await day()];
  expect(before.timeline).toMatchObject([{ started_at: late, ended_at: starts_at, running: true }]);
  expect(today.timeline).toMatchObject([{ started_at: starts_at, ended_at: today.ends_at, running: true }]);
  expect((await day(addDays(desk.today, 1))).timeline).toEqual([]);
});

test('the checks name the entries without a note where the organization wants one', async () => {
  const { body: entry } = await log();
  await desk.setting('require_note', true);
  const { checks } = await day();
  await desk.setting('require_note', false);
  expect(checks).toMatchObject([{ rule: 'note-required', blocking: true, entry_ids: [entry.id] }]);
});

test('a running timer closes the last gap and is announced', async () => {
  await me()(startTimer, { body: { project_id: desk.project } });
  const body = await day();
  expect(body.checks).toMatchObject([{ rule: 'timer-running', blocking: false }]);
  expect(body.timer.work_date).toBe(desk.today);
});

test('times are told on the wall clock of the project site', async () => {
  // Seven hours behind all year round.
  const project = await desk.makeProject({ site_timezone: 'America/Phoenix' });
  const work_date = addDays(desk.today, -3);
  const { body } = await timed('09:00', '10:00', { project_id: project, work_date });
  expect(body).toMatchObject({
    start: '09:00',
    started_at: `${work_date}T16:00:00.000Z`,
    timezone: 'America/Phoenix',
  });
});

test('a day note is saved over the version that was seen, and a stale one is refused', async () => {
  const params = { date: desk.today };
  const texts = { done: 'Mast 4 camera replaced', blockers: '', tomorrow: 'Fit gate 3 loop' };
  const first = await me()(saveDayNote, { params, body: { ...texts, version: 0 } });
  expect(first.body).toMatchObject({ ...texts, version: 1 });
  const second = await me()(saveDayNote, {
    params,
    body: { ...texts, blockers: 'Spare is late', version: 1 },
  });
  expect(second.body.version).toBe(2);
  expect((await me()(saveDayNote, { params, body: { ...texts, version: 1 } })).status).toBe(412);
  expect((await day()).note).toMatchObject({ blockers: 'Spare is late', version: 2 });
});

test('a note over 10 000 characters is refused beside its field', async () => {
  const body = { done: 'x'.repeat(10_001), blockers: '', tomorrow: '', version: 0 };
  const answer = await me()(saveDayNote, { params: { date: desk.today }, body });
  expect([answer.status, answer.body.fields[0].field]).toEqual([422, 'done']);
});

test('somebody from outside the team reads an empty day and saves no note', async () => {
  const { admin } = desk.muster.organization.people;
  const organization = desk.muster.organization.id;
  const call = desk.muster.as(admin);
  expect((await call(readDay, { organization })).body.entries).toEqual([]);
  const body = { done: 'x', blockers: '', tomorrow: '', version: 0 };
  const answer = await call(saveDayNote, { organization, params: { date: desk.today }, body });
  expect(refusal(answer)).toEqual([422, 'member-required', '']);
});

test('one chooses among open visible projects, lately used first, and services in use', async () => {
  const service = await desk.makeService({ name: 'Zebra crossing' });
  const picky = await desk.makeProject({ code: 'ZZ-PICKY', billing: 'non_billable' });
  await desk.muster.database.query('insert into project_services values ($1, $2, $3)', [
    desk.muster.organization.id,
    picky,
    service,
  ]);
  await desk.makeProject({ code: 'AA-CLOSED', status: 'completed' });
  await desk.makeProject({ code: 'AA-LATER', start_date: addDays(desk.today, 3) });
  await log({ project_id: picky, service_type_id: service, work_date: addDays(desk.today, -2) });
  const { body } = await me()(listChoices);
  const codes = body.projects.map(({ code }: { code: string }) => code);
  expect(codes[0]).toBe('ZZ-PICKY');
  expect(codes).toContain('HRB-204');
  expect(codes).not.toContain('AA-CLOSED');
  expect(codes).not.toContain('AA-LATER');
  expect(body.projects[0]).toMatchObject({
    service_ids: [service],
    billable: false,
    client: 'Port of Aldermouth',
  });
  expect(body.services.map(({ id }: { id: string }) => id)).toContain(service);
  expect((await me()(listChoices, { query: { q: 'harbour t' } })).body.projects).toHaveLength(1);
});

test('a member without any project has nothing to choose', async () => {
  const { body } = await desk.muster.as(desk.muster.organization.people.member)(listChoices);
  expect(body.projects).toEqual([]);
});
