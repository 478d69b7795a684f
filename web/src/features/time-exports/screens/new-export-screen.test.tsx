import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { exportLine, exportPreview, timeExport } from '../../../../test/time-exports.ts';
import { searchParameters } from '../../../platform/search.ts';
import { NewExportScreen } from './new-export-screen.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 1000);
});

type Answer = { status?: number; body?: unknown };
const NO_ROWS = { body: { data: [], before: null, after: null } };

const show = (preview: () => Answer, create: () => Answer = () => ({ status: 201, body: timeExport() })) =>
  renderScreen({
    screen: () => <NewExportScreen />,
    search: searchParameters({}),
    at: '/exports/new',
    role: 'director',
    answer: ({ path, method }: Asked) => {
      if (path === '/time-export-preview') return preview();
      return method === 'POST' ? create() : NO_ROWS;
    },
  });

test('what would go out stands beside the form, with what stays out and why', async () => {
  const lines = [exportLine(), exportLine({ rate: null, unit: null, currency: null })];
  const unapproved = { entries: 3, seconds: 5_400, members: 2 };
  const already = { entries: 1, seconds: 3_600 };
  const { view } = await show(() => ({
    body: exportPreview({ lines, line_count: 40, unapproved, already }),
  }));
  const card = view.getByRole('region', { name: 'What would go out' });
  await expect.element(card.getByText(/£30\.00 an hour/)).toBeVisible();
  await expect.element(card.getByText(/no rate/)).toBeVisible();
  await expect.element(card.getByText('and 38 more in the file')).toBeVisible();
  await expect.element(card.getByText(/1:30 of 2 people are not approved yet/)).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'Approvals' })).toBeVisible();
  await expect.element(card.getByText('1:00 went out before')).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Export 2:00' })).toBeVisible();
});

test('another purpose asks anew, with the lines that are usual for it', async () => {
  const { view, asked } = await show(() => ({ body: exportPreview() }));
  await view.getByText('Invoicing', { exact: true }).click();
  const last = () => asked.filter(({ path }) => path === '/time-export-preview').at(-1)?.query;
  await expect.poll(() => last()?.get('purpose')).toBe('invoicing');
  expect(last()?.getAll('part')).toEqual(['client', 'project', 'service', 'rate']);
  await view.getByRole('button', { name: /^Export/ }).click();
  await expect.poll(() => asked.find(({ method }) => method === 'POST')?.body.purpose).toBe('invoicing');
});

test('what the server refuses is said in the form, and nothing chosen is lost', async () => {
  const refused = {
    ...{ code: 'rule_broken', rule: 'nothing-to-export', why: null, request_id: 'r' },
    message: 'Nothing of these days is approved and has not gone out yet.',
    fields: [{ field: '', message: 'Nothing of these days is approved and has not gone out yet.' }],
  };
  const { view } = await show(
    () => ({ body: exportPreview() }),
    () => ({ status: 422, body: refused }),
  );
  await view.getByText('Last week').click();
  await view.getByRole('button', { name: /^Export/ }).click();
  await expect.element(view.getByText(refused.message)).toBeVisible();
  await expect.element(view.getByRole('radio', { name: 'Last week' })).toBeChecked();
});

test('where it could not be counted one can ask again', async () => {
  let isDown = true;
  const { view } = await show(() => (isDown ? { status: 500 } : { body: exportPreview() }));
  await expect.element(view.getByText('What would go out could not be counted')).toBeVisible();
  isDown = false;
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(view.getByText(/£30\.00 an hour/)).toBeVisible();
});

test('without an end nothing is asked, and the field says what is missing', async () => {
  const { view, asked } = await show(() => ({ body: exportPreview() }));
  await view.getByText('Other days').click();
  await view.getByRole('button', { name: /^Export/ }).click();
  await expect.element(view.getByText('Choose a day.').first()).toBeVisible();
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
});
