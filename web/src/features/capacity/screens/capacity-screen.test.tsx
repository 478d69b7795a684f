import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ANN, ann, BO, capacityPage, capacityWeek } from '../../../../test/capacity-answers.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { capacitySearch } from '../effects/capacity-address.ts';
import { CapacityScreen } from './capacity-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const show = (
  at = '/roster/capacity',
  body: (asked: Asked) => { body?: unknown; status?: number } = () => ({ body: capacityPage() }),
) =>
  renderScreen({
    screen: (search) => <CapacityScreen search={search} />,
    search: capacitySearch,
    ...{ at, role: 'manager' },
    answer: (asked) => {
      if (asked.path === '/roster/capacity') return body(asked);
      return asked.path === `/roster/capacity/${ANN}` ? { body: capacityWeek } : undefined;
    },
  });

test('a week says its share of capacity, and in words what it is of; hours where there is no capacity', async () => {
  const { view } = await show();
  const row = view.getByRole('row', { name: /Ann Reed/ });
  await expect.element(row.getByText('50 %, logged 20 of 40 h')).toBeInTheDocument();
  await expect
    .element(row.getByText('113 %, planned 45 of 40 h, more than there is, 25 h of it not published'))
    .toBeInTheDocument();
  await expect.element(row.getByText('0 %, planned 0 of 32 h, 8 h leave')).toBeInTheDocument();
  const other = view.getByRole('row', { name: /Bo Lane/ });
  await expect
    .element(other.getByText('8 h, planned 8 of 0 h, no capacity, more than there is'))
    .toBeInTheDocument();
  await expect.element(other.getByText('–, planned 0 of 0 h, no capacity')).toBeInTheDocument();
  const all = view.getByRole('row', { name: /Everybody/ });
  await expect.element(all.getByText('2 people')).toBeVisible();
  await expect.element(all.getByText('90 h')).toBeVisible();
});

test('rows are teams where they are asked for, and a team leads to its people', async () => {
  const { view, asked } = await show('/roster/capacity?by=department');
  const link = view.getByRole('link', { name: /Guarding/ });
  await expect.element(link).toHaveAttribute('href', '/roster/capacity?department=Guarding');
  expect(
    Object.fromEntries(asked.find(({ path }) => path === '/roster/capacity')?.query ?? []),
  ).toMatchObject({
    by: 'department',
  });
});

test('somebody’s week is worked out, with its days and projects and the ways to roster and entries', async () => {
  const { view } = await show(`/roster/capacity?person=${ANN}&week=2026-11-23`);
  const dialog = view.getByRole('dialog', { name: 'Ann Reed, 23 Nov – 29 Nov' });
  await expect.element(dialog.getByText('− 8:00')).toBeVisible();
  await expect.element(dialog.getByText('− 4:00')).toBeVisible();
  await expect.element(dialog.getByText('28:00')).toBeVisible();
  await expect.element(dialog.getByText('55 % (target 80 %)')).toBeVisible();
  await expect.element(dialog.getByText('Holiday: Harbour day')).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'HRB-204 Harbour' }))
    .toHaveAttribute('href', `/manager/projects/${BO}/roster?date=2026-11-23`);
  await expect.element(dialog.getByText('Other time')).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Roster of the week' }))
    .toHaveAttribute('href', '/roster?date=2026-11-23&q=Ann+Reed');
  await expect.element(dialog.getByRole('link', { name: 'Entries of the week' })).toBeVisible();
});

test('people are looked for by name, and nobody found can be undone', async () => {
  const { view } = await show('/roster/capacity?q=zoe', ({ query }) => ({
    body: query.get('q')
      ? capacityPage({ data: [], teams: [], total: { people: 0, free_min: 0, weeks: [] } })
      : capacityPage(),
  }));
  await expect.element(view.getByText('Nobody found')).toBeVisible();
  await view.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(view.getByText('Ann Reed')).toBeVisible();
});

test('what can’t be read says so, and can be tried again', async () => {
  let isBroken = true;
  const { view } = await show(undefined, () =>
    isBroken ? { status: 500, body: { message: 'No.', request_id: 'r-1' } } : { body: capacityPage() },
  );
  await expect.element(view.getByText('Capacity could not be loaded')).toBeVisible();
  isBroken = false;
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(view.getByText('Ann Reed')).toBeVisible();
});

test('a phone shows one week, and goes to those beside it', async () => {
  await page.viewport(360, 780);
  const { view } = await show();
  await expect.element(view.getByText('45 / 40 h').first()).toBeVisible();
  await view.getByRole('button', { name: 'The week after' }).click();
  await expect.element(view.getByText('0 / 32 h').first()).toBeVisible();
});

test('whoever reads themselves alone is asked for neither filters nor teams', async () => {
  const { view, asked } = await show(undefined, () => ({
    body: capacityPage({ data: [ann], planning: false }),
  }));
  await expect.element(view.getByText('Ann Reed')).toBeVisible();
  expect(view.getByText('Departments').elements()).toEqual([]);
  expect(asked.filter(({ path }) => path === '/projects')).toEqual([]);
});
