import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Calculation } from '#contract/calculator/inputs.ts';
import { calculation, calculationLine, calculatorReads } from '../../../../../test/calculations.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { bindingOf } from '../../effects/binding.ts';
import { useCalculation } from '../../effects/use-calculation.ts';
import { PercentagesCard } from '../basis/percentages-card.tsx';
import { FiguresArea } from './figures-area.tsx';
import { ResultsPanel } from './results-panel.tsx';

beforeEach(() => page.viewport(1280, 1400));

function Panel({ given }: { given: Calculation }) {
  const [held, setHeld] = useState(given);
  const live = useCalculation(held);
  const bind = bindingOf({ problems: live.problems });
  const change = (part: Partial<Calculation>) => setHeld({ ...held, ...part });
  return (
    <>
      <FiguresArea live={live} />
      <PercentagesCard calculation={held} onChange={change} bind={bind} />
      <ResultsPanel live={live} target={held.target} onTarget={(target) => change({ target })} bind={bind} />
    </>
  );
}

const show = (different: Parameters<typeof calculation>[0] = {}) =>
  renderScreen({
    screen: () => <Panel given={calculation(different)} />,
    search: () => ({}),
    at: '/calculator',
    answer: calculatorReads,
  });

test('a figure opens its formula with the figures in it', async () => {
  const { view } = await show({ overhead_pct: '10', contingency_pct: '5' });
  await view.getByRole('button', { name: 'How “Contingency” is made' }).click();
  const box = view.getByRole('dialog', { name: 'How “Contingency” is made' });
  await expect
    .element(box)
    .toMatchTextContent(
      /Cost of the lines £1,200\.00.*\+ Overheads £120\.00\) × Contingency 5%= Contingency£66\.00/,
    );
  await expect.element(box.getByText(/Rounded half up to the smallest unit/)).toBeVisible();
});

test('percentages count while they are typed, and what is out of range says so beside its field', async () => {
  const { view } = await show();
  await view.getByLabelText('Discount of the whole').fill('10');
  await expect.element(view.getByText('£1,800.00').first()).toBeVisible();
  await view.getByLabelText('Discount of the whole').fill('900');
  await expect
    .element(view.getByLabelText('Discount of the whole'))
    .toHaveAccessibleDescription(/The discount is 900 %/);
});

test('a price is solved for and taken over, and then stands in place of the discount', async () => {
  const { view } = await show();
  await view.getByLabelText('Margin to reach').fill('50');
  await expect.element(view.getByText('A price of £2,400.00 has this margin.')).toBeVisible();
  await view.getByRole('button', { name: 'Apply' }).click();
  await expect.element(view.getByLabelText('Agreed price')).toHaveValue('2,400.00');
  await expect.element(view.getByText('Not counted: the agreed price takes its place.')).toBeVisible();
  await expect.element(view.getByText('50% aimed at')).toBeVisible();
});

test('what can’t be solved says why and changes nothing', async () => {
  const { view } = await show();
  await view.getByLabelText('Margin to reach').fill('70');
  await view.getByRole('group', { name: 'Solve for' }).getByText('Utilisation').click();
  await expect.element(view.getByText(/^Even at 100 % utilisation the margin is 40 %/)).toBeVisible();
  expect(view.getByRole('button', { name: 'Apply' }).elements()).toEqual([]);
});

test('the waterfall and what moves the margin are shown, and stand in tables', async () => {
  const { view } = await show({ discount_pct: '10' });
  const waterfall = view.getByRole('region', { name: 'From list price to margin' });
  await expect.element(waterfall).toMatchTextContent(/Discount of the whole−£200\.00.*Margin£600\.00/);
  const moves = view.getByRole('region', { name: 'What moves the margin' });
  await moves.getByRole('button', { name: 'Table' }).click();
  await expect.element(moves.getByRole('table')).toMatchTextContent(/List rates/);
});

test('a line in another currency without a rate isn’t counted, and says so', async () => {
  const { view } = await show({ lines: [calculationLine(1, { currency: 'SEK' })] });
  await expect.element(view.getByText('It can’t be counted yet')).toBeVisible();
  await expect.element(view.getByText(/^No exchange rate brings SEK into GBP/)).toBeVisible();
});
