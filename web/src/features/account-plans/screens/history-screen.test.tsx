import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PlanRevision, PlanSnapshot } from '#contract/account-plans/revisions.ts';
import { planDetail, planRevisionOf, planSnapshotOf } from '../../../../test/account-plan.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { historySearch } from '../effects/history/history-address.ts';
import { HistoryScreen } from './history-screen.tsx';

const PLAN = planDetail({ revision: 2 });
const AT = `/manager/account-plans/${PLAN.id}/history`;
const OBJECTIVE = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb7d1';

const objectives = (title: string): PlanSnapshot['objectives'] => [
  {
    ...{ id: OBJECTIVE, title, metric: '', unit: '', baseline: null, target: null, current: null },
    ...{ due_on: null, owner_id: null, status: 'on_track', note: '' },
  },
];

const REVISIONS = [
  planRevisionOf({ revision: 2, outcome: 'rejected', outcome_note: 'Who talks to finance?' }),
  planRevisionOf({ note: 'The first one.' }),
];

type Show = { at?: string; revisions?: readonly PlanRevision[]; now?: PlanSnapshot };

const show = ({ at = '', revisions = REVISIONS, now = planSnapshotOf() }: Show = {}) =>
  renderScreen({
    screen: (search) => <HistoryScreen plan_id={PLAN.id} search={search} />,
    ...{ search: historySearch, at: `${AT}${at}` },
    answer: ({ path }) => {
      if (path === `/account-plans/${PLAN.id}`) return { body: PLAN };
      const snapshot = path.endsWith('/revisions/current') ? now : planSnapshotOf();
      if (/revisions\/\w+$/.test(path)) return { body: { revision: null, snapshot, names: {} } };
      const data = path.endsWith('/revisions') ? revisions : [];
      return { body: { data, before: null, after: null } };
    },
  });

beforeEach(() => page.viewport(1440, 1000));

test('a plan that was never submitted says what its history will hold', async () => {
  const { view } = await show({ revisions: [] });
  await expect.element(view.getByText('Nothing was submitted yet')).toBeVisible();
  expect(view.getByRole('region', { name: 'Comparison' }).elements()).toEqual([]);
});

test('each revision tells what became of it and what was said of it', async () => {
  const { view } = await show();
  const second = view.getByRole('listitem').filter({ hasText: 'Revision 2' });
  await expect.element(second.getByText('Rejected', { exact: true })).toBeVisible();
  await expect.element(second.getByText('Who talks to finance?')).toBeVisible();
  await expect.element(view.getByText('The first one.')).toBeVisible();
});

test('the plan as it stands is compared with what was approved: what changed and what came', async () => {
  const { plan } = planSnapshotOf();
  const now = planSnapshotOf({
    plan: { ...plan, summary: 'Grow faster.', revenue_target_minor: 500_000_000 },
    objectives: objectives('Win the marina'),
  });
  const { view } = await show({ now });
  await expect.element(view.getByText('3 differences')).toBeVisible();
  const summary = view.getByRole('row', { name: /^Summary/ });
  await expect.element(summary.getByText('Grow.', { exact: true })).toBeVisible();
  await expect.element(summary.getByText('Grow faster.')).toBeVisible();
  const target = view.getByRole('row', { name: /£5,000,000/ });
  await expect.element(target.getByText('£4,200,000.00')).toBeVisible();
  await expect.element(view.getByRole('row', { name: /^Added Win the marina/ })).toBeVisible();
  expect(view.getByRole('row', { name: /Win the marina/ }).elements()).toHaveLength(1);
});

test('two that say the same are said to', async () => {
  const { view } = await show({ at: '?from=1&to=2' });
  await expect.element(view.getByText('Both say the same.')).toBeVisible();
});

test('a revision is compared with today by a link of its own', async () => {
  const { view } = await show();
  await expect
    .element(view.getByRole('link', { name: 'Compare with today: revision 2' }))
    .toHaveAttribute('href', `${AT}?from=2&to=current`);
});

test('the two sides are swapped by a button, and by choosing what stands on the other one', async () => {
  const { view, address } = await show({ at: '?from=1&to=2' });
  await view.getByRole('button', { name: 'Swap the two' }).click();
  await expect.poll(address).toBe(`${AT}?from=2&to=1`);
  await expect
    .element(view.getByRole('combobox', { name: 'Compare', exact: true }))
    .toHaveDisplayValue('Revision 2, rejected');
  await view.getByRole('combobox', { name: 'With', exact: true }).selectOptions('Revision 2, rejected');
  await expect.poll(address).toBe(`${AT}?from=1&to=2`);
  await view.getByRole('combobox', { name: 'Compare', exact: true }).selectOptions('As it stands now');
  await expect.poll(address).toBe(`${AT}?from=current&to=2`);
});
