import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DealsheetSummary } from '#contract/dealsheets/shapes.ts';
import { boardOf, dealsheetSummary } from '../../../../test/dealsheet.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { viewTools } from '../../saved-views/components/view-tools.ts';
import { dealsheetListSearch } from '../effects/list-address.ts';
import { DealsheetListScreen } from './dealsheet-list-screen.tsx';

const deal = (title: string, more: Partial<DealsheetSummary> = {}) =>
  dealsheetSummary({ id: `id-${title}`, title, ...more });

type Answer = { status?: number; body?: unknown };

const show = (at: string, board: (asked: Asked) => Answer, rows?: (asked: Asked) => Answer) =>
  renderScreen({
    screen: (search) => <DealsheetListScreen search={search} tools={viewTools} />,
    search: dealsheetListSearch,
    at,
    answer: (asked) => {
      if (asked.path === '/dealsheets/board') return board(asked);
      if (asked.path === '/dealsheets') return rows?.(asked);
      if (asked.path.startsWith('/saved-views')) return { body: { data: [], home: null } };
      return { body: { data: [] } };
    },
  });

const rowsOf = (data: DealsheetSummary[], after: string | null = null) => ({
  body: { data, before: null, after },
});
const queriesOf = (asked: readonly Asked[], path: string) =>
  asked.filter((one) => one.path === path).map(({ query }) => query);

beforeEach(() => page.viewport(1440, 900));

test('a card says for whom, what it comes to, how likely it is and who has to approve it, and leads to the deal', async () => {
  const { view } = await show('/manager/dealsheets', () => ({
    body: boardOf([deal('Guards', { status: 'submitted', submitted_at: '2026-01-03T00:00:00.000Z' })]),
  }));
  const card = view.getByRole('link', { name: /Guards/ });
  await expect.element(card).toHaveAttribute('href', '/manager/dealsheets/id-Guards');
  for (const text of [
    'Port of Aldermouth · D-0012',
    '£42,000.00',
    '25% margin',
    '60% likely',
    'Owner approves',
  ])
    await expect.element(card.getByText(text)).toBeVisible();
});

test('a column says what it comes to, by how old rates, and what isn’t in the sum', async () => {
  const { view } = await show('/manager/dealsheets', () => ({
    body: boardOf([deal('Guards'), deal('Doors')], { without_rate: ['CHF'] }),
  }));
  const draft = view.getByRole('region', { name: /^Draft/ });
  for (const text of ['£84k', '£50.4k weighted', '25% margin'])
    await expect.element(draft.getByText(text, { exact: true }).first()).toBeVisible();
  await expect
    .element(
      view.getByText('Sums in GBP, by rates from 20 Nov 2026 on · not in the sums, for want of a rate: CHF'),
    )
    .toBeVisible();
});

test('the pipeline has the columns of what may still be won, and a filter on states its own', async () => {
  const { view, asked } = await show('/manager/dealsheets?status=lost&from=2026-11-01', () => ({
    body: boardOf([deal('Guards', { status: 'lost' })]),
  }));
  await expect.element(view.getByRole('region', { name: /^Lost/ })).toBeVisible();
  expect(view.getByRole('region', { name: /^Draft/ }).elements()).toEqual([]);
  const [query] = queriesOf(asked, '/dealsheets/board');
  expect([...(query ?? [])]).toEqual([
    ['status', 'lost'],
    ['from', '2026-11-01'],
  ]);
});

test('a deal that was to be closed by now says so, one that is closed doesn’t', async () => {
  const late = { close_on: '2020-01-31' };
  const { view } = await show('/manager/dealsheets?view=all', () => ({
    body: boardOf([
      deal('Guards', late),
      deal('Doors', { ...late, status: 'lost', closed_on: '2020-01-20' }),
    ]),
  }));
  await expect.element(view.getByRole('link', { name: /Guards.*Was to close on 31 Jan 2020/ })).toBeVisible();
  expect(view.getByRole('link', { name: /Doors.*Was to close/ }).elements()).toEqual([]);
});

test('a column shows its first cards, and more of them when somebody asks', async () => {
  const board = boardOf([deal('Guards')]);
  const columns = board.columns.map((column) =>
    column.status === 'draft' ? { ...column, count: 2, after: 'c1' } : column,
  );
  const { view, asked } = await show(
    '/manager/dealsheets',
    () => ({ body: { ...board, columns } }),
    () => rowsOf([deal('Doors')]),
  );
  await view.getByRole('button', { name: 'Show more (1) of Draft' }).click();
  await expect.element(view.getByRole('link', { name: /Doors/ })).toBeVisible();
  await expect.element(view.getByRole('link', { name: /Doors/ })).toHaveFocus();
  const [query] = queriesOf(asked, '/dealsheets');
  expect([query?.getAll('status'), query?.get('after')]).toEqual([['draft'], 'c1']);
  expect(view.getByRole('button', { name: /Show more/ }).elements()).toEqual([]);
});

test('arrows go from card to card, down a column and over to the next one', async () => {
  const deals = [deal('Guards'), deal('Doors'), deal('Keys', { status: 'sent' })];
  const { view } = await show('/manager/dealsheets', () => ({ body: boardOf(deals) }));
  await expect.element(view.getByRole('link', { name: /Guards/ })).toBeVisible();
  view
    .getByRole('link', { name: /Guards/ })
    .element()
    .focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(view.getByRole('link', { name: /Doors/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(view.getByRole('link', { name: /Keys/ })).toHaveFocus();
});

test('a phone shows one column at a time, the first that holds something', async () => {
  await page.viewport(360, 780);
  const { view } = await show('/manager/dealsheets?view=mine', () => ({
    body: boardOf([deal('Guards', { status: 'sent' })]),
  }));
  await expect.element(view.getByRole('link', { name: /Guards/ })).toBeVisible();
  expect(view.getByText('None here').elements()).toEqual([]);
  const columns = view.getByRole('navigation', { name: 'Columns of the board' });
  await expect
    .element(columns.getByRole('link', { name: /Draft/ }))
    .toHaveAttribute('href', '/manager/dealsheets?view=mine&column=draft');
});

test('without a dealsheet the page says what one is, and filters that hide all can be cleared', async () => {
  const { view, address } = await show('/manager/dealsheets?q=zzz', ({ query }) => ({
    body: boardOf(query.get('q') ? [] : []),
  }));
  await expect.element(view.getByText('No dealsheet matches these filters')).toBeVisible();
  await view.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(view.getByText('No dealsheets yet')).toBeVisible();
  expect(address()).toBe('/manager/dealsheets');
});

test('a board that failed names the request and can be tried again', async () => {
  let attempts = 0;
  const { view } = await show('/manager/dealsheets', () => {
    attempts += 1;
    const body = { code: 'unavailable', message: 'Busy.', rule: null, fields: [], request_id: 'r-1' };
    return attempts > 1 ? { body: boardOf([deal('Guards')]) } : { status: 500, body };
  });
  await expect.element(view.getByText('Request r-1')).toBeVisible();
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(view.getByRole('link', { name: /Guards/ })).toBeVisible();
});

test('the same filters can be looked at in rows', async () => {
  const { view, asked, address } = await show(
    '/manager/dealsheets?view=closed',
    () => ({ body: boardOf([deal('Guards', { status: 'won' })]) }),
    () => rowsOf([deal('Guards', { status: 'won' })]),
  );
  await view.getByText('List', { exact: true }).click();
  await expect.poll(address).toBe('/manager/dealsheets?view=closed&show=list');
  const row = view.getByRole('row', { name: /Guards/ });
  for (const text of ['D-0012', 'Won', '£42,000.00', '25%'])
    await expect.element(row.getByText(text)).toBeVisible();
  const [query] = queriesOf(asked, '/dealsheets');
  expect([query?.getAll('status'), query?.get('sort')]).toEqual([
    ['rejected', 'won', 'lost', 'expired'],
    '-updated_at',
  ]);
});
