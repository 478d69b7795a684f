import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ActivityWeek, WeekRow } from '#contract/activity/day-shapes.ts';
import { addDays } from '#contract/activity/rules.ts';
import type { Organization } from '#contract/organizations/shapes.ts';
import { organizationCalled, signedInAs } from '../../../../app/fixtures.tsx';
import { unsavedWork } from '../../../../ui/form-page/unsaved-work.ts';
import { UiProvider } from '../../../../ui/theme/ui-provider.tsx';
import { WeekCard } from './week-card.tsx';

afterEach(() => vi.unstubAllGlobals());

const row = (code: string, seconds: readonly number[], fixed: readonly number[] = []): WeekRow => ({
  project: { id: `id-${code}`, code, name: `Project ${code}` },
  service: null,
  cells: seconds.map((duration_s, at) => ({
    date: addDays('2026-11-16', at),
    duration_s,
    entry_ids: duration_s > 0 ? [`${code}-${at}`] : [],
    editable: !fixed.includes(at),
  })),
  total_s: seconds.reduce((sum, one) => sum + one, 0),
});

const week: ActivityWeek = {
  from: '2026-11-16',
  to: '2026-11-22',
  today: '2026-11-19',
  days: Array.from({ length: 7 }, (_, at) => ({
    date: addDays('2026-11-16', at),
    planned_minutes: at < 5 ? 480 : 0,
    total_s: 0,
    status: at === 0 ? ('locked' as const) : ('empty' as const),
  })),
  rows: [row('HRB-204', [21_600, 0, 0, 0, 0, 0, 0], [0]), row('QML-118', [0, 3600, 0, 0, 0, 0, 0])],
  total_s: 25_200,
  planned_minutes: 2400,
};

async function shown(habits: Partial<Organization> = {}) {
  const here = { ...organizationCalled('A'), ...habits };
  const client = signedInAs({ organizations: [here], current: 'A' });
  sessionStorage.setItem('organization', 'a');
  const calls: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    if (init?.method === 'PUT') calls.push(JSON.parse(String(init.body)));
    return Response.json({ entry: null, favourites: [] });
  });
  const screen = await render(
    <QueryClientProvider client={client}>
      <UiProvider>
        <WeekCard week={week} date="2026-11-19" locale="en-GB" />
      </UiProvider>
    </QueryClientProvider>,
  );
  return { screen, calls };
}

const focused = () => document.activeElement?.getAttribute('data-cell');

test('arrow keys move, typing and Enter set the hours of the cell, once', async () => {
  const { screen, calls } = await shown();
  screen
    .getByRole('button', { name: /HRB-204, Tue/ })
    .element()
    .focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('1-2');
  await userEvent.keyboard('1.5{Enter}');
  await expect
    .poll(() => calls)
    .toEqual([
      { work_date: '2026-11-18', project_id: 'id-QML-118', service_type_id: null, duration_s: 5400 },
    ]);
});

test('hours are unsaved work while they are typed', async () => {
  const { screen } = await shown();
  await screen.getByRole('button', { name: /HRB-204, Tue/ }).click();
  await expect.poll(unsavedWork.get).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(unsavedWork.get).toBe(0);
});

test('Escape leaves the hours as they were and stays in the cell', async () => {
  const { screen, calls } = await shown();
  screen
    .getByRole('button', { name: /QML-118, Tue/ })
    .element()
    .focus();
  await userEvent.keyboard('9{Escape}');
  await expect.poll(focused).toBe('1-1');
  await expect.element(screen.getByRole('button', { name: /QML-118, Tue.*1:00/ })).toBeVisible();
  expect(calls).toEqual([]);
});

test('what is no duration is said and kept open', async () => {
  const { screen, calls } = await shown();
  screen
    .getByRole('button', { name: /QML-118, Wed/ })
    .element()
    .focus();
  await userEvent.keyboard('9x{Enter}');
  await expect.element(screen.getByText('Type hours such as 1:30, 90m or 1.5.')).toBeVisible();
  expect(calls).toEqual([]);
});

test('a closed cell cannot be typed into', async () => {
  const { screen, calls } = await shown();
  screen
    .getByRole('button', { name: /HRB-204, Mon/ })
    .element()
    .focus();
  await userEvent.keyboard('5{Enter}{Delete}');
  expect(document.querySelector('input')).toBeNull();
  expect(calls).toEqual([]);
});

test('each day says its state, and the totals what is planned', async () => {
  const { screen } = await shown();
  await expect.element(screen.getByRole('link', { name: /Mon 16.*Locked/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Sat 21.*Off/ })).toBeVisible();
  await expect.element(screen.getByText('of 40:00')).toBeVisible();
});

test('each total is rounded once by the organization’s rule and tells the exact one; cells stay as they are', async () => {
  const { screen } = await shown({ rounding: 'up', rounding_minutes: 35 });
  const ofRow = (name: RegExp) => screen.getByRole('row', { name }).getByRole('cell').last();
  await expect.element(ofRow(/^QML-118/)).toHaveTextContent('1:10');
  await expect.element(ofRow(/^QML-118/).getByTitle('1 h')).toBeVisible();
  await expect.element(ofRow(/^HRB-204/)).toHaveTextContent('6:25');
  await expect.element(ofRow(/^Total/)).toHaveTextContent('7:00');
  await expect.element(screen.getByRole('button', { name: /QML-118, Tue.*1:00/ })).toBeVisible();
});
