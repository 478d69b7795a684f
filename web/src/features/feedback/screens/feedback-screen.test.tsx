import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Feedback } from '#contract/feedback/shapes.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { feedbackSearch } from '../effects/feedback-address.ts';
import { FeedbackScreen } from './feedback-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const AT = '2026-11-20T09:00:00Z';
const said = (more: Partial<Feedback> = {}): Feedback => ({
  ...{ id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb301', version: 1, created_at: AT, updated_at: AT },
  ...{ name: 'Ann Lee', email: 'ann@muster.test', message: 'The board is slow', page: '/manager/projects' },
  ...{ status: 'open', screenshot: null, thumbnail: null, done_at: null },
  ...more,
});

const show = (rows: readonly Feedback[], at = '/admin/reports/feedback') => {
  let [one = said()] = rows;
  const answer = ({ method, path, body }: Asked) => {
    if (path === '/feedback') return { body: { data: rows, before: null, after: null } };
    if (path.endsWith('/screenshot')) return { status: 500, body: { message: 'Gone wrong.' } };
    if (method === 'PATCH') one = { ...one, status: body.status, version: 2 };
    return { body: one };
  };
  return renderScreen({
    screen: (search) => <FeedbackScreen search={search} />,
    search: feedbackSearch,
    ...{ at, answer, domain: '/root' },
  });
};

test('each line tells who said what, on which page, and whether it is done with', async () => {
  const { view } = await show([said({ thumbnail: PIXEL, screenshot: { width: 40, height: 40 } })]);
  const row = view.getByRole('row').filter({ hasText: 'The board is slow' });
  await expect.element(row.getByText('Ann Lee')).toBeVisible();
  await expect.element(row.getByText('/manager/projects')).toBeVisible();
  await expect.element(row.getByText('Open', { exact: true })).toBeVisible();
  await expect.element(row.getByAltText('')).toHaveAttribute('src', PIXEL);
});

test('a feedback opens from its address, is marked as done with its version, and opened again', async () => {
  const one = said();
  const { view, asked, address } = await show([one], `/admin/reports/feedback?open=${one.id}`);
  const dialog = view.getByRole('dialog');
  await expect.element(dialog.getByText('Feedback of Ann Lee')).toBeVisible();
  await dialog.getByRole('button', { name: 'Mark as done' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Open again' })).toBeVisible();
  const change = asked.find(({ method }) => method === 'PATCH');
  expect([change?.version, change?.body]).toEqual(['"1"', { status: 'done' }]);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.poll(address).toBe('/admin/reports/feedback');
});

test('a screenshot that doesn’t come says so, beside what was said', async () => {
  const one = said({ screenshot: { width: 40, height: 40 }, thumbnail: PIXEL });
  const { view } = await show([one], `/admin/reports/feedback?open=${one.id}`);
  await expect.element(view.getByText('The screenshot could not be loaded')).toBeVisible();
  await expect.element(view.getByRole('dialog').getByText('The board is slow')).toBeVisible();
});

test('nobody has said anything, or nothing that fits the filters', async () => {
  const { view } = await show([]);
  await expect.element(view.getByText('Nobody has said anything yet')).toBeVisible();
  const { view: narrowed, asked } = await show([], '/admin/reports/feedback?status=done&q=slow');
  await expect.element(narrowed.getByText('No feedback fits the filters')).toBeVisible();
  expect([...(asked[0]?.query ?? [])]).toEqual(
    expect.arrayContaining([
      ['q', 'slow'],
      ['status', 'done'],
    ]),
  );
});
