import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ActivityDay } from '#contract/activity/day-shapes.ts';
import { ACTIVITY_ANSWERS, activityDay } from '../../../../../test/activity-answers.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { DailyActivityScreen } from '../../screens/daily-activity-screen.tsx';

const shown = async (different: Partial<ActivityDay>, width = 1440) => {
  await page.viewport(width, 900);
  const day = activityDay(different);
  const { leave, planned_minutes, status } = day;
  const week = Array.from({ length: 7 }, (_, at) => ({
    ...{ date: `2026-11-${16 + at}`, planned_minutes: 480, total_s: 0, status: 'empty' },
    ...(at === 5 ? { leave, planned_minutes, status } : {}),
  }));
  const { view } = await renderScreen({
    screen: () => <DailyActivityScreen date="2026-11-21" onDate={() => {}} view="list" onView={() => {}} />,
    ...{ search: () => ({}), at: '/daily-activity' },
    answer: ({ path }) => {
      if (path === '/daily-activity/day') return { body: day };
      const body = ACTIVITY_ANSWERS[path];
      if (path === '/daily-activity/week' && body) return { body: { ...body, days: week } };
      return body ? { body } : undefined;
    },
  });
  return view;
};
const nothing = { rule: 'nothing-logged' as const, blocking: true, entry_ids: [], start: null, end: null };

test('a day of leave says which, expects nothing, and is marked in the week', async () => {
  const view = await shown({ leave: [{ type: 'sick', minutes: 480 }], checks: [nothing] });
  await expect.element(view.getByText('Sick leave all day')).toBeVisible();
  await expect.element(view.getByText('You are on leave')).toBeVisible();
  await expect.element(view.getByText('On leave: nothing to submit')).toBeVisible();
  await expect.element(view.getByRole('columnheader', { name: /^Sat 21\s*Leave$/ })).toBeVisible();
});

test('of a part of a day it says how much, what is left, and that more than that was logged', async () => {
  const view = await shown({
    ...{ leave: [{ type: 'paid', minutes: 240 }], planned_minutes: 240, total_s: 18_000, status: 'draft' },
    checks: [{ ...nothing, rule: 'on-leave', blocking: false }],
  });
  await expect.element(view.getByText('Paid leave, 4:00 of this day')).toBeVisible();
  await expect.element(view.getByText(/4:00 is planned of it\. You logged more than that/)).toBeVisible();
  await expect.element(view.getByText('More time than leave leaves of this day')).toBeVisible();
  await expect.element(view.getByRole('columnheader', { name: /Sat 21\s*Draft\s*4:00 leave/ })).toBeVisible();
});

test('on a phone the strip of the week marks a day of leave', async () => {
  const view = await shown({ leave: [{ type: 'training', minutes: 480 }] }, 360);
  await expect.element(view.getByText('Training all day')).toBeVisible();
  await expect.element(view.getByRole('link', { name: /Saturday.*Leave/ })).toBeVisible();
});

test('without leave nothing is said of it', async () => {
  const view = await shown({ checks: [nothing] });
  await expect.element(view.getByText('A day off')).toBeVisible();
  expect(view.getByText(/^(Leave|My leave)$/).elements()).toEqual([]);
});

test('time on a whole day of leave is said beside it', async () => {
  const view = await shown({
    ...{ leave: [{ type: 'paid', minutes: 480 }], total_s: 3_600, status: 'draft' },
    checks: [{ ...nothing, rule: 'on-leave', blocking: false }],
  });
  await expect.element(view.getByText(/There is time on it: check the times/)).toBeVisible();
});
