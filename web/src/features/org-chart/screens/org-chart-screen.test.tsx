import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chartAnswer, IDRIS, MAREN } from '../../../../test/org-chart.ts';
import { refusal, showChart } from '../../../../test/org-chart-screen.tsx';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { chartSearch } from '../effects/address.ts';
import { OrgChartScreen } from './org-chart-screen.tsx';

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

test('cards stand below whoever leads them, with how many are below, free seats and dotted lines', async () => {
  const { view } = await showChart();
  const tree = view.getByRole('tree', { name: 'Org chart' });
  const maren = tree.getByRole('treeitem', { name: /^Maren Holt, Delivery director, 6 people below/ });
  await expect.element(maren).toBeVisible();
  await expect.element(maren).toHaveAccessibleName(/dotted line to Sofia Lindqvist, 20%$/);
  await expect.element(maren).toHaveAttribute('aria-level', '2');
  await expect.element(maren).toHaveAttribute('aria-posinset', '1');
  await expect.element(maren).toHaveAttribute('aria-setsize', '3');
  await expect.element(maren).toHaveAttribute('aria-expanded', 'true');
  await expect
    .element(tree.getByRole('treeitem', { name: 'Night operations, Vacant since 1 Oct' }))
    .toBeVisible();
  await expect.element(view.getByText('Dotted, 20%')).toBeVisible();
  await expect.element(view.getByText('13 people')).toBeVisible();
});

test('keys open, close and walk the tree, and letters lead to a name', async () => {
  const { view } = await showChart({ at: '?layers=2' });
  const item = (name: RegExp) => view.getByRole('treeitem', { name });
  await expect.element(item(/^Oona Keane/)).toBeVisible();
  item(/^Oona Keane/)
    .element()
    .focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item(/^Maren Holt/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(item(/^Idris Bello/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(item(/^Maren Holt/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(item(/^Maren Holt/)).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('*');
  await expect.element(item(/^Priya Nair/)).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(item(/^Priya Nair/)).toHaveFocus();
  await userEvent.keyboard('a');
  await expect.element(item(/^Aisha Karimi/)).toHaveFocus();
});

test('a card that is pressed says more of somebody, and stands in the address', async () => {
  const { view, address } = await showChart();
  await view.getByRole('treeitem', { name: /^Idris Bello/ }).click();
  const panel = view.getByRole('complementary', { name: 'Idris Bello' });
  await expect.element(panel.getByText('86%, target 85%')).toBeVisible();
  await expect.element(panel.getByText('3, of 3 below')).toBeVisible();
  await expect.element(panel.getByText('21 Dec – 28 Dec')).toBeVisible();
  await expect
    .element(panel.getByRole('link', { name: 'Open profile' }))
    .toHaveAttribute('href', `/manager/organizations/a/team/${IDRIS}`);
  expect(address()).toContain(`card=${IDRIS}`);
  await panel.getByRole('button', { name: 'Maren Holt' }).click();
  await expect.element(view.getByRole('complementary', { name: 'Maren Holt' })).toBeVisible();
  await view.getByRole('button', { name: 'Show branch' }).click();
  await expect.poll(address).toContain(`root=${MAREN}`);
  await expect.element(view.getByText('7 of 13 people')).toBeVisible();
});

test('a department narrows the chart, and nobody in it is said with a way back', async () => {
  const { view, address } = await showChart({ at: '?department=Nowhere' });
  await expect.element(view.getByText('Nobody is in these departments on this day')).toBeVisible();
  await view.getByRole('button', { name: 'Clear filters' }).click();
  await view.getByRole('button', { name: /^Department/ }).click();
  await view.getByRole('menuitemcheckbox', { name: 'Events' }).click();
  await expect.poll(address).toContain('department=Events');
  await expect.element(view.getByText('2 of 13 people')).toBeVisible();
  expect(view.getByRole('treeitem').elements()).toHaveLength(4);
});

test('another day is asked for, and one of which nothing is known leads back to today', async () => {
  const { view, asked, address } = await showChart();
  await view.getByRole('button', { name: /^As of/ }).click();
  const days = view.getByRole('dialog', { name: 'As of' });
  await expect.element(days.getByText('Last change on 3 Nov 2026')).toBeVisible();
  await days.getByRole('button', { name: 'The change before' }).click();
  await expect.poll(address).toContain('day=2026-11-03');
  await expect
    .poll(() =>
      asked
        .filter(({ path }) => path === '/orgchart')
        .at(-1)
        ?.query.get('day'),
    )
    .toBe('2026-11-03');
});

test('a day before everything says so', async () => {
  const { view } = await renderScreen({
    screen: (search) => <OrgChartScreen search={search} />,
    search: chartSearch,
    at: '/orgchart?day=2020-01-01',
    answer: ({ query }) =>
      query.get('day')
        ? refusal(422, 'day-unknown', 'The first day is 1 Sep 2026.')
        : { body: chartAnswer() },
  });
  await expect.element(view.getByText('The first day is 1 Sep 2026.')).toBeVisible();
  await view.getByRole('button', { name: 'Show today' }).click();
  await expect.element(view.getByRole('treeitem', { name: /^Oona Keane/ })).toBeVisible();
});

test('whoever is found comes into sight, whatever was closed above them', async () => {
  const { view } = await showChart({ at: '?layers=2' });
  await expect.element(view.getByRole('treeitem', { name: /^Oona/ })).toBeVisible();
  await view.getByRole('button', { name: 'Find a person or position' }).click();
  await view.getByRole('combobox', { name: 'Find a person or position' }).fill('steward');
  await expect.element(view.getByRole('option', { name: /Nadia Osei/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(view.getByRole('treeitem', { name: /^Nadia Osei/ })).toBeInViewport();
  await expect.element(view.getByRole('complementary', { name: 'Nadia Osei' })).toBeVisible();
});

test('the zoom goes in steps and stands in the address; from far away cards are one picture', async () => {
  const { view, address } = await showChart({ at: '?zoom=50' });
  await expect.element(view.getByText('50%', { exact: true })).toBeVisible();
  await view.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(address).toContain('zoom=40');
  await view.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => document.querySelector('canvas')).not.toBeNull();
  await view.getByRole('button', { name: 'Fit' }).click();
  await expect.poll(() => document.querySelector('canvas')).toBeNull();
});

test('colours have a legend and a table of spans and layers', async () => {
  const { view } = await showChart({ at: '?colour=department' });
  const legend = view.getByRole('list', { name: 'What the colours mean' });
  await expect.element(legend.getByText('Delivery6')).toBeVisible();
  await view.getByRole('button', { name: 'Table' }).click();
  const table = view.getByRole('table', { name: 'By layer' });
  await expect.element(table.getByRole('row', { name: '2 3 3 1.3 2 0' })).toBeVisible();
  await expect
    .element(
      view.getByRole('table', { name: 'By department' }).getByRole('row', { name: /^Delivery 5 2 2.5 3 1/ }),
    )
    .toBeVisible();
});

test('what can’t be loaded is said, with another try', async () => {
  let isBroken = true;
  const { view } = await renderScreen({
    screen: (search) => <OrgChartScreen search={search} />,
    search: chartSearch,
    at: '/orgchart?view=list',
    answer: () => (isBroken ? refusal(500, null, 'Broken.') : { body: chartAnswer() }),
  });
  await expect.element(view.getByText('The org chart could not be loaded')).toBeVisible();
  isBroken = false;
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(view.getByRole('treeitem', { name: /^Oona/ })).toBeVisible();
});
