import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RatePreview } from '#contract/service-types/preview.ts';
import type { ServiceRate } from '#contract/service-types/rate-shapes.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { serviceTypeDetail } from '../../../../../test/service-type-detail.ts';
import { ServiceTypeScreen } from '../../screens/service-type-screen.tsx';

const RATE: ServiceRate = {
  ...{
    id: 'r1',
    version: 5,
    scope: 'member_level',
    service_type: { id: 's1', name: 'Rigging' },
    client: null,
  },
  ...{
    member: null,
    project: null,
    level: 'Lead',
    cost_rate: '60.1250',
    bill_rate: '90.00',
    currency: 'GBP',
  },
  ...{ valid_from: '2024-01-01', valid_to: null },
};
const SUM = {
  ...{ entries: 12, seconds: 36_000 },
  before: { bill_minor: 90_000, cost_minor: 60_000 },
  after: { bill_minor: 40_000, cost_minor: 30_000 },
};
const PREVIEW: RatePreview = {
  ...{ from: '2026-08-01', to: '2026-10-31', currency: 'GBP', total: SUM },
  rows: [{ ...SUM, month: '2026-09', project: { id: 'p1', name: 'Harbour guarding' } }],
  ...{ rows_in_all: 1, entries_left_out: 0, entries_unpriced: 3 },
};

const show = async (rates: readonly ServiceRate[], preview: () => { status?: number; body?: unknown }) => {
  const { view, asked } = await renderScreen({
    screen: () => <ServiceTypeScreen id="s1" />,
    search: () => ({}),
    at: '/manager/service-types/s1',
    answer: ({ path, method }) => {
      if (path.endsWith('preview')) return preview();
      if (method !== 'GET') return { body: RATE };
      if (path.endsWith('/rates')) return { body: { data: rates, before: null, after: null } };
      if (path.endsWith('/changes')) return { body: { data: [], before: null, after: null } };
      return { body: serviceTypeDetail() };
    },
  });
  const open = async (verb: string) => {
    await view.getByRole('button', { name: /^Actions for Level Lead/ }).click();
    await view.getByRole('menuitem', { name: verb }).click();
  };
  return { view, asked, open };
};

beforeEach(() => page.viewport(1280, 900));

test('whoever ends a rate sees what three months would have been without it, and that some had none', async () => {
  let isBroken = true;
  const { view, asked, open } = await show([RATE], () =>
    isBroken
      ? { status: 500, body: { code: 'internal', message: 'Broken.', request_id: 'r' } }
      : { body: PREVIEW },
  );
  await open('End');
  const part = view.getByRole('region', { name: 'What there would have been without it' });
  await expect.element(part.getByText(/could not be worked out/)).toBeVisible();
  isBroken = false;
  await part.getByRole('button', { name: 'Try again' }).click();
  await expect.element(part.getByText('£400.00', { exact: true })).toBeVisible();
  await expect.element(part.getByText('was £900.00')).toBeVisible();
  await expect.element(part.getByText('£900.00 → £400.00', { exact: true })).toBeVisible();
  await expect.element(part.getByText(/^For 3 entries no rate would have counted/)).toBeVisible();
  await view.getByRole('button', { name: 'Save' }).click();
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument();
  expect(asked.find(({ method }) => method === 'PATCH')?.version).toBe('"5"');
});

test('a rate is changed from a day on by one that begins as it is, with what that would have done', async () => {
  const { view, asked, open } = await show([RATE], () => ({ body: PREVIEW }));
  await open('Change');
  const box = view.getByRole('dialog', { name: 'Change a rate: Level Lead' });
  await expect.element(box.getByLabelText('Bill rate')).toHaveValue('90');
  await expect.element(box.getByLabelText('Cost rate')).toHaveValue('60.125');
  await expect.element(box.getByLabelText('Member level')).toHaveValue('Lead');
  await box.getByLabelText('Bill rate').fill('95,5');
  await expect.element(box.getByText('£400.00', { exact: true })).toBeVisible();
  await box.getByRole('button', { name: 'Add rate' }).click();
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument();
  const sent = asked.find(({ method, path }) => method === 'POST' && path.endsWith('/rates'));
  expect(sent?.body).toMatchObject({
    ...{ scope: 'member_level', level: 'Lead', bill_rate: '95.5', cost_rate: '60.125', end_current: true },
    valid_to: null,
  });
});

test('one that is over or begins later can’t be changed from a day on', async () => {
  const { view } = await show([{ ...RATE, valid_to: '2024-12-31' }], () => ({ body: PREVIEW }));
  await view.getByRole('button', { name: /^Actions for Level Lead/ }).click();
  await expect.element(view.getByRole('menuitem', { name: 'Remove' })).toBeVisible();
  await expect.element(view.getByRole('menuitem', { name: 'Change' })).not.toBeInTheDocument();
});
