import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { planDeliveryOf, planDetail } from '../../../../test/account-plan.ts';
import {
  actionCalled,
  bigGrid,
  itemsOf,
  opportunityCalled,
  riskCalled,
} from '../../../../test/plan-items.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { PlanPrintScreen } from './plan-print-screen.tsx';

const PLAN = planDetail({ starts_on: '2026-01-01', ends_on: '2026-12-31' });

const objective: PlanItem<'objective'> = {
  ...{ id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb7d1', version: 1 },
  ...{ created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
  ...{ title: 'Grow what is sold', metric: 'Sold', unit: '£k', baseline: '18', target: '42' },
  ...{ current: '32.9', due_on: null, owner: null, status: 'on_track', note: '', progress_pct: 62 },
};
const ITEMS = itemsOf({
  objectives: [objective],
  opportunities: [opportunityCalled('Marina', 1), opportunityCalled('Long since lost', 2, { stage: 'lost' })],
  actions: [actionCalled('Over and done with', 1, { status: 'done' }), actionCalled('Call Dana', 2)],
  risks: [riskCalled('Procurement decides by price alone and asks nobody who works there', 1)],
});

type Rules = Parameters<typeof renderScreen>[0]['rules'];

const show = (items: unknown = ITEMS, rules?: Rules) =>
  renderScreen({
    screen: () => <PlanPrintScreen plan_id={PLAN.id} />,
    ...{ search: () => ({}), at: `/manager/account-plans/${PLAN.id}/print`, ...(rules ? { rules } : {}) },
    answer: ({ path }) => {
      if (path === `/account-plans/${PLAN.id}`) return { body: PLAN };
      if (path.endsWith('/items')) return items === null ? undefined : { body: items };
      if (path.endsWith('/delivery')) return { body: planDeliveryOf() };
      return path.endsWith('/whitespace') ? { body: bigGrid(3, 8) } : undefined;
    },
  });

beforeEach(() => page.viewport(1000, 1000));

test('a figure of money is read with its sign before it, as on the overview', async () => {
  const { view } = await show();
  await expect.element(view.getByText('£32.9k of £42k')).toBeVisible();
  await expect.element(view.getByText('from £18k')).toBeVisible();
});

test('what is still to be done comes first, and only what is open is summed', async () => {
  const { view } = await show();
  const actions = view.getByRole('table', { name: 'Actions' });
  await expect.element(actions.getByRole('row').nth(1).getByText('Call Dana')).toBeVisible();
  const sum = view.getByRole('row', { name: /Open: 1/ });
  await expect.element(sum.getByText('£185,000.00')).toBeVisible();
});

test('more units than stand beside each other take another table', async () => {
  const { view } = await show();
  await expect.element(view.getByRole('table', { name: /^Whitespace/ }).first()).toBeVisible();
  expect(view.getByRole('table', { name: /^Whitespace/ }).elements()).toHaveLength(2);
});

test('a part with nothing in it says so', async () => {
  const { view } = await show(itemsOf());
  await expect.element(view.getByText('Nothing is written down.').first()).toBeVisible();
});

test('a heading stands with what it is of, and no row is torn', async () => {
  const { view } = await show();
  const table = view.getByRole('table', { name: 'Actions' });
  await expect.element(table).toBeVisible();
  const caption = table.element().querySelector('caption') ?? document.body;
  expect(getComputedStyle(caption).breakAfter).toBe('avoid');
  expect(getComputedStyle(table.element()).breakInside).toBe('avoid');
  expect(getComputedStyle(table.getByRole('row').first().element()).breakInside).toBe('avoid');
});

test('on a phone nothing is wider than the page', async () => {
  await page.viewport(360, 740);
  const { view } = await show();
  await expect.element(view.getByText('Call Dana')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('it is printed whole or not at all: where a part of it can’t be read, that is said', async () => {
  const { view } = await show(null);
  await expect.element(view.getByText('The account plan could not be loaded')).toBeVisible();
  expect(view.getByRole('table').elements()).toEqual([]);
});

test('whoever may not read plans is told so, and nothing is asked for', async () => {
  const { view, asked } = await show(ITEMS, [['p', 'admin', '/org/a', '/projects', 'list', 'allow']]);
  await expect.element(view.getByText('Account plans aren’t part of your role')).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(asked.filter(({ path }) => path.startsWith('/account-plans'))).toEqual([]);
});
