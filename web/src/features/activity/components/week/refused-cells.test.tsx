import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ActivityWeek } from '#contract/activity/day-shapes.ts';
import { ACTIVITY_ANSWERS } from '../../../../../test/activity-answers.ts';
import { type Answer, failure, keepTestsApart, offlineDay } from '../../../../../test/offline-day.tsx';
import type { Asked } from '../../../../../test/render-screen.tsx';
import { unsent } from '../../../../platform/offline/unsent/unsent.ts';

keepTestsApart();

const dates = Array.from({ length: 7 }, (_, at) => `2026-11-${16 + at}`);

/** The week with so many seconds on its Saturday. */
const weekOf = (seconds: number): Partial<ActivityWeek> => ({
  ...Object(ACTIVITY_ANSWERS['/daily-activity/week']),
  total_s: seconds,
  days: dates.map((date) => ({
    ...{ date, planned_minutes: 0, status: 'draft' },
    total_s: date === '2026-11-21' ? seconds : 0,
  })),
  rows: [
    {
      project: { id: 'p', code: 'HRB-204', name: 'Harbour' },
      service: null,
      total_s: seconds,
      cells: dates.map((date) => ({
        ...{ date, editable: true, duration_s: date === '2026-11-21' ? seconds : 0 },
        entry_ids: date === '2026-11-21' && seconds > 0 ? ['e'] : [],
      })),
    },
  ],
});

const shown = async (seconds: () => number, put: (asked: Asked) => Answer) => {
  const { view, ...rest } = await offlineDay({}, (asked) => {
    if (asked.path === '/daily-activity/week') return { body: weekOf(seconds()) };
    return asked.method === 'PUT' ? put(asked) : undefined;
  });
  const cell = view.getByRole('button', { name: /HRB-204, Sat/ });
  const set = async (hours: string) => {
    await cell.click();
    await userEvent.keyboard(`${hours}{Enter}`);
  };
  return {
    view,
    cell,
    set,
    total: view
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .last(),
    ...rest,
  };
};

test('hours typed without a network stand in their cell, the sums and the day, and are sent once', async () => {
  const { view, cell, set, total, comeBack, writes } = await shown(
    () => 0,
    () => ({ body: { entry: null } }),
  );
  await set('2');
  await expect.element(cell).toHaveAccessibleName(/2:00\. Waiting to be sent$/);
  await set('3');
  await expect.element(cell).toHaveAccessibleName(/3:00\. Waiting to be sent$/);
  await expect.element(total).toHaveTextContent('With time that waits to be sent3:00');
  await expect.element(view.getByRole('button', { name: /^Edit/ })).toBeVisible();
  expect([writes(), unsent.now().writes.length]).toEqual([[], 1]);
  comeBack();
  await expect.poll(() => unsent.now().writes).toEqual([]);
  expect(writes().map(({ body }) => body)).toEqual([
    { work_date: '2026-11-21', project_id: 'p', service_type_id: null, duration_s: 10_800, seen_s: 0 },
  ]);
});

test('hours that somebody changed meanwhile are shown as yours and theirs, and yours go over them when they are kept', async () => {
  let now = 3600;
  const { view, cell, set, comeBack, writes } = await shown(
    () => now,
    ({ body }) => (body.seen_s === now ? { body: { entry: null } } : { status: 412, body: failure('Old.') }),
  );
  await set('2');
  await expect.poll(() => unsent.now().writes).toHaveLength(1);
  now = 5400;
  comeBack();
  await expect.element(view.getByText(/Not saved: somebody changed it meanwhile/)).toBeVisible();
  await view.getByRole('button', { name: 'Compare' }).click();
  const conflict = view.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  for (const hours of ['2:00', '1:30']) await expect.element(conflict.getByText(hours)).toBeVisible();
  await expect.element(cell).toHaveAccessibleName(/1:30$/);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => unsent.now().writes).toEqual([]);
  expect(writes().at(-1)?.body).toMatchObject({ duration_s: 7200, seen_s: 5400 });
});
