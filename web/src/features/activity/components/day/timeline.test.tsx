import { expect, test } from 'vitest';
import type { ActivityDay } from '#contract/activity/day-shapes.ts';
import { activityDay } from '../../../../../test/activity-answers.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { Timeline } from './timeline.tsx';

const day = activityDay({ now: '2026-11-21T12:10:00.000Z' });

const shown = async (changed: Partial<ActivityDay>, elapsed = 0) => {
  const { view } = await renderScreen({
    screen: () => <Timeline day={{ ...day, ...changed }} elapsed={elapsed} />,
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

const hours = (view: Awaited<ReturnType<typeof shown>>) =>
  view
    .getByText(/^\d\d:\d\d$/)
    .elements()
    .map(({ textContent }) => textContent);

test('just after midnight none of yesterday’s hours are shown', async () => {
  const view = await shown({ now: '2026-11-21T00:10:00.000Z' });
  await expect.element(view.getByTitle('Now, 00:10')).toBeInTheDocument();
  expect([hours(view)[0], hours(view).at(-1)]).toEqual(['00:00', '08:00']);
});

const night = {
  id: 'e',
  started_at: '2026-11-21T00:00:00.000Z',
  ended_at: '2026-11-21T02:30:00.000Z',
  running: false,
  note: 'Night watch',
  project: null,
  service: null,
};

test('of an entry over midnight today’s part is shown, with its length', async () => {
  const view = await shown({ now: '2026-11-21T06:00:00.000Z', timeline: [night] });
  await expect.element(view.getByTitle('00:00 to 02:30: Night watch')).toHaveTextContent('Night watch2:30');
  expect(hours(view)[0]).toBe('00:00');
});

test('a running timer fills today’s part up to now', async () => {
  const timer = {
    id: 't',
    version: 1,
    started_at: '2026-11-20T22:00:00.000Z',
    start: '22:00',
    work_date: '2026-11-20',
    project: null,
    service: null,
    category: 'work' as const,
    note: '',
    billable: true,
    client_uuid: null,
  };
  const view = await shown(
    { timer, timeline: [{ ...night, running: true, ended_at: '2026-11-22T00:00:00.000Z' }] },
    3 * 3600,
  );
  await expect.element(view.getByTitle('00:00 to 01:00: Night watch')).toHaveTextContent('Night watch1:00');
  await expect.element(view.getByTitle('Now, 01:00')).toBeInTheDocument();
});
