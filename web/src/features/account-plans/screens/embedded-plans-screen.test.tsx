import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { planBoardOf } from '../../../../test/account-plan.ts';
import { planCalled } from '../../../../test/plan-list.tsx';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { config, setConfig } from '../../../platform/config.ts';
import { planListSearch } from '../effects/list-address.ts';
import { EmbeddedPlansScreen } from './embedded-plans-screen.tsx';

const PLANS = [planCalled('Growth'), planCalled('Other', { tier: 'B', health: 'off_track' })];
const BOARD = planBoardOf(PLANS, {
  ...{ thin: 1, overdue_reviews: 2 },
  whitespace: [
    { with: 'us', cells: 3, spend_minor: 108_000_000 },
    { with: 'competitor', cells: 4, spend_minor: 110_000_000 },
  ],
});

const show = ({ search = '', analytics = '', board = BOARD } = {}) =>
  renderScreen({
    screen: (given) => {
      setConfig({ ...config(), dashboardUrl: analytics });
      return <EmbeddedPlansScreen search={given} />;
    },
    search: planListSearch,
    at: `/manager/account-plans/embedded${search}`,
    answer: ({ path }: Asked) =>
      path === '/account-plans/board'
        ? { body: board }
        : { body: { data: board.total.count ? PLANS : [], before: null, after: null } },
  });

beforeEach(() => page.viewport(1440, 900));

test('coverage, health by tier, whitespace and late reviews stand above the plans, which open outside of the frame', async () => {
  const { view } = await show();
  for (const text of ['1 account below half', 'Their day is past', '£1.1m'])
    await expect.element(view.getByText(text, { exact: true }).first()).toBeVisible();
  await expect.element(view.getByText('Competitors')).toBeVisible();
  const plan = view.getByRole('link', { name: 'Growth' });
  await expect.element(plan).toHaveAttribute('target', '_blank');
  await expect
    .element(view.getByRole('link', { name: /^Tier B, Off track: 1 plan/ }))
    .toHaveAttribute('href', '/manager/account-plans/embedded?tier=B&health=off_track');
});

test('filters stand in the address of the frame, and one that nothing passes says so', async () => {
  const { view, asked } = await show({ search: '?tier=A', board: planBoardOf([]) });
  await expect.element(view.getByText('No account plan matches this board’s filters')).toBeVisible();
  const query = asked.find(({ path }) => path === '/account-plans/board')?.query;
  expect(query?.getAll('tier')).toEqual(['A']);
});

test('where an analytics application is configured it stands in the board’s place, told the filters', async () => {
  const { view } = await show({ search: '?view=all&tier=A', analytics: 'about:blank#' });
  await expect
    .element(view.getByTitle('Account plans in the analytics application'))
    .toHaveAttribute('src', 'about:blank#/account-plans?tier=A&organization=a');
});
