import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showLog } from '../../../../test/ops-log.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';

beforeEach(() => {
  localStorage.clear();
  toast.clear();
  return page.viewport(1440, 900);
});

const PLACE = { sequence: 12, hash: 'a'.repeat(64) };
const PREVIEW = {
  ...{ timezone: 'Europe/London', records: 12, entries: 8, corrections: 1, steps: 3, head: PLACE },
  first: { sequence: 1, recorded_at: '2026-11-20T08:00:00.000Z' },
  last: { ...PLACE, recorded_at: '2026-11-21T08:00:00.000Z' },
  signer: 'b'.repeat(64),
};

const open = async (preview: object, made?: () => { status: number; body: unknown }) => {
  const { view, asked } = await showLog([], {
    'GET /export-preview': () => ({ body: { ...PREVIEW, ...preview } }),
    ...(made ? { 'GET /export/pdf': made } : {}),
  });
  await view.getByRole('button', { name: 'Export…' }).click();
  const box = view.getByRole('dialog', { name: 'Export the ops-log' });
  await expect.element(box).toBeVisible();
  return { box, asked };
};
const exported = { name: 'Export', exact: true };

test('it says what the days hold, how they were chosen and who signs, and asks for the days as chosen', async () => {
  const { box, asked } = await open({});
  for (const words of [
    '12 records',
    'Entries 8 · Corrections 1 · Steps 3',
    '#1 to #12 of the chain, without a gap',
  ])
    await expect.element(box.getByText(words, { exact: true })).toBeVisible();
  await expect.element(box.getByText(/By when it was recorded, in Europe\/London/)).toBeVisible();
  await expect.element(box.getByText('b'.repeat(64))).toBeVisible();
  await box.getByText('Last month', { exact: true }).click();
  await expect.poll(() => asked.filter(({ path }) => path.endsWith('export-preview')).length).toBe(2);
  expect(asked.at(-1)?.query?.get('from')).toMatch(/-01$/);
  await expect.element(box.getByRole('button', exported)).toBeEnabled();
});

test('it begins with the days that the page is narrowed to', async () => {
  const { view, asked } = await showLog(
    [],
    { 'GET /export-preview': () => ({ body: PREVIEW }) },
    { at: '?from=2026-10-01&to=2026-10-31' },
  );
  await view.getByRole('button', { name: 'Export…' }).click();
  await expect.poll(() => asked.some(({ path }) => path.endsWith('/export-preview'))).toBe(true);
  const { query } = asked.find(({ path }) => path.endsWith('/export-preview')) ?? {};
  expect([query?.get('from'), query?.get('to')]).toEqual(['2026-10-01', '2026-10-31']);
});

test('days without a record, too many for a PDF and an installation without a key are said instead', async () => {
  const { box } = await open({ records: 10_001, signer: null });
  await expect.element(box.getByText(/A PDF holds at most 10,000 records/)).toBeVisible();
  await expect.element(box.getByText(/ask an administrator to set SIGNING_KEY/)).toBeVisible();
  await expect.element(box.getByRole('button', exported)).toBeDisabled();
});

test('nothing recorded is nothing to export', async () => {
  const { box } = await open({ records: 0, first: null, last: null });
  await expect.element(box.getByText('Nothing was recorded on these days.')).toBeVisible();
  await expect.element(box.getByRole('button', exported)).toBeDisabled();
});

test('an export that fails says so and can be tried again', async () => {
  const { box } = await open({}, () => ({ status: 500, body: { error: 'defect', message: 'It broke.' } }));
  await box.getByRole('button', exported).click();
  await expect.element(box.getByText('The export was not made')).toBeVisible();
  await expect.element(box.getByText(/It broke off\. Try again/)).toBeVisible();
  await expect.element(box.getByRole('button', exported)).toBeEnabled();
});
