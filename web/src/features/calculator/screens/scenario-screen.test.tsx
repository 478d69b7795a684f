import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Scenario } from '#contract/calculator/shapes.ts';
import { calculatorReads } from '../../../../test/calculations.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { SCENARIO_ID, scenarioDetail } from '../../../../test/scenario-detail.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { ScenarioScreen } from './scenario-screen.tsx';

type Answer = { status?: number; body?: unknown };

beforeEach(() => {
  toast.clear();
  localStorage.clear();
  return page.viewport(1440, 1000);
});

const show = (
  stored: { scenario: Scenario },
  write: (asked: Asked) => Answer = ({ body }) => {
    stored.scenario = { ...stored.scenario, ...body, version: stored.scenario.version + 1 };
    return { body: stored.scenario };
  },
) =>
  renderScreen({
    screen: () => (
      <Suspense fallback={null}>
        <ScenarioScreen id={SCENARIO_ID} />
      </Suspense>
    ),
    search: () => ({}),
    at: `/calculator/${SCENARIO_ID}`,
    answer: (asked) => {
      if (asked.method !== 'GET') return write(asked);
      if (asked.path.endsWith('/preset')) return { body: { applied: null, drift: [] } };
      if (asked.path.startsWith('/choices')) return { body: { data: [] } };
      if (asked.path === `/calculator/scenarios/${SCENARIO_ID}`) return { body: stored.scenario };
      return calculatorReads(asked);
    },
  });
const writesOf = (asked: readonly Asked[]) => asked.filter(({ method }) => method !== 'GET');
const quantity = (line: number) => page.getByLabelText(`Quantity, line ${line}`);

test('a scenario says what it comes to, and is saved over the version that was seen, without blank lines', async () => {
  const { view, asked } = await show({ scenario: scenarioDetail() });
  await expect.element(view.getByText('£2,400.00 with tax')).toBeVisible();
  await quantity(1).fill('20');
  await expect.element(view.getByText('£3,600.00 with tax')).toBeVisible();
  await view.getByRole('button', { name: 'Add line' }).click();
  await view.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => writesOf(asked).length).toBe(1);
  const [{ version, body } = { version: null, body: null }] = writesOf(asked);
  expect(version).toBe('"3"');
  expect(Object.keys(body)).toEqual(['inputs']);
  expect(body.inputs.lines.map((line: { quantity: string }) => line.quantity)).toEqual(['20', '10']);
  await expect.element(view.getByText('“Gate in winter” saved')).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('what has to be mended is named with links before anything is sent', async () => {
  const { view, asked } = await show({ scenario: scenarioDetail() });
  await quantity(2).fill('lots');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect
    .element(view.getByRole('link', { name: /^Line 2, Quantity: Enter a number such as 42.50/ }))
    .toBeVisible();
  await expect.element(quantity(2)).toHaveFocus();
  expect(writesOf(asked)).toEqual([]);
});

test('what somebody else saved of other fields stays, and goes together with one’s own', async () => {
  const theirs = scenarioDetail({ version: 4 });
  const stored = { scenario: scenarioDetail() };
  const { view, asked } = await show(stored, ({ version, body }) => {
    if (version === '"3"') {
      stored.scenario = { ...theirs, inputs: { ...theirs.inputs, contingency_pct: '5' } };
      return {
        status: 412,
        body: { code: 'stale', message: 'Stale.', rule: null, fields: [], request_id: 'r' },
      };
    }
    return { body: { ...stored.scenario, ...body, version: 5 } };
  });
  await quantity(1).fill('20');
  await view.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => writesOf(asked).map(({ version }) => version)).toEqual(['"3"', '"4"']);
  expect(writesOf(asked)[1]?.body.inputs).toMatchObject({ contingency_pct: '5' });
  expect(writesOf(asked)[1]?.body.inputs.lines[0].quantity).toBe('20');
});

test('what both changed stands side by side, and nothing typed is lost', async () => {
  const stored = { scenario: scenarioDetail() };
  const { view } = await show(stored, () => {
    const now = scenarioDetail({ version: 4 });
    stored.scenario = { ...now, inputs: { ...now.inputs, discount_pct: '5' } };
    return {
      status: 412,
      body: { code: 'stale', message: 'Stale.', rule: null, fields: [], request_id: 'r' },
    };
  });
  await view.getByLabelText('Discount of the whole').fill('12');
  await view.getByRole('button', { name: 'Save' }).click();
  const box = view.getByRole('dialog');
  await expect.element(box).toMatchTextContent(/Discount of the whole.*12 %.*5 %/);
  await userEvent.keyboard('{Escape}');
  await expect.element(view.getByLabelText('Discount of the whole')).toHaveValue('12');
});

test('a field that the preset locks says so, and a frozen scenario is read alone', async () => {
  const preset = {
    ...{ id: SCENARIO_ID, name: 'Nights', scope: 'organization', revision: 1, current: 1 },
    locked: ['/target/margin_pct', '/tax_pct'],
  } as const satisfies { scope: 'organization' } & Record<string, unknown>;
  const locked = scenarioDetail({ preset: { ...preset, locked: [...preset.locked] } });
  const { view } = await show({ scenario: locked });
  await expect.element(view.getByLabelText('Tax')).toBeDisabled();
  await expect.element(view.getByLabelText('Margin to reach')).toBeDisabled();
  await expect.element(view.getByLabelText('Discount of the whole')).toBeEnabled();
  await view.unmount();
  const frozen = await show({ scenario: scenarioDetail({ status: 'frozen' }) });
  await expect.element(frozen.view.getByText(/^Frozen: lines, rates and results stay/)).toBeVisible();
  await expect.element(quantity(1)).toHaveAttribute('readonly');
  expect(frozen.view.getByRole('button', { name: 'Save' }).elements()).toEqual([]);
});

test('freezing asks first and goes over the version that was seen', async () => {
  const stored = { scenario: scenarioDetail() };
  const { view, asked } = await show(stored, () => ({
    body: scenarioDetail({ status: 'frozen', version: 4 }),
  }));
  await view.getByRole('button', { name: 'Freeze' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => writesOf(asked).map(({ body }) => body)).toEqual([{ version: 3 }]);
  await expect.element(view.getByRole('button', { name: 'Make a dealsheet' })).toBeVisible();
});

test('a dealsheet is made for a client under a title', async () => {
  const stored = { scenario: scenarioDetail({ status: 'frozen' }) };
  const { view, asked, address } = await show(stored, () => ({ status: 201, body: { dealsheet_id: 'd1' } }));
  await view.getByRole('button', { name: 'Make a dealsheet' }).click();
  const box = view.getByRole('dialog', { name: /^Make a dealsheet of/ });
  await box.getByLabelText('Title of the dealsheet').fill('Winter offer');
  await box.getByRole('button', { name: 'Make a dealsheet' }).click();
  await expect
    .poll(() => writesOf(asked).map(({ body }) => body))
    .toEqual([{ client_id: stored.scenario.client?.id, title: 'Winter offer' }]);
  await expect.poll(address).toBe('/manager/dealsheets/d1');
});

test.each([1440, 360])('a toast stands above the bar that saves, %i px wide', async (width) => {
  await page.viewport(width, 740);
  const { view } = await show({ scenario: scenarioDetail() });
  await view.getByRole('textbox', { name: 'Discount of the whole' }).fill('5');
  await view.getByRole('button', { name: 'Save', exact: true }).click();
  const said = view.getByText('“Gate in winter” saved');
  await expect.element(said).toBeVisible();
  const box = said.element().closest('section > div')?.getBoundingClientRect();
  const save = view.getByRole('button', { name: 'Save', exact: true }).element().getBoundingClientRect();
  expect(box?.bottom).toBeLessThanOrEqual(save.top);
});
