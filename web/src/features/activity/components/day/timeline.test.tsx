import { expect, test } from 'vitest';
import type { ActivityDay } from '#contract/activity/day-shapes.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { Timeline } from './timeline.tsx';

const day: ActivityDay = {
  date: '2026-11-21',
  today: '2026-11-21',
  now: '2026-11-21T12:10:00.000Z',
  timezone: 'Europe/London',
  on_team: true,
  planned_minutes: 0,
  total_s: 0,
  status: 'empty',
  entries: [],
  gaps: [],
  checks: [],
  note: { done: '', blockers: '', tomorrow: '', version: 0, updated_at: null },
  timer: null,
};

const shown = async (changed: Partial<ActivityDay>) => {
  const { view } = await renderScreen({
    screen: () => <Timeline day={{ ...day, ...changed }} elapsed={0} />,
    search: () => ({}),
    at: '/daily-activity',
    answer: () => undefined,
  });
  return view;
};

test('today shows its hours and where now is, even before anything is logged', async () => {
  const view = await shown({});
  await expect.element(view.getByText('12:00')).toBeVisible();
  await expect.element(view.getByTitle('Now, 12:10')).toBeInTheDocument();
});

test('another day without times has no line', async () => {
  const view = await shown({ date: '2026-11-20' });
  expect(view.getByText('Timeline').elements()).toEqual([]);
});
