import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { calendarWeek, calendarEntry as entry } from '../../../../../test/calendar-answers.ts';
import { MON, shownCalendar as shown, TUE, tasks, WED } from '../../../../../test/calendar-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const patrol = entry({ id: 'patrol', work_date: TUE, start: '09:00', end: '10:30', duration_s: 5400 });
const column = (date: string) => document.querySelector(`[data-column="${date}"]`);
const week = (date: string, different: object) =>
  calendarWeek([patrol]).days.map((day) => (day.date === date ? { ...day, ...different } : day));

test('what is missing between two entries can be logged where it lies', async () => {
  const gap = {
    ...{ started_at: '2026-11-17T10:30:00.000Z', ended_at: '2026-11-17T11:05:00.000Z' },
    ...{ start: '10:30', end: '11:05', duration_s: 2100 },
  };
  const { view } = await shown(undefined, { entries: [patrol], days: week(TUE, { gaps: [gap] }) });
  await view.getByRole('button', { name: 'Log 10:30 – 11:05, 0:35 not logged' }).click();
  expect(tasks).toEqual([{ add: { work_date: TUE, start: '10:30', end: '11:05', ends_next_day: false } }]);
});

test('the running timer lies there until now, and is in its day’s sum', async () => {
  const timer = {
    ...{ id: 't', version: 1, client_uuid: null, note: 'Gate 3', project: null, service: null },
    ...{ category: 'work' as const, billable: true, work_date: WED, start: '10:45' },
    started_at: '2026-11-18T10:45:00.000Z',
  };
  const { view } = await shown(undefined, { entries: [patrol], timer });
  await expect.element(view.getByText('Timer since 10:45: Gate 3')).toBeInTheDocument();
  await expect.element(view.getByRole('columnheader', { name: /^Wed 18\s*1:15/ })).toBeVisible();
  expect(column(WED)?.querySelector('[data-entry]')).toBeNull();
});

test('an entry over midnight lies in both days, and one of another zone says so', async () => {
  const night = {
    id: 'night',
    note: 'Night',
    work_date: MON,
    start: '22:00',
    end: '02:00',
    ends_next_day: true,
  };
  const tokyo = {
    id: 'tokyo',
    note: 'Call',
    work_date: WED,
    start: '07:00',
    end: '09:00',
    timezone: 'Asia/Tokyo',
  };
  await shown(undefined, { entries: [patrol, entry(night), entry(tokyo)] });
  expect([MON, TUE].map((date) => column(date)?.querySelectorAll('[data-entry="night"]').length)).toEqual([
    ...[1, 1],
  ]);
  expect(column(WED)?.textContent).toContain('Tokyo time');
});

test('a holiday has its name, and the hour that the clock skips is said', async () => {
  const different = { holiday: 'Harbour day', clock_change: { at: 60, to: 120 } };
  const { view } = await shown(undefined, { entries: [patrol], days: week(WED, different) });
  await expect.element(view.getByRole('columnheader', { name: /Wed 18.*Harbour day/ })).toBeVisible();
  await expect
    .element(view.getByText('The clocks go forward: 01:00 – 02:00 doesn’t exist'))
    .toBeInTheDocument();
});

test('the sum of each day is above it', async () => {
  const { view } = await shown();
  await expect.element(view.getByRole('columnheader', { name: /^Tue 17\s*2:00.*of 8:00/ })).toBeVisible();
});
