import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AccountPlanBoard } from '#contract/account-plans/board.ts';
import type { AccountPlanSummary } from '#contract/account-plans/shapes.ts';
import { planBoardOf, planSummary } from '../../../../test/account-plan.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { viewTools } from '../../saved-views/components/view-tools.ts';
import { planListSearch } from '../effects/list-address.ts';
import { PlanListScreen } from './plan-list-screen.tsx';

const PLANS = '/manager/account-plans';
const plan = (name: string, more: Partial<AccountPlanSummary> = {}) =>
  planSummary({ id: `id-${name}`, name, ...more });

type Answer = { status?: number; body?: unknown };
type Shown = {
  plans: AccountPlanSummary[];
  board?: Partial<AccountPlanBoard>;
  rows?: (asked: Asked) => Answer;
  rules?: Parameters<typeof renderScreen>[0]['rules'];
};

const show = (at: string, { plans, board, rows, rules }: Shown) =>
  renderScreen({
    screen: (search) => <PlanListScreen search={search} tools={viewTools} />,
    search: planListSearch,
    at,
    ...(rules ? { rules } : {}),
    answer: (asked) => {
      if (asked.path === '/account-plans/board') return { body: planBoardOf(plans, board) };
      if (asked.path === '/account-plans')
        return rows?.(asked) ?? { body: { data: plans, before: null, after: null } };
      if (asked.path.startsWith('/saved-views')) return { body: { data: [], home: null } };
      return { body: { data: [] } };
    },
  });

const queriesOf = (asked: readonly Asked[], path: string) =>
  asked.filter((one) => one.path === path).map(({ query }) => [...query]);

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 900);
});

test('a row says for whom, how it stands, what it comes to and when it is looked at next, and leads to the plan', async () => {
  const { view } = await show(PLANS, { plans: [plan('Growth')] });
  const row = view.getByRole('row', { name: /Growth/ });
  await expect
    .element(row.getByRole('link', { name: 'Growth' }))
    .toHaveAttribute('href', `${PLANS}/id-Growth`);
  for (const text of [
    'Port of Aldermouth',
    'Active',
    'At risk',
    '62%',
    '£3.1m',
    'of £4.2m',
    '£900k',
    '2 Dec 2099',
  ])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
});

test('a health that was said by hand shows that the figures say otherwise', async () => {
  const said = { health: 'on_track', health_manual: 'on_track', health_computed: 'off_track' } as const;
  const { view } = await show(PLANS, { plans: [plan('Growth', said), plan('Other')] });
  await expect
    .element(
      view
        .getByRole('row', { name: /Growth/ })
        .getByRole('img', { name: /figures of delivery say “Off track”/ }),
    )
    .toBeVisible();
  expect(view.getByRole('row', { name: /Other/ }).getByRole('img', { name: /say/ }).elements()).toEqual([]);
});

test('a review that was due says by how many days, that of a closed plan doesn’t', async () => {
  const late = { next_review_on: '2020-01-31' };
  const { view } = await show(`${PLANS}?view=all`, {
    plans: [plan('Growth', late), plan('Over', { ...late, status: 'closed' })],
  });
  await expect
    .element(view.getByRole('row', { name: /Growth/ }).getByRole('img', { name: /days overdue$/ }))
    .toBeVisible();
  expect(
    view
      .getByRole('row', { name: /Over/ })
      .getByRole('img', { name: /overdue/ })
      .elements(),
  ).toEqual([]);
});

test('below the rows stands what all of them come to, whatever the page, and which currencies are in no sum', async () => {
  const { view } = await show(PLANS, {
    plans: [plan('Growth'), plan('Other')],
    board: { overdue_reviews: 3, without_rate: ['CHF'] },
  });
  for (const text of ['£6.2m', 'of £8.4m', '£1.8m', '3 reviews overdue'])
    await expect.element(view.getByText(text, { exact: false }).last()).toBeVisible();
  await expect.element(view.getByTitle(/by rates of 20 Nov 2026; without a rate.*CHF/)).toBeVisible();
});

test('list and sums are asked with the same filters', async () => {
  const { view, asked } = await show(`${PLANS}?tier=A&health=at_risk&owner_id=me&sort=tier`, {
    plans: [plan('Growth')],
  });
  await expect.element(view.getByRole('row', { name: /Growth/ })).toBeVisible();
  const filters = [
    ...['draft', 'in_review', 'approved', 'active'].map((status) => ['status', status]),
    ...[
      ['tier', 'A'],
      ['health', 'at_risk'],
      ['owner_id', 'me'],
    ],
  ];
  expect(queriesOf(asked, '/account-plans')[0]).toEqual(
    expect.arrayContaining([...filters, ['sort', 'tier']]),
  );
  expect(queriesOf(asked, '/account-plans/board')[0]).toEqual(expect.arrayContaining(filters));
});

test('whoever may not write plans is offered none to begin', async () => {
  const { view } = await show(PLANS, {
    plans: [],
    rules: [['p', 'admin', '/org/a', '/account-plans', 'list', 'allow']],
  });
  await expect
    .element(view.getByText('Managers write them; they stand here once there is one.'))
    .toBeVisible();
  expect(view.getByRole('link', { name: 'New account plan' }).elements()).toEqual([]);
});

test('filters that hide every plan can be cleared', async () => {
  const { view, address } = await show(`${PLANS}?q=zzz`, { plans: [] });
  await expect.element(view.getByText('No account plan matches these filters')).toBeVisible();
  await view.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(view.getByText('No account plans yet')).toBeVisible();
  expect(address()).toBe(PLANS);
});

test('a list that failed names the request and can be tried again', async () => {
  let attempts = 0;
  const { view } = await show(PLANS, {
    plans: [],
    rows: () => {
      attempts += 1;
      const body = { code: 'unavailable', message: 'Busy.', rule: null, fields: [], request_id: 'r-1' };
      if (attempts > 1) return { body: { data: [plan('Growth')], before: null, after: null } };
      return { status: 500, body };
    },
  });
  await expect.element(view.getByText('Request r-1')).toBeVisible();
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(view.getByRole('row', { name: /Growth/ })).toBeVisible();
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

test('on a phone a plan is a card with its health and its forecast', async () => {
  await page.viewport(360, 780);
  const { view } = await show(PLANS, { plans: [plan('Growth')] });
  const card = view.getByRole('listitem').filter({ hasText: 'Growth' });
  for (const text of ['Port of Aldermouth · Tier A', 'At risk', '£900k'])
    await expect.element(card.getByText(text)).toBeVisible();
});
