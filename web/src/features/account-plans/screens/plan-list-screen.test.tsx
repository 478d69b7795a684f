import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { planCalled as plan, queriesOf, showPlans as show } from '../../../../test/plan-list.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';

const PLANS = '/manager/account-plans';

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

test('whoever may not list plans is told so, and nothing is asked for', async () => {
  const { view, asked } = await show(PLANS, {
    plans: [],
    rules: [['p', 'admin', '/org/a', '/projects', 'list', 'allow']],
  });
  await expect.element(view.getByText('Account plans aren’t part of your role')).toBeVisible();
  expect(queriesOf(asked, '/account-plans')).toEqual([]);
  expect(view.getByRole('link', { name: 'Mine' }).elements()).toEqual([]);
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

test('on a phone a plan is a card with its health and its forecast', async () => {
  await page.viewport(360, 780);
  const { view } = await show(PLANS, { plans: [plan('Growth')] });
  const card = view.getByRole('listitem').filter({ hasText: 'Growth' });
  for (const text of ['Port of Aldermouth · Tier A', 'At risk', '£900k'])
    await expect.element(card.getByText(text)).toBeVisible();
});
