import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Calculation } from '#contract/calculator/inputs.ts';
import { calculation, calculationLine, calculatorReads } from '../../../../../test/calculations.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { useCalculation } from '../../effects/use-calculation.ts';
import { LinesEditor } from './lines-editor.tsx';

beforeEach(() => {
  toast.clear();
  return page.viewport(1280, 900);
});

let latest: Calculation;

function Editor({ given, isFixed = false }: { given: Calculation; isFixed?: boolean }) {
  const [held, setHeld] = useState(given);
  const live = useCalculation(held);
  const put = (change: Partial<Calculation>) => {
    latest = { ...held, ...change };
    setHeld(latest);
  };
  return (
    <LinesEditor
      lines={held.lines}
      onChange={put}
      {...{ currency: held.currency, day: held.rate_day, clientId: null, phases: held.phases, isFixed }}
      results={live.results}
      live={live}
      problems={live.problems}
    />
  );
}

const show = (lines: Calculation['lines'] = [calculationLine(1), calculationLine(2)], isFixed = false) => {
  latest = calculation({ lines });
  return renderScreen({
    screen: () => <Editor given={latest} isFixed={isFixed} />,
    search: () => ({}),
    at: '/calculator',
    answer: calculatorReads,
  });
};

test('what a line comes to is shown while it is typed', async () => {
  const { view } = await show();
  await view.getByLabelText('Quantity, line 1').fill('12,5');
  await expect
    .element(view.getByRole('row', { name: /^1 / }))
    .toMatchTextContent(/£1,250\.00.*£750\.00.*40%/);
  expect(latest.lines[0]?.quantity).toBe('12.5');
});

test('a service is chosen by its first letters, and brings its unit and the rates of the day', async () => {
  const { view } = await show([calculationLine(1)]);
  await view.getByLabelText('Service or name, line 1').fill('eng');
  await expect
    .element(view.getByRole('option', { name: /Engineering/ }))
    .toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(view.getByLabelText('List rate, line 1')).toHaveValue('900');
  expect(latest.lines[0]).toMatchObject({
    name: 'Engineering',
    unit: 'day',
    cost_rate: '500',
    currency: null,
  });
});

test('Enter goes to the next line and makes one behind the last', async () => {
  const { view } = await show();
  await view.getByLabelText('Quantity, line 1').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(view.getByLabelText('Quantity, line 2')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(view.getByLabelText('Service or name, line 3')).toHaveFocus();
  expect(latest.lines.length).toBe(3);
});

test('lines are duplicated, moved and removed by keys, and a removed one comes back', async () => {
  const { view } = await show();
  await view.getByLabelText('Service or name, line 2').click();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(view.getByLabelText('Service or name, line 1')).toHaveValue('Line 2');
  await expect.element(view.getByLabelText('Service or name, line 1')).toHaveFocus();
  await userEvent.keyboard('{Control>}d{/Control}');
  await expect.element(view.getByLabelText('Service or name, line 2')).toHaveFocus();
  expect(latest.lines.map(({ name }) => name)).toEqual(['Line 2', 'Line 2', 'Line 1']);
  expect(new Set(latest.lines.map(({ key }) => key)).size).toBe(3);
  await userEvent.keyboard('{Alt>}{Delete}{/Alt}');
  await expect.element(view.getByText('Line 2 removed')).toBeVisible();
  await view.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => latest.lines.length).toBe(3);
});

test('cells of a spreadsheet land from where one stands, make new lines, and name phases', async () => {
  const { view } = await show([calculationLine(1)]);
  const cell = view.getByLabelText('Service or name, line 1');
  await cell.click();
  const data = new DataTransfer();
  data.setData('text/plain', 'Guard\tLead\tBuild\t1,200.5\thour\t£20\t£35.50\nENG\t\t\t3\tdays\n');
  cell
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.poll(() => latest.lines.length).toBe(2);
  expect(latest.lines[0]).toMatchObject({
    ...{
      name: 'Guard',
      role: 'Lead',
      phase: 'Build',
      quantity: '1200.5',
      cost_rate: '20',
      list_rate: '35.50',
    },
  });
  await expect
    .poll(() => latest.lines[1])
    .toMatchObject({ name: 'ENG', quantity: '3', unit: 'day', list_rate: '900' });
  await expect.poll(() => latest.phases).toEqual(['Design', 'Build']);
  await view.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => latest.lines.length).toBe(1);
});

test('hours of a service that sells by the day stay hours, without its rates', async () => {
  const { view } = await show([calculationLine(1)]);
  const cell = view.getByLabelText('Service or name, line 1');
  await cell.click();
  const data = new DataTransfer();
  data.setData('text/plain', 'ENG\t\t\t16\thours\nENG\t\t\t3\tdays\n');
  cell
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.poll(() => latest.lines[1]).toMatchObject({ unit: 'day', list_rate: '900' });
  expect(latest.lines[0]).toMatchObject({ quantity: '16', unit: 'hour', list_rate: '100' });
});

test('what makes no sense stays as it was typed, and says beside the line what would', async () => {
  const { view } = await show();
  await view.getByLabelText('Quantity, line 2').fill('many');
  await userEvent.tab();
  await expect.element(view.getByLabelText('Quantity, line 2')).toHaveValue('many');
  await expect
    .element(view.getByLabelText('Quantity, line 2'))
    .toHaveAccessibleDescription(/Quantity: Enter a number such as 42.50/);
  await view.getByLabelText('Quantity, line 2').fill('-3');
  await expect
    .element(view.getByLabelText('Quantity, line 2'))
    .toHaveAccessibleDescription(/Quantity: The quantity is -3\. Enter more than 0/);
});

test('of 500 lines only those in sight are drawn, and keys reach the others', async () => {
  const { view } = await show(Array.from({ length: 500 }, (_, at) => calculationLine(at + 1)));
  await expect.element(view.getByText('There is room for 500 lines.')).toBeVisible();
  expect(view.getByRole('row').elements().length).toBeLessThan(60);
  await view.getByLabelText('Quantity, line 1').click();
  for (let pressed = 0; pressed < 30; pressed += 1) await userEvent.keyboard('{ArrowDown}');
  await expect.element(view.getByLabelText('Quantity, line 31')).toHaveFocus();
});

test('on a phone a line is a card that opens as a form', async () => {
  await page.viewport(360, 780);
  const { view } = await show();
  await view.getByRole('button', { name: /Line 2/ }).click();
  const box = view.getByRole('dialog', { name: 'Line 2' });
  await box.getByLabelText('Quantity').fill('4');
  await expect.poll(() => latest.lines[1]?.quantity).toBe('4');
  await box.getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(() => latest.lines.length).toBe(3);
  await expect.element(view.getByRole('dialog', { name: 'Line 3' })).toBeVisible();
});

test('a line says how each of its figures is made, also of one in another currency', async () => {
  const { view } = await show([calculationLine(1, { currency: 'EUR', discount_pct: '10' })]);
  await expect.element(view.getByRole('row', { name: /^1 / })).toMatchTextContent(/£765\.00/);
  await view.getByRole('button', { name: 'Line 1: more' }).click();
  await view.getByRole('menuitem', { name: 'How it is counted' }).click();
  const box = view.getByRole('dialog', { name: 'Line 1: Line 1' });
  await expect
    .element(box)
    .toMatchTextContent(
      /Price in its own currency €900\.00.*× Exchange rate 0\.85 EUR\/GBP.*= Price£765\.00/,
    );
});

test('what is fixed is read and not changed', async () => {
  const { view } = await show(undefined, true);
  await expect.element(view.getByLabelText('Quantity, line 1')).toHaveAttribute('readonly');
  expect(view.getByRole('button', { name: 'Add line' }).elements()).toEqual([]);
});
