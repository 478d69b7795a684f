import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { calculation, calculationLine } from '../../../../test/calculations.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { SCENARIO_ID, scenarioDetail } from '../../../../test/scenario-detail.ts';
import { PrintScreen } from './print-screen.tsx';

const RATES = [{ currency: 'EUR', into: 'GBP', rate: '0.85', day: '2026-03-01' }];
const printed = scenarioDetail({
  rates: RATES,
  inputs: calculation({
    lines: [
      calculationLine(1, { quantity: '3333.333' }),
      calculationLine(2, { currency: 'EUR', discount_pct: '7.5' }),
    ],
    ...{ overhead_pct: '10', discount_pct: '5', assumptions: 'Bank holidays are charged apart.' },
  }),
});

const show = (id: string | undefined, isThere = true) =>
  renderScreen({
    screen: () => <PrintScreen id={id} />,
    search: () => ({}),
    at: '/calculator/print',
    answer: ({ path }) =>
      isThere && path === (id ? `/calculator/scenarios/${id}` : '/calculator/latest')
        ? { body: printed }
        : undefined,
  });

beforeEach(() => page.viewport(1024, 900));

const minor = (text: string): number => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);

test('printed sums are the sums of the printed lines', async () => {
  const { view } = await show(SCENARIO_ID);
  await expect.element(view.getByRole('heading', { name: 'Gate in winter' })).toBeVisible();
  const rows = view.getByRole('table', { name: 'Lines' }).getByRole('row').elements().slice(1);
  const cells = rows.map((row) => [...row.querySelectorAll('td:nth-last-child(-n+2)')]);
  const amounts = cells.map((pair) => pair.map((cell) => minor(cell.firstChild?.textContent ?? '')));
  const [sums, ...lines] = amounts.toReversed();
  expect(sums).toEqual([0, 1].map((at) => lines.reduce((all, line) => all + (line[at] ?? 0), 0)));
});

test('quantities are written as on the page, one of a kind as one, and discounts have a minus', async () => {
  const { view } = await show(SCENARIO_ID);
  await expect.element(view.getByText('3,333.333 hours')).toBeVisible();
  const totals = view.getByRole('table', { name: 'Totals' });
  await expect.element(totals.getByRole('row', { name: /^Discount of the whole \(5%\) −£/ })).toBeVisible();
});

test('on paper no heading ends a page, and rows and their sum stay whole', async () => {
  const { view } = await show(SCENARIO_ID);
  const heading = view.getByRole('heading', { name: 'Assumptions' });
  await expect.element(heading).toBeVisible();
  expect(getComputedStyle(heading.element()).breakAfter).toBe('avoid');
  const lines = view.getByRole('table', { name: 'Lines' }).element();
  expect(getComputedStyle(lines.querySelector('thead') ?? lines).display).toBe('table-header-group');
  const rows = [...lines.querySelectorAll('tbody tr')];
  expect(rows.map((row) => getComputedStyle(row).breakInside)).toEqual(rows.map(() => 'avoid'));
  expect(rows.map((row) => getComputedStyle(row).breakBefore).at(-1)).toBe('avoid');
});

test('it says what it rests on: rates with their days, and assumptions', async () => {
  const { view } = await show(undefined);
  await expect.element(view.getByText('1 EUR = 0.85 GBP, of 1 Mar 2026')).toBeVisible();
  await expect.element(view.getByText('Bank holidays are charged apart.')).toBeVisible();
});

test('a code that tells this version from others stands on it, and at the foot of every page', async () => {
  const { view } = await show(SCENARIO_ID);
  const mark = view.getByText(/^CALC-0012 · version 3 · [0-9a-f]{8}$/);
  await expect.element(mark).toBeVisible();
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  expect(rules.join(' ')).toContain(mark.element().textContent);
  await view.unmount();
  expect(document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]).length).toBe(0);
});

test('where there is no scenario, it says so and leads to the calculator', async () => {
  const { view } = await show(SCENARIO_ID, false);
  await expect.element(view.getByText('No scenario to print')).toBeVisible();
  await expect.element(view.getByRole('link', { name: 'To the calculator' })).toBeVisible();
});
