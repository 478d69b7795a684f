import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AccountPlanSummary } from '#contract/account-plans/shapes.ts';
import { planSummary } from '../../../../../test/account-plan.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { ClientPlans } from './client-plans.tsx';

const CLIENT = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3d3';

const show = (plans: readonly AccountPlanSummary[], role = 'manager') =>
  renderScreen({
    screen: () => <ClientPlans id={CLIENT} />,
    ...{ search: () => ({}), at: `/manager/clients/${CLIENT}`, role },
    rules: role === 'manager' ? undefined : [],
    answer: () => ({ body: { data: plans, before: null, after: null } }),
  });

const plan = (at: number, fields: Partial<AccountPlanSummary>) =>
  planSummary({ id: `01a1fb7a-8bb3-77c6-abf2-5c0938cbb6d${at}`, ...fields });

beforeEach(() => page.viewport(1280, 900));

test('a client’s active plan stands first, with tier, health, coverage, revenue and next review', async () => {
  const { view, asked } = await show([
    plan(1, { name: 'Last year', status: 'closed', health: null }),
    plan(2, { name: 'This year', status: 'active' }),
  ]);
  const card = view.getByRole('region', { name: 'Account plans' });
  const row = card.getByRole('row', { name: /This year/ });
  for (const text of ['Active', 'At risk', '62%', '£3.1m of £4.2m'])
    await expect.element(row.getByText(text)).toBeVisible();
  await expect
    .element(card.getByRole('link', { name: 'This year' }))
    .toHaveAttribute('href', '/manager/account-plans/01a1fb7a-8bb3-77c6-abf2-5c0938cbb6d2');
  const names = card
    .getByRole('row')
    .elements()
    .map((one) => one.textContent);
  expect(names.findIndex((one) => one.includes('This'))).toBeLessThan(
    names.findIndex((one) => one.includes('Last')),
  );
  expect(asked.map(({ path, query }) => [path, query.get('client_id')])).toEqual([
    ['/account-plans', CLIENT],
  ]);
});

test('a client without a plan leads to where one begins', async () => {
  const { view } = await show([]);
  await expect.element(view.getByText('No account plan', { exact: true })).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'Begin a plan' }))
    .toHaveAttribute('href', `/manager/account-plans/new?client=${CLIENT}`);
});

test('whoever may not see account plans sees nothing of them, and nothing is asked', async () => {
  const { view, asked } = await show([plan(1, {})], 'member');
  await expect.poll(() => view.container.textContent).toBeDefined();
  expect(view.getByText('Account plans').elements()).toEqual([]);
  expect(asked).toEqual([]);
});
