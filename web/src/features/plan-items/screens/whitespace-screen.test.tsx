import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { WhitespaceGrid } from '#contract/plan-items/endpoints.ts';
import { planDetail } from '../../../../test/account-plan.ts';
import {
  bigGrid,
  cellIn,
  itemsOf,
  opportunityCalled,
  serviceCalled,
  unitCalled,
} from '../../../../test/plan-items.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { whitespaceSearch } from '../effects/whitespace/address.ts';
import { WhitespaceScreen } from './whitespace-screen.tsx';

const [guarding, doors] = [serviceCalled('Guarding', 0), serviceCalled('Doors', 1)];
const [harbour, cruise] = [unitCalled('Harbour', 0), unitCalled('Cruise', 1)];
const CELL = cellIn(guarding, harbour, 1);
const GRID: WhitespaceGrid = {
  ...{ services: [guarding, doors], units: [harbour, cruise], years: [2026, 2027], cells: [CELL] },
};

type Answer = { status?: number; body?: unknown };
type Shown = {
  plan?: ReturnType<typeof planDetail>;
  grid?: () => WhitespaceGrid;
  at?: string;
  write?: (asked: Asked) => Answer;
};

const show = ({ plan = planDetail(), grid = () => GRID, at = '?year=2026', write }: Shown = {}) =>
  renderScreen({
    screen: (search) => <WhitespaceScreen plan_id={plan.id} search={search} />,
    search: whitespaceSearch,
    at: `/manager/account-plans/${plan.id}/whitespace${at}`,
    answer: (asked) => {
      if (asked.method !== 'GET') return write?.(asked);
      if (asked.path.endsWith('/whitespace')) return { body: grid() };
      if (asked.path.endsWith('/items')) return { body: itemsOf({ units: [...GRID.units] }) };
      return asked.path === `/account-plans/${plan.id}` ? { body: plan } : { body: { data: [] } };
    },
  });

const writesOf = (asked: readonly Asked[]) =>
  asked
    .filter(({ method }) => method !== 'GET')
    .map(({ method, body, version }) => ({ method, body, version }));

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

test('the grid says what is spent where and with whom, with sums of its rows, its columns and all', async () => {
  const { view } = await show();
  const grid = view.getByRole('grid', { name: 'Whitespace' });
  await expect.element(grid.getByRole('gridcell', { name: '£640k, With us' })).toBeVisible();
  const row = grid.getByRole('row', { name: /^Guarding/ });
  await expect.element(row.getByRole('gridcell').last()).toHaveTextContent('£640k');
  await expect.element(grid.getByRole('row', { name: /^Sum/ })).toHaveTextContent('Sum£640k–£640k');
  await expect.element(view.getByText('With us £640k')).toBeVisible();
});

test('arrows walk from cell to cell, Enter opens one, and what is saved goes over what was seen', async () => {
  const { view, asked } = await show({
    write: () => ({ body: { kind: 'whitespace', item: { ...CELL, version: 2, with: 'competitor' } } }),
  });
  const cell = view.getByRole('gridcell', { name: '£640k, With us' });
  await expect.element(cell).toBeVisible();
  cell.element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}{ArrowLeft}{Enter}');
  const box = view.getByRole('dialog', { name: 'Guarding, Harbour' });
  await expect.element(box.getByLabelText('Spend')).toHaveFocus();
  await box.getByRole('radio', { name: 'Competitor' }).click({ force: true });
  await box.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => writesOf(asked))
    .toEqual([
      { method: 'PATCH', version: '"1"', body: { kind: 'whitespace', fields: { with: 'competitor' } } },
    ]);
  await expect.element(view.getByRole('gridcell', { name: '£640k, Competitor' })).toHaveFocus();
});

test.each([
  [1440, '£640k'],
  [360, '640k'],
])('at %i px a cell is called by the amount that is read on it', async (width, amount) => {
  await page.viewport(width, 900);
  const { view } = await show();
  const cell = view.getByRole('gridcell', { name: `${amount}, With us`, exact: true });
  await expect.element(cell).toHaveTextContent(amount);
});

test('an empty place is filled in for its service, unit and year', async () => {
  const { view, asked } = await show({
    write: ({ body }) => ({
      status: 201,
      body: { kind: 'whitespace', item: { ...CELL, id: 'new', ...body.fields } },
    }),
  });
  await view
    .getByRole('row', { name: /^Doors/ })
    .getByRole('gridcell')
    .nth(1)
    .click();
  const box = view.getByRole('dialog', { name: 'Doors, Cruise' });
  await box.getByLabelText('Spend').fill('1200');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => writesOf(asked)[0]?.body)
    .toEqual({
      kind: 'whitespace',
      fields: {
        ...{ service_type_id: doors.id, unit_id: cruise.id, year: 2026 },
        ...{ spend_minor: 120_000, with: 'unknown', opportunity_id: null },
      },
    });
  await expect.element(view.getByRole('gridcell', { name: '£1.2k, Unknown' })).toBeVisible();
});

test('a cell opens an opportunity of its service, its unit and its spend, and leads to it then', async () => {
  const made = opportunityCalled('Guarding, Harbour', 1, { amount_minor: CELL.spend_minor ?? 0 });
  const { view, asked } = await show({
    write: ({ body }) =>
      body.kind === 'opportunity'
        ? { status: 201, body: { kind: 'opportunity', item: made } }
        : { body: { kind: 'whitespace', item: { ...CELL, version: 2, opportunity_id: made.id } } },
  });
  await view.getByRole('gridcell', { name: '£640k, With us' }).click();
  await view.getByRole('button', { name: 'Open an opportunity' }).click();
  await expect
    .element(view.getByRole('link', { name: 'Guarding, Harbour' }))
    .toHaveAttribute('href', expect.stringContaining(`/opportunities?opportunity=${made.id}`));
  const [first, second] = writesOf(asked);
  expect(first?.body.fields).toMatchObject({
    ...{ name: 'Guarding, Harbour', amount_minor: 64_000_000, service_type_id: guarding.id },
  });
  expect(second?.body.fields).toMatchObject({ opportunity_id: made.id });
});

test('two who changed the same cell see both, and nothing typed is lost', async () => {
  let theirs = CELL;
  const { view, asked } = await show({
    grid: () => ({ ...GRID, cells: [theirs] }),
    write: ({ version, body }) => {
      if (version === '"2"')
        return { body: { kind: 'whitespace', item: { ...theirs, ...body.fields, version: 3 } } };
      theirs = { ...CELL, version: 2, spend_minor: 70_000_000 };
      return {
        status: 412,
        body: { code: 'stale', message: 'Stale.', rule: null, fields: [], request_id: 'r' },
      };
    },
  });
  await view.getByRole('gridcell', { name: '£640k, With us' }).click();
  await view.getByRole('dialog').getByLabelText('Spend').fill('650000');
  await view.getByRole('button', { name: 'Save' }).click();
  const both = view.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  for (const text of ['£650,000.00', '£700,000.00'])
    await expect.element(both.getByText(text, { exact: true })).toBeVisible();
  await both.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => writesOf(asked).at(-1)?.body.fields).toEqual({ spend_minor: 65_000_000 });
});

test('a plan that is read alone shows what a cell says, and nothing to change it', async () => {
  const { view } = await show({ plan: planDetail({ status: 'in_review' }) });
  await view.getByRole('gridcell', { name: '£640k, With us' }).click();
  await expect.element(view.getByRole('dialog').getByText('£640,000.00, With us')).toBeVisible();
  expect(view.getByRole('button', { name: /Save|Units…|Open an/ }).elements()).toEqual([]);
});

test('the address says what the columns are and whether services without spend are left out', async () => {
  const { view, address } = await show({ at: '?year=2026&spent=true' });
  await expect.element(view.getByRole('row', { name: /^Guarding/ })).toBeVisible();
  expect(view.getByRole('row', { name: /^Doors/ }).elements()).toEqual([]);
  await view.getByText('Years', { exact: true }).click();
  await expect.poll(address).toContain('by=years');
  await expect.element(view.getByRole('columnheader', { name: '2027' })).toBeVisible();
});

test('a hundred services by forty units are all there, each to be reached by keys', async () => {
  const { view } = await show({ grid: () => bigGrid(100, 40) });
  await expect.element(view.getByRole('rowheader', { name: 'Service 100' })).toBeInTheDocument();
  view
    .getByRole('row', { name: /^Service 1\b/ })
    .getByRole('gridcell')
    .first()
    .element()
    .focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  const last = document.querySelector('[data-cell="99 39"]');
  expect(document.activeElement).toBe(last);
  await expect.element(page.elementLocator(last ?? document.body)).toBeInViewport();
});
