import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DealsheetSummary } from '#contract/dealsheets/shapes.ts';
import { boardOf, dealsheetSummary } from '../../../../../test/dealsheet.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { ClientDeals } from './client-deals.tsx';

const CLIENT = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3d3';

const show = (deals: readonly DealsheetSummary[], role = 'director') =>
  renderScreen({
    screen: () => <ClientDeals id={CLIENT} />,
    ...{ search: () => ({}), at: `/manager/clients/${CLIENT}`, role },
    rules: role === 'director' ? undefined : [],
    answer: () => ({ body: boardOf(deals) }),
  });

const deal = (at: number, fields: Partial<DealsheetSummary>) =>
  dealsheetSummary({ id: `01a1fb7a-8bb3-77c6-abf2-5c0938cbb4d${at}`, code: `D-000${at}`, ...fields });

beforeEach(() => page.viewport(1280, 900));

test('a client’s open deals stand with state and amount, those that ended are counted, and all are one click away', async () => {
  const { view, asked } = await show([
    deal(1, { title: 'Pier 4', status: 'sent', price_minor: 100_00 }),
    deal(2, { title: 'Pier 5', status: 'draft', price_minor: 50_00 }),
    deal(3, { title: 'Pier 6', status: 'won' }),
    deal(4, { title: 'Pier 7', status: 'lost' }),
  ]);
  const card = view.getByRole('region', { name: 'Dealsheets' });
  const row = card.getByRole('row', { name: /Pier 4/ });
  for (const text of ['D-0001', 'Sent', '£100.00']) await expect.element(row.getByText(text)).toBeVisible();
  await expect.element(card.getByText('£150.00 open')).toBeVisible();
  await expect.element(card.getByText('Beside these: 1 won, 1 lost.')).toBeVisible();
  await expect
    .element(card.getByRole('link', { name: 'All dealsheets' }))
    .toHaveAttribute('href', `/manager/dealsheets?view=all&show=list&client_id=${CLIENT}`);
  expect(card.getByText('Pier 6').elements()).toEqual([]);
  expect(asked.map(({ path, query }) => [path, query.get('client_id')])).toEqual([
    ['/dealsheets/board', CLIENT],
  ]);
});

test('whoever may not see dealsheets sees nothing of them, and nothing is asked', async () => {
  const { view, asked } = await show([deal(1, {})], 'manager');
  await expect.poll(() => view.container.textContent).toBeDefined();
  expect(view.getByText('Dealsheets').elements()).toEqual([]);
  expect(asked).toEqual([]);
});
