import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Rule } from '#contract/access/policy.ts';
import type { Calculation } from '#contract/calculator/inputs.ts';
import { calculationLine, calculatorReads, ENGINEERING } from '../../../../../test/calculations.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { LinesEditor } from './lines-editor.tsx';

/** A service as whoever may only choose it sees it. */
const NAMED = { id: ENGINEERING.id, name: 'Engineering', code: 'ENG', category: null, billable: true };

const may = (object: string): Rule => ['p', 'director', '*', object, 'read', 'allow'];

function Editor() {
  const [lines, setLines] = useState<Calculation['lines']>([calculationLine(1)]);
  return (
    <LinesEditor
      {...{ lines, currency: 'GBP', day: '2026-03-02', phases: [], results: null, problems: [] }}
      clientId="0197a000-0000-7000-8000-0000000000c1"
      onChange={(change) => setLines(change.lines ?? lines)}
    />
  );
}

test('who may not list what services sell for gets the rates that count for the client all the same', async () => {
  await page.viewport(1280, 900);
  const { view, asked } = await renderScreen({
    screen: Editor,
    search: () => ({}),
    at: '/manager/dealsheets',
    role: 'director',
    rules: [may('/choices/service-types'), may('/rates')],
    answer: (one) =>
      one.path === '/choices/service-types' ? { body: { data: [NAMED] } } : calculatorReads(one),
  });
  await view.getByLabelText('Service or name, line 1').fill('eng');
  await expect.element(view.getByRole('option', { name: /Engineering/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(view.getByLabelText('List rate, line 1')).toHaveValue('850');
  await expect.element(view.getByLabelText('Cost rate, line 1')).toHaveValue('510');
  await expect.element(view.getByLabelText('Unit, line 1')).toMatchTextContent(/Day/);
  expect(asked.map(({ path }) => path)).not.toContain('/service-types');
});
