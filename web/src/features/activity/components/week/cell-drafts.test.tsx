import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ActivityWeek } from '#contract/activity/day-shapes.ts';
import { type Asked, renderScreen } from '../../../../../test/render-screen.tsx';
import { WeekCard } from './week-card.tsx';

const dates = Array.from({ length: 7 }, (_, at) => `2026-11-${16 + at}`);
const week: ActivityWeek = {
  from: '2026-11-16',
  to: '2026-11-22',
  today: '2026-11-19',
  days: dates.map((date) => ({ date, planned_minutes: 480, total_s: 0, status: 'empty' as const })),
  rows: [
    {
      project: { id: 'p', code: 'HRB-204', name: 'Harbour' },
      service: null,
      total_s: 0,
      cells: dates.map((date) => ({ date, duration_s: 0, entry_ids: [], editable: true })),
    },
  ],
  total_s: 0,
  planned_minutes: 2400,
};

/** The week, and a button that draws it afresh, as coming back from the sign-in does. */
function Page() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button type="button" id="afresh" onClick={() => setTimes(times + 1)}>
        Afresh
      </button>
      <WeekCard key={times} week={week} date="2026-11-19" locale="en-GB" />
    </>
  );
}

const comeBack = () => document.querySelector<HTMLButtonElement>('#afresh')?.click();
const kept = () => localStorage.getItem('draft.ada.a.week-2026-11-16');

const shown = async (status: () => number) => {
  const { view, asked } = await renderScreen({
    screen: () => <Page />,
    search: () => ({}),
    at: '/daily-activity',
    answer: ({ method }) => (method === 'PUT' ? { status: status(), body: { entry: null } } : undefined),
  });
  const writes = (): Asked[] => asked.filter(({ method }) => method === 'PUT');
  const cell = view.getByRole('button', { name: /HRB-204, Wed/ });
  return { cell, typed: view.getByRole('textbox', { name: /HRB-204, Wed/ }), writes };
};

test('hours typed into a cell outlive a session that ended, sent or not, until they are saved', async () => {
  let status = 401;
  const { cell, typed, writes } = await shown(() => status);
  await cell.click();
  await typed.fill('2:3');
  comeBack();
  await expect.element(typed).toHaveValue('2:3');
  await typed.fill('2:30');
  await userEvent.keyboard('{Enter}');
  await expect.poll(writes).toHaveLength(1);
  comeBack();
  await expect.element(typed).toHaveValue('2:30');
  status = 200;
  await userEvent.keyboard('{Enter}');
  await expect.poll(writes).toHaveLength(2);
  expect(writes().at(-1)?.body).toMatchObject({ work_date: '2026-11-18', duration_s: 9000 });
  await expect.poll(kept).toBeNull();
  comeBack();
  await expect.element(cell).toBeVisible();
});

test('hours that the server refuses, and those left by Escape, do not come back', async () => {
  const { cell, writes } = await shown(() => 422);
  await cell.click();
  await userEvent.keyboard('23{Enter}');
  await expect.poll(writes).toHaveLength(1);
  await expect.poll(kept).toBeNull();
  await cell.click();
  await userEvent.keyboard('4');
  expect(kept()).toContain('"4"');
  await userEvent.keyboard('{Escape}');
  expect(kept()).toBeNull();
});
