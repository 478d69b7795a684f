import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDay, readWeek } from '#contract/activity/day-endpoints.ts';
import { changeEntry } from '#contract/activity/endpoints.ts';
import { startTimer, stopTimer } from '#contract/activity/timer-endpoints.ts';
import { updateSettings } from '#contract/users/endpoints.ts';
import type { SettingsChange } from '#contract/users/settings.ts';
import type { TestPerson } from '../../../test/people.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';
import { dayIn } from '../../platform/wall-clock.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ edit_window_days: 0 });
});
afterAll(() => desk.muster.close());

const settle = (person: TestPerson, body: SettingsChange) => desk.muster.as(person)(updateSettings, { body });
const newcomer = async (body: SettingsChange) => {
  const person = await desk.newcomer();
  await settle(person, body);
  return person;
};
const NINE = { work_date: '2026-03-03', start: '09:00', end: '12:00', duration_s: undefined };

test('today, the day’s midnights and the wall clock are those of the person’s own zone', async () => {
  const person = await newcomer({ timezone: 'Pacific/Kiritimati' });
  const { body } = await desk.log(person, NINE);
  expect(body).toMatchObject({
    work_date: '2026-03-03',
    timezone: 'Pacific/Kiritimati',
    start: '09:00',
    started_at: '2026-03-02T19:00:00.000Z',
  });
  const { body: day } = await desk.muster.as(person)(readDay, { query: {} });
  expect(day).toMatchObject({
    timezone: 'Pacific/Kiritimati',
    today: dayIn('Pacific/Kiritimati', new Date()),
  });
});

test('the clock on the wall of the site goes before one’s own', async () => {
  const person = await newcomer({ timezone: 'Asia/Tokyo' });
  const project_id = await desk.makeProject({ site_timezone: 'America/New_York' });
  const { body } = await desk.log(person, { ...NINE, project_id });
  expect(body).toMatchObject({ timezone: 'America/New_York', started_at: '2026-03-03T14:00:00.000Z' });
});

test('whoever moves to another zone finds the time that was logged as it was, and changes it as it shows', async () => {
  const person = await newcomer({ timezone: 'Asia/Tokyo' });
  const { body: logged } = await desk.log(person, NINE);
  await settle(person, { timezone: null });
  const { body: later } = await desk.log(person, { ...NINE, start: '13:00', end: '14:00' });
  expect(later).toMatchObject({ timezone: 'Europe/London', started_at: '2026-03-03T13:00:00.000Z' });
  await settle(person, { timezone: 'America/Lima' });
  const call = desk.muster.as(person);
  const params = { entry_id: logged.id };
  const { body } = await call(changeEntry, { params, body: { end: '13:00' }, version: logged.version });
  expect(body).toMatchObject({
    timezone: 'Asia/Tokyo',
    start: '09:00',
    end: '13:00',
    ended_at: '2026-03-03T04:00:00.000Z',
  });
});

test('time that goes to a project elsewhere is meant by the clock there', async () => {
  const person = await newcomer({ timezone: 'Asia/Tokyo' });
  const { body: logged } = await desk.log(person, NINE);
  const project_id = await desk.makeProject({ site_timezone: 'America/New_York' });
  const { body } = await desk.muster.as(person)(changeEntry, {
    params: { entry_id: logged.id },
    body: { project_id, start: '09:00', end: '10:00' },
    version: logged.version,
  });
  expect(body).toMatchObject({ timezone: 'America/New_York', started_at: '2026-03-03T14:00:00.000Z' });
});

test('a stopped timer belongs to the person’s own day', async () => {
  const person = await newcomer({ timezone: 'Pacific/Kiritimati' });
  const call = desk.muster.as(person);
  await call(startTimer, { body: { project_id: desk.project } });
  await desk.startedAt(person, new Date(Date.now() - 60_000).toISOString());
  const { body } = await call(stopTimer);
  expect(body.entry).toMatchObject({
    timezone: 'Pacific/Kiritimati',
    work_date: dayIn('Pacific/Kiritimati', new Date(Date.now() - 60_000)),
  });
});

test('a week begins on the person’s own day', async () => {
  const person = await newcomer({ week_start: 6 });
  const { body } = await desk.muster.as(person)(readWeek, { query: { date: '2026-03-03' } });
  expect([body.from, body.to]).toEqual(['2026-02-28', '2026-03-06']);
});
