import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { reportedError } from '../../../../test/reported-error.ts';
import { searchParameters } from '../../../platform/search.ts';
import { ErrorScreen } from './error-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const { id } = reportedError();

const show = (error = reportedError(), settled: { status?: number; body?: unknown } = {}) =>
  renderScreen({
    screen: () => (
      <Suspense>
        <ErrorScreen id={id} />
      </Suspense>
    ),
    search: searchParameters({}),
    at: `/admin/reports/errors/${id}`,
    domain: '/root',
    answer: ({ method }) => (method === 'PATCH' ? settled : { body: error }),
  });

test('an error shows stack, what happened before, request id, browser and who', async () => {
  const { view } = await show();
  const stack = view.getByRole('region', { name: 'Stack' });
  await expect.element(stack.getByText('showWeek')).toBeVisible();
  await expect.element(stack.getByText('/assets/activity.js:41:7')).toBeVisible();
  await expect.element(view.getByText('button Next week')).toBeVisible();
  for (const text of ['c306a37b-1111', 'Chrome 142 · Windows 11', 'Maren Holt'])
    await expect.element(view.getByText(text)).toBeVisible();
});

test('one can turn to older reports and back', async () => {
  const { view } = await show();
  await view.getByRole('button', { name: 'Older report' }).click();
  const card = view.getByRole('region', { name: 'Report 2 of 2' });
  await expect.element(card.getByText('Cannot read the 3rd entry')).toBeVisible();
  await expect.element(card.getByText('Nobody was signed in')).toBeVisible();
  await view.getByRole('button', { name: 'Newer report' }).click();
  await expect.element(view.getByRole('region', { name: 'Newest report' })).toBeVisible();
});

test('resolving sends the version that was seen, and the button becomes the way back', async () => {
  const resolved = { resolved_at: '2026-11-21T09:00:00.000Z', resolved_by: 'Ada', version: 4 };
  const body = reportedError({ status: 'resolved', ...resolved });
  const { view, asked } = await show(reportedError(), { body });
  await view.getByRole('button', { name: 'Resolve' }).click();
  await expect
    .poll(() => asked.find(({ method }) => method === 'PATCH'))
    .toMatchObject({
      path: `/reports/errors/${id}`,
      version: '"3"',
      body: { status: 'resolved' },
    });
  await expect.element(view.getByText(/^Resolved. It opens again by itself/)).toBeVisible();
});

test('where somebody was faster the error is read anew', async () => {
  const { view, asked } = await show(reportedError(), {
    status: 412,
    body: { code: 'stale', message: 'Changed.' },
  });
  await view.getByRole('button', { name: 'Resolve' }).click();
  const reads = () => asked.filter(({ method }) => method === 'GET').length;
  await expect.poll(reads).toBe(2);
});

test('an error whose reports are gone still says what it was', async () => {
  const { view } = await show(reportedError({ reports: [] }));
  await expect.element(view.getByText(/older than 90 days and gone/)).toBeVisible();
});
