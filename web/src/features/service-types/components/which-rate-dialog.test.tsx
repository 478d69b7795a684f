import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RateAnswer, ServiceRate } from '#contract/service-types/rate-shapes.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { WhichRateDialog } from './which-rate-dialog.tsx';

const RATE: ServiceRate = {
  ...{ id: 'r1', version: 1, scope: 'service', service_type: { id: 's1', name: 'Rigging' } },
  ...{ client: null, member: null, project: null, level: null, currency: 'GBP' },
  ...{ cost_rate: '60.00', bill_rate: '90.00', valid_from: '2024-01-01', valid_to: null },
};
const CARD: ServiceRate = {
  ...{ ...RATE, id: 'r2', scope: 'client', bill_rate: '80.00' },
  client: { id: 'c1', name: 'Hartley' },
};
const ANSWER: RateAnswer = {
  ...{ client: CARD.client, level: null, unit: 'hour', min_margin_pct: '40' },
  ...{ chosen: CARD, withheld: false },
  lost: [{ rate: RATE, why: 'outranked' }],
};

const show = (answer: () => { status?: number; body?: unknown }) =>
  renderScreen({
    screen: () => <WhichRateDialog service="s1" onClose={() => undefined} />,
    search: () => ({}),
    at: '/manager/service-types/s1',
    answer: ({ path }) => {
      if (path === '/rates/which') return answer();
      const name = path.endsWith('/people') ? 'Rosa Lind' : 'Rigging';
      return { body: { data: [{ id: path.endsWith('/people') ? 'm1' : 's1', name }] } };
    },
  });

beforeEach(() => page.viewport(1280, 900));

test('the dialog says which rate counts, why, and which ones lost', async () => {
  const { view } = await show(() => ({ body: ANSWER }));
  const dialog = view.getByRole('dialog', { name: 'Which rate counts?' });
  const chosen = dialog.getByRole('region', { name: 'Which rate counts?' });
  await expect.element(chosen).toBeVisible();
  expect(chosen.element().textContent).toContain('£80.00');
  await expect
    .element(
      dialog.getByText(
        'The rate card of the client Hartley wins over rates of the person and of the service.',
      ),
    )
    .toBeVisible();
  await expect
    .element(dialog.getByRole('row', { name: /Everybody/ }).getByText('A nearer rate wins'))
    .toBeVisible();
});

test('who is chosen is asked for', async () => {
  const { view, asked } = await show(() => ({ body: ANSWER }));
  await view.getByRole('combobox', { name: 'Person' }).click();
  await view.getByRole('option', { name: 'Rosa Lind' }).click();
  await expect
    .poll(() =>
      asked
        .filter(({ path }) => path === '/rates/which')
        .at(-1)
        ?.query.get('member_id'),
    )
    .toBe('m1');
});

test('without a rate it says what that means; a failure can be tried again', async () => {
  const { view } = await show(() => ({ body: { ...ANSWER, chosen: null, lost: [] } }));
  await expect.element(view.getByText('No rate counts: this work is worth nothing.')).toBeVisible();
  await expect.element(view.getByText('There is no other rate for this work.')).toBeVisible();
});
