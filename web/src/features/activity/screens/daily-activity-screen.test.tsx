import { onlineManager } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ACTIVITY_ANSWERS as answers } from '../../../../test/activity-answers.ts';
import { calendarWeek } from '../../../../test/calendar-answers.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { DailyActivityScreen } from './daily-activity-screen.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => onlineManager.setOnline(true));

/** The screen, and a button outside of it that draws it afresh, as a reload does. */
function Page() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button type="button" id="afresh" onClick={() => setTimes(times + 1)}>
        Afresh
      </button>
      <DailyActivityScreen key={times} date="2026-11-21" onDate={() => undefined} onView={() => undefined} />
    </>
  );
}

const shown = (
  at: string,
  other: (asked: Asked) => { status: number; body?: unknown } | undefined = () => undefined,
) =>
  renderScreen({
    screen: () => <Page />,
    search: () => ({}),
    at,
    answer: (asked) => other(asked) ?? (answers[asked.path] ? { body: answers[asked.path] } : undefined),
  });

const drawAfresh = () => document.querySelector<HTMLButtonElement>('#afresh')?.click();

test('“Log time” on a project opens the form with it, its only service and no bill', async () => {
  const { view, address } = await shown('/daily-activity?date=2026-11-21&project_id=p');
  const dialog = view.getByRole('dialog');
  await expect.element(dialog.getByRole('combobox', { name: 'Project' })).toHaveValue('HRB-204 Harbour');
  await expect.element(dialog.getByRole('combobox', { name: 'Service' })).toHaveValue('Guarding');
  await expect.element(dialog.getByRole('checkbox', { name: 'Billable' })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(address()).toBe('/daily-activity?date=2026-11-21');
});

test('what was typed and could not be saved is in the form again, and gone once it is cancelled', async () => {
  const { view } = await shown('/daily-activity');
  const dialog = view.getByRole('dialog');
  await view.getByRole('button', { name: 'Add entry' }).first().click();
  await dialog.getByRole('textbox', { name: 'Duration' }).fill('0:30');
  await dialog.getByLabelText('Note').fill('Gate 3');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(dialog.getByText('Not there.')).toBeVisible();
  drawAfresh();
  await expect.element(dialog.getByText('What you typed before is here again.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Note')).toHaveValue('Gate 3');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  drawAfresh();
  await expect.element(view.getByRole('button', { name: 'Submit day' })).toBeVisible();
  expect(dialog.elements()).toEqual([]);
});

const entry = (version: number, text: string) => ({
  id: 'e',
  version,
  work_date: '2026-11-21',
  start: null,
  end: null,
  ends_next_day: false,
  duration_s: 3600,
  project: null,
  service: null,
  category: 'work',
  note: text,
  billable: true,
  status: 'draft',
});

test('a change left by an ended session is compared with what somebody saved meanwhile', async () => {
  let now = entry(1, 'Patrol');
  const day = Object(answers['/daily-activity/day']);
  const { view } = await shown('/daily-activity', (one) => {
    if (one.method === 'PATCH') return { status: one.version === `"${now.version}"` ? 200 : 412 };
    if (one.path.endsWith('/day')) return { status: 200, body: { ...day, entries: [now] } };
    return one.path === '/daily-activity/e' ? { status: 200, body: now } : undefined;
  });
  const form = view.getByRole('dialog', { name: 'Change entry' });
  await view.getByRole('button', { name: /Edit.*Patrol/ }).click();
  await form.getByLabelText('Note').fill('CCTV mast 4');
  await expect.poll(() => sessionStorage.getItem('left-entry.ada.a')).toBe('e');
  now = entry(2, 'Fire panel');
  drawAfresh();
  await expect.element(form.getByLabelText('Note')).toHaveValue('CCTV mast 4');
  await form.getByRole('button', { name: 'Save' }).click();
  const conflict = view.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  for (const text of ['CCTV mast 4', 'Fire panel'])
    await expect.element(conflict.getByText(text)).toBeVisible();
});

test('without a network the day says so, and comes by itself when there is one again', async () => {
  onlineManager.setOnline(false);
  const { view } = await shown('/daily-activity');
  await expect.element(view.getByText('Your time could not be loaded')).toBeVisible();
  await expect.element(view.getByText(/You are offline/)).toBeVisible();
  onlineManager.setOnline(true);
  await expect.element(view.getByRole('button', { name: 'Submit day' })).toBeVisible();
});

test('how the days are shown is chosen, remembered for the person and said to the address', async () => {
  const views: string[] = [];
  const { view, asked } = await renderScreen({
    screen: () => (
      <DailyActivityScreen date="2026-11-18" onDate={() => undefined} onView={(to) => views.push(to)} />
    ),
    search: () => ({}),
    at: '/daily-activity',
    answer: ({ method, path }) => {
      if (method === 'PATCH') return { status: 204 };
      if (path === '/daily-activity/calendar') return { body: calendarWeek([]) };
      return answers[path] ? { body: answers[path] } : undefined;
    },
  });
  await view.getByText('Week', { exact: true }).click();
  await expect.element(view.getByRole('region', { name: 'Time by the clock' })).toBeVisible();
  const [kept] = asked.filter(({ method }) => method === 'PATCH');
  expect([views, kept?.path, kept?.body]).toEqual([['week'], '/users/me/settings', { time_view: 'week' }]);
});
