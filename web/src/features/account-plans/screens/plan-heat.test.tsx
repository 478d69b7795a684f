import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { planCalled as plan, queriesOf, showPlans as show } from '../../../../test/plan-list.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';

const PLANS = '/manager/account-plans';

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 900);
});

test('the same plans stand in a heat map, whose cells lead to what they rest on', async () => {
  const { view, address } = await show(`${PLANS}?view=all`, { plans: [plan('Growth')] });
  await view.getByText('Heat map', { exact: true }).click();
  await expect.poll(address).toBe(`${PLANS}?view=all&layout=heat`);
  const row = view.getByRole('row', { name: /Growth/ });
  await expect
    .element(row.getByRole('link', { name: 'Margin: On track' }))
    .toHaveAttribute('href', `${PLANS}/id-Growth/reviews#health`);
  await expect.element(row.getByRole('link', { name: 'Activity: No data' })).toBeVisible();
  await expect
    .element(row.getByRole('link', { name: 'Coverage: 62%, On track' }))
    .toHaveAttribute('href', `${PLANS}/id-Growth#stakeholders`);
  await expect
    .element(row.getByRole('link', { name: /Review: In [\d,]+ days/ }))
    .toHaveAttribute('href', `${PLANS}/id-Growth/reviews`);
});

test('arrows go from cell to cell of the heat map', async () => {
  const { view } = await show(`${PLANS}?layout=heat`, { plans: [plan('Growth'), plan('Other')] });
  const cell = (name: string, of: string) =>
    view.getByRole('row', { name: new RegExp(name) }).getByRole('link', { name: new RegExp(of) });
  await expect.element(cell('Growth', 'Margin')).toBeVisible();
  cell('Growth', 'Margin').element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(cell('Other', 'Incidents')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(view.getByRole('link', { name: 'Other', exact: true })).toHaveFocus();
});

test('a figure of the matrix shows the plans behind it, and all of them when they are shown already', async () => {
  const { view, asked } = await show(`${PLANS}?layout=heat&tier=A&health=at_risk`, {
    plans: [plan('Growth'), plan('Other', { tier: 'B', health: 'off_track' })],
  });
  await expect
    .element(view.getByRole('link', { name: /^Tier B, Off track: 1 plan/ }))
    .toHaveAttribute('href', `${PLANS}?layout=heat&tier=B&health=off_track`);
  const chosen = view.getByRole('link', { name: /^Tier A, At risk: 1 plan/ });
  await expect.element(chosen).toHaveAttribute('aria-current', 'true');
  await expect.element(chosen).toHaveAttribute('href', `${PLANS}?layout=heat`);
  const asMatrix = queriesOf(asked, '/account-plans/board').filter(
    (query) => !query.some(([name]) => name === 'tier'),
  );
  expect(asMatrix).toHaveLength(1);
});

test('plans of which nothing is measured are shown by their figure in the matrix as well', async () => {
  const { view, asked } = await show(`${PLANS}?layout=heat&health=unknown`, {
    plans: [plan('Growth', { health: null })],
  });
  await expect
    .element(view.getByRole('link', { name: /^Tier A, Not measured: 1 plan/ }))
    .toHaveAttribute('href', `${PLANS}?layout=heat&health=unknown&tier=A`);
  await expect
    .element(view.getByRole('link', { name: 'Not measured, every tier' }))
    .toHaveAttribute('href', `${PLANS}?layout=heat`);
  expect(queriesOf(asked, '/account-plans')[0]).toContainEqual(['health', 'unknown']);
});
