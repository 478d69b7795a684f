import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ScenarioSummary } from '#contract/calculator/shapes.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { scenarioDetail, scenarioRow } from '../../../../test/scenario-detail.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { scenarioListSearch } from '../effects/list-address.ts';
import { CompareScreen } from './compare-screen.tsx';
import { ScenarioListScreen } from './scenario-list-screen.tsx';

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 900);
});

const ROWS = ['a', 'b'].map((id) => scenarioRow({ id, name: `Scenario ${id}`, code: `CALC-000${id}` }));

const show = (
  rows: readonly ScenarioSummary[],
  at = '/calculator',
  write: (asked: Asked) => object = () => ({ status: 204 }),
) =>
  renderScreen({
    screen: (search) => <ScenarioListScreen search={search} />,
    search: scenarioListSearch,
    at,
    answer: (asked) => {
      if (asked.method !== 'GET') return write(asked);
      return {
        body: {
          data: asked.path.startsWith('/choices') ? [] : rows,
          before: null,
          after: null,
          total: rows.length,
        },
      };
    },
  });

test('scenarios are listed with their price, margin, client and state', async () => {
  const { view } = await show(ROWS);
  await expect
    .element(view.getByRole('row', { name: /Scenario a/ }))
    .toMatchTextContent(/CALC-000a.*Draft.*Harbour Ltd.*2.*£2,000\.00.*40%/);
});

test('an empty list says what a scenario is and offers a preset', async () => {
  const { view } = await show([]);
  await expect.element(view.getByText(/^A scenario works out a price/)).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'Start from a preset' }))
    .toHaveAttribute('href', '/calculator/new');
});

test('filters that hide everything can be cleared', async () => {
  const { view } = await show([], '/calculator?q=nothing');
  await expect.element(view.getByText('No scenario matches')).toBeVisible();
});

test('two scenarios that are ticked are compared; one alone isn’t', async () => {
  const { view, address } = await show(ROWS);
  await view.getByRole('checkbox', { name: 'Select Scenario a' }).click();
  await view.getByRole('button', { name: 'Compare' }).click();
  await expect.element(view.getByText('Choose 2 to 4 scenarios to compare')).toBeVisible();
  await view.getByRole('checkbox', { name: 'Select Scenario b' }).click();
  await view.getByRole('button', { name: 'Compare' }).click();
  await expect.poll(address).toBe('/calculator/compare?id=a&id=b');
});

test('an archived scenario comes back by Undo', async () => {
  const { view, asked } = await show(ROWS, '/calculator', ({ method }) =>
    method === 'DELETE' ? { status: 204 } : { body: scenarioDetail({ id: 'a' }) },
  );
  await view.getByRole('button', { name: 'Actions for Scenario a' }).click();
  await view.getByRole('menuitem', { name: 'Archive' }).click();
  await view.getByRole('button', { name: /^Undo/ }).click();
  const writes = () =>
    asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  await expect
    .poll(writes)
    .toEqual(['DELETE /calculator/scenarios/a', 'POST /calculator/scenarios/a/restore']);
});

test('what differs between scenarios stands out, and the best margin is named', async () => {
  const two = [
    scenarioDetail({ id: 'a', name: 'One', margin_pct: '40.00' }),
    scenarioDetail({ id: 'b', name: 'Other', margin_pct: '30.00', client: null }),
  ];
  const { view } = await renderScreen({
    screen: () => <CompareScreen ids={['a', 'b']} />,
    search: () => ({}),
    at: '/calculator/compare',
    answer: ({ path }) => ({ body: two.find(({ id }) => path.endsWith(`/${id}`)) }),
  });
  await expect.element(view.getByRole('columnheader', { name: /^One.*best margin/ }).first()).toBeVisible();
  await expect.element(view.getByRole('row', { name: /^Client \(differs\) Harbour Ltd –/ })).toBeVisible();
});
