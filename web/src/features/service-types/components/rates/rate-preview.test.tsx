import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RatePreview } from '#contract/service-types/preview.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { serviceTypeDetail } from '../../../../../test/service-type-detail.ts';
import { newRate } from '../../effects/rate-values.ts';
import AddRateDialog from '../add-rate-dialog.tsx';

const SUM = {
  ...{ entries: 12, seconds: 36_000 },
  before: { bill_minor: 90_000, cost_minor: 60_125 },
  after: { bill_minor: 100_000, cost_minor: 60_125 },
};
const PREVIEW: RatePreview = {
  ...{ from: '2026-08-01', to: '2026-10-31', currency: 'GBP', total: SUM },
  rows: [{ ...SUM, month: '2026-09', project: { id: 'p1', name: 'Harbour guarding' } }],
  ...{ rows_in_all: 240, entries_left_out: 3, entries_unpriced: 0 },
};

const show = (answer: () => { status?: number; body?: unknown }, fixed = {}) =>
  renderScreen({
    screen: () => (
      <AddRateDialog
        title="Add a rate"
        start={newRate('GBP', '2026-11-23', { service_type_id: 's1', ...fixed })}
        scopes={['service', 'client']}
        onClose={() => undefined}
      />
    ),
    search: () => ({}),
    at: '/manager/service-types/s1',
    answer: ({ path }) => {
      if (path === '/rates/preview') return answer();
      if (path.startsWith('/choices')) return { body: { data: [{ id: 's1', name: 'Rigging' }] } };
      return { body: serviceTypeDetail() };
    },
  });

beforeEach(() => page.viewport(1280, 900));

test('once both rates stand, the dialog says what they would have done, by month and project', async () => {
  const { view, asked } = await show(() => ({ body: PREVIEW }));
  const part = view.getByRole('region', { name: 'What it would have done' });
  await expect.element(part.getByText(/^Enter both rates/)).toBeVisible();
  await view.getByLabelText('Bill rate').fill('100');
  await view.getByLabelText('Cost rate').fill('60,125');
  await expect.element(part.getByText('£1,000.00', { exact: true })).toBeVisible();
  await expect.element(part.getByText('was £900.00')).toBeVisible();
  await expect.element(part.getByText('£398.75 (39.9%)')).toBeVisible();
  const row = part.getByRole('row', { name: /Harbour guarding/ });
  for (const text of ['September 2026', '10:00', '£900.00 → £1,000.00', '£601.25', '£298.75 → £398.75'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
  await expect.element(part.getByText('Shown are the rows that change most: 1 of 240.')).toBeVisible();
  await expect.element(part.getByText(/^3 entries were worth another currency/)).toBeVisible();
  const previews = asked.filter(({ path }) => path === '/rates/preview');
  expect(previews.at(-1)?.body).toEqual({
    ...{ service_type_id: 's1', scope: 'service', client_id: null, member_id: null, project_id: null },
    ...{ level: null, bill_rate: '100', cost_rate: '60.125', currency: 'GBP' },
  });
});

test('a rate that leaves less than the lowest margin is warned of, and one that loses money', async () => {
  const { view } = await show(() => ({ body: PREVIEW }));
  await view.getByLabelText('Bill rate').fill('100');
  await view.getByLabelText('Cost rate').fill('75');
  await expect.element(view.getByText(/^It leaves 25%, below the lowest margin of 40 %/)).toBeVisible();
  await view.getByLabelText('Cost rate').fill('60');
  await expect.element(view.getByText(/^It leaves/)).not.toBeInTheDocument();
});

test('a preview that fails can be asked for again, and one without time says so', async () => {
  let isBroken = true;
  const none = { entries: 0, seconds: 0, before: SUM.before, after: SUM.after };
  const { view } = await show(() =>
    isBroken
      ? { status: 500, body: { code: 'internal', message: 'Broken.', request_id: 'r' } }
      : { body: { ...PREVIEW, total: none, rows: [], rows_in_all: 0, entries_left_out: 0 } },
  );
  await view.getByLabelText('Bill rate').fill('100');
  await view.getByLabelText('Cost rate').fill('60');
  await expect.element(view.getByText('What it would have done could not be worked out')).toBeVisible();
  isBroken = false;
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(view.getByText('There is no time that it would have counted for')).toBeVisible();
});

test('for a client the service is asked for, and the lowest margin is that of the chosen one', async () => {
  const { view } = await show(() => ({ body: PREVIEW }), {
    ...{ scope: 'client', service_type_id: null, client_id: 'c1' },
  });
  await view.getByLabelText('Bill rate').fill('100');
  await view.getByLabelText('Cost rate').fill('75');
  await view.getByRole('button', { name: 'Add rate' }).click();
  await expect
    .element(view.getByLabelText('Service type'))
    .toHaveAccessibleDescription('Choose the service type.');
  await view.getByLabelText('Service type').click();
  await view.getByRole('option', { name: 'Rigging' }).click();
  await expect.element(view.getByText(/below the lowest margin of 40 %/)).toBeVisible();
});
