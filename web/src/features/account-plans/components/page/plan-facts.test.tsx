import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { planDetail } from '../../../../../test/account-plan.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { PhonePlanActions } from './plan-actions.tsx';
import { PlanFacts } from './plan-facts.tsx';

const show = (plan: AccountPlan) =>
  renderScreen({
    screen: () => (
      <>
        <PlanFacts plan={plan} />
        <PhonePlanActions plan={plan} />
      </>
    ),
    search: () => ({}),
    at: `/manager/account-plans/${plan.id}`,
    answer: () => undefined,
  });

beforeEach(() => page.viewport(1440, 900));

test('the facts of a plan lead to the projects that serve it', async () => {
  const plan = planDetail({ projects: 2 });
  const { view } = await show(plan);
  await expect
    .element(view.getByRole('link', { name: '2 projects' }))
    .toHaveAttribute('href', `/manager/projects?view=all&account_plan_id=${plan.id}`);
});

test('a plan that no project serves says so', async () => {
  const { view } = await show(planDetail());
  await expect.element(view.getByText('None yet', { exact: true })).toBeVisible();
});

test('a plan that is closed has no next review, whatever day was planned', async () => {
  const { view } = await show(planDetail({ status: 'closed', next_review_on: '2099-12-02' }));
  await expect.element(view.getByText('None planned', { exact: true })).toBeVisible();
  expect(view.getByText('2 December 2099').elements()).toEqual([]);
});

test('on phones the menu of a plan leads there', async () => {
  await page.viewport(360, 740);
  const plan = planDetail({ projects: 1 });
  const { view } = await show(plan);
  await view.getByRole('button', { name: 'More' }).click();
  await expect
    .element(view.getByRole('menuitem', { name: '1 project' }))
    .toHaveAttribute('href', `/manager/projects?view=all&account_plan_id=${plan.id}`);
});
