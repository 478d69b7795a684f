import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SavedView } from '#contract/saved-views/shapes.ts';
import { planCalled, queriesOf, showPlans } from '../../../../test/plan-list.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';

const PLANS = '/manager/account-plans';

const viewOf = (name: string, different: Partial<SavedView> = {}): SavedView => ({
  ...{ id: 'v1', name, parameters: {}, shared: false, version: 3 },
  ...{ owner: { id: 'm1', name: 'Maren Holt' }, own: true, changeable: true },
  ...different,
});
const HEAT = viewOf('Tier A, hot', {
  parameters: { view: 'all', layout: 'heat', tier: 'A', review_until: 'month' },
});
const plans = [planCalled('Growth')];

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 900);
});

test('what is seen of the list is saved as a view: filters, order, columns that are off and the layout, but no page', async () => {
  const { view, asked, address } = await showPlans(
    `${PLANS}?view=all&tier=A&review_until=overdue&sort=tier&hide=owner&page=2&after=x`,
    { plans, write: () => ({ status: 201, body: HEAT }), views: [HEAT] },
  );
  await view.getByRole('button', { name: 'Save as a view…' }).click();
  const box = view.getByRole('dialog', { name: 'Save as a view' });
  await box.getByRole('textbox', { name: 'Name' }).fill('Overdue, tier A');
  await box.getByRole('button', { name: 'Save view' }).click();
  await expect.element(box).not.toBeInTheDocument();
  const [sent] = asked.filter(({ method }) => method === 'POST');
  expect([sent?.path, sent?.body]).toEqual([
    '/saved-views/account-plans',
    {
      ...{ name: 'Overdue, tier A', shared: false },
      parameters: { view: 'all', tier: ['A'], review_until: 'overdue', sort: 'tier', hide: ['owner'] },
    },
  ]);
  await expect.poll(address).toContain('saved=v1');
});

const HEAT_ADDRESS = `${PLANS}?view=all&layout=heat&tier=A&review_until=month&saved=v1`;

test('a saved view stands beside the built-in ones, and leads to its filters in its layout', async () => {
  const { view } = await showPlans(PLANS, { plans, views: [HEAT] });
  const tab = view.getByRole('link', { name: HEAT.name, exact: true });
  await expect.element(tab).toHaveAttribute('href', HEAT_ADDRESS);
  await expect
    .element(view.getByRole('link', { name: 'Current', exact: true }))
    .toHaveAttribute('href', PLANS);
});

test('an open view shows what it says, and asks for reviews by the calendar of today', async () => {
  const { view, asked } = await showPlans(HEAT_ADDRESS, { plans, views: [HEAT] });
  const tab = view.getByRole('link', { name: HEAT.name, exact: true });
  await expect.element(tab).toHaveAttribute('aria-current', 'page');
  await expect.element(view.getByRole('region', { name: 'Heat map of account plans' })).toBeVisible();
  expect(view.getByText(/isn’t saved in/).elements()).toEqual([]);
  const [query] = queriesOf(asked, '/account-plans');
  expect(query).toContainEqual(['tier', 'A']);
  expect(query?.find(([name]) => name === 'review_until')?.[1]).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('a view whose filters were changed offers to be saved over what was read, and to show again what it says', async () => {
  const shown = `${PLANS}?view=all&tier=B&saved=${HEAT.id}`;
  const { view, asked, address } = await showPlans(shown, {
    ...{ plans, views: [HEAT] },
    write: () => ({ body: { ...HEAT, version: 4 } }),
  });
  await expect.element(view.getByText(`What you see isn’t saved in “${HEAT.name}”.`)).toBeVisible();
  await view.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(view.getByText(`“${HEAT.name}” saved`)).toBeVisible();
  const [sent] = asked.filter(({ method }) => method === 'PATCH');
  expect([sent?.version, sent?.body]).toEqual(['"3"', { parameters: { view: 'all', tier: ['B'] } }]);
  await view.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(address).toContain('review_until=month');
});

test('the list opens with the view that its person chose, and a built-in one is still reached', async () => {
  const { view, address } = await showPlans(PLANS, { plans, views: [HEAT], home: HEAT.id });
  await expect.poll(address).toContain('saved=v1');
  await expect
    .element(view.getByRole('link', { name: 'Current', exact: true }))
    .toHaveAttribute('href', expect.stringContaining('view=current'));
});
