import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calendarWeek } from '../../../../../test/calendar-answers.ts';
import { shownCalendar as shown, TUE, tasks, WED } from '../../../../../test/calendar-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const focused = () => document.activeElement?.textContent ?? '';
const press = (keys: string) => userEvent.keyboard(keys);

/** The keys at an entry. */
const standOn = (id: string) => document.querySelector<HTMLElement>(`[data-entry="${id}"]`)?.focus();

test('Tab comes to one place, arrows go on from it to slots and entries, and each is said', async () => {
  const { view } = await shown();
  await view.getByText('Mon 16').element().closest('a')?.focus();
  standOn('sent');
  await press('{ArrowRight}');
  await expect.poll(focused).toMatch(/^Patrol/);
  await press('{ArrowDown}');
  await expect.poll(focused).toBe('10:30');
  await expect
    .element(view.getByRole('status').first())
    .toHaveTextContent('Tuesday 17 November, 10:30 to 10:45: add an entry');
  await press('{ArrowUp}');
  await expect.poll(focused).toMatch(/^Patrol/);
  expect(document.querySelectorAll('[data-entry][tabindex="0"], [data-slot]')).toHaveLength(1);
});

test('Enter on a slot opens the form there, as long as Shift and arrows made it', async () => {
  await shown();
  standOn('patrol');
  await press('{ArrowDown}');
  await expect.poll(focused).toBe('10:30');
  await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Enter}');
  expect(tasks).toEqual([{ add: { work_date: TUE, start: '10:30', end: '11:15', ends_next_day: false } }]);
});

test('N makes an entry of an hour, or of what is free before the next', async () => {
  await shown();
  standOn('patrol');
  await press('{ArrowUp}');
  await expect.poll(focused).toBe('08:45');
  await press('n');
  expect(tasks).toMatchObject([{ add: { start: '08:45', end: '09:00' } }]);
});

test('Enter on an entry opens it', async () => {
  await shown();
  standOn('patrol');
  await press('{Enter}');
  expect(tasks).toMatchObject([{ change: { id: 'patrol' } }]);
});

test('Alt and arrows move an entry, once they are let go, and the keys stay on it', async () => {
  const { view, changes } = await shown();
  standOn('patrol');
  await press('{Alt>}{ArrowDown}{ArrowDown}');
  await expect.element(view.getByRole('status').first()).toHaveTextContent('Tue 17, 09:30 – 11:00, 1:30');
  expect(changes()).toEqual([]);
  await press('{ArrowRight}{/Alt}');
  await expect.poll(changes).toEqual([{ work_date: WED, start: '09:30', duration_s: 5400 }]);
  await expect.poll(focused).toMatch(/^Patrol.*Wednesday/);
});

test('Alt, Shift and arrows move its end and its start', async () => {
  const { changes } = await shown();
  standOn('patrol');
  await press('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  await expect.poll(changes).toEqual([{ end: '10:45', ends_next_day: false }]);
  await press('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
  await expect.poll(() => changes().at(-1)).toMatchObject({ start: '08:45', end: '10:45' });
});

test('Escape leaves it where it was', async () => {
  const { view, changes } = await shown();
  standOn('patrol');
  await press('{Alt>}{ArrowRight}{Escape}{/Alt}');
  await expect.element(view.getByText('Left where it was')).toBeInTheDocument();
  await expect.element(view.getByRole('button', { name: /^Patrol.*Tuesday/ })).toBeVisible();
  expect(changes()).toEqual([]);
});

test('what has no times is moved among the hours by a key', async () => {
  const { changes } = await shown();
  standOn('admin');
  await press('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(changes).toEqual([{ start: '10:30', duration_s: 1800 }]);
});

test('submitted time says why it stays', async () => {
  const { view, changes } = await shown();
  standOn('sent');
  await press('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(view.getByText('It is submitted: withdraw the day first.')).toBeVisible();
  expect(changes()).toEqual([]);
});

test('no time is added on a day that is closed', async () => {
  const days = calendarWeek([]).days.map((day) => ({ ...day, open: false }));
  const { view } = await shown(undefined, { days });
  standOn('sent');
  await press('{ArrowDown}');
  await expect.poll(focused).toBe('10:30');
  await expect
    .element(view.getByRole('status').first())
    .toHaveTextContent('Monday 16 November, 10:30: no time can be logged on this day');
  await press('{Enter}');
  expect(tasks).toEqual([]);
});
