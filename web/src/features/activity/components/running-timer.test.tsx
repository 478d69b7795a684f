import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { RunningTimer } from './running-timer.tsx';

afterEach(() => page.viewport(1440, 900));

const timer = {
  id: 't',
  version: 1,
  started_at: '2026-11-21T11:00:00.000Z',
  start: '11:00',
  work_date: '2026-11-21',
  project: { id: 'p', code: 'HRB-204', name: 'Harbour' },
  service: null,
  category: 'work',
  note: 'Gate 3 barrier, loop detector recalibration after the storm',
  billable: true,
};

const shown = async (width: number) => {
  await page.viewport(width, 800);
  const { view } = await renderScreen({
    screen: () => <RunningTimer />,
    search: () => ({}),
    at: '/manager/projects',
    answer: () => ({ body: { timer, now: '2026-11-21T12:04:12.000Z' } }),
  });
  return view.getByRole('link', { name: /^Running timer: 1:04:\d\d, Gate 3 barrier/ });
};

test('on a phone the timer of another page is a dot and a time, big enough for a thumb', async () => {
  const link = await shown(360);
  await expect.element(link).toBeVisible();
  expect(link.element().textContent).toMatch(/^1:04:\d\d$/);
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('on a desk a long note is cut, so that the bar keeps its other parts', async () => {
  const link = await shown(1440);
  await expect.element(link).toBeVisible();
  expect(link.element().textContent).toMatch(/Gate 3 barrier, loop detect…$/);
});
