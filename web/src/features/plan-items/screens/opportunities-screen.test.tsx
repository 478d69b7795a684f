import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { planDetail } from '../../../../test/account-plan.ts';
import { itemsOf, opportunityCalled } from '../../../../test/plan-items.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { opportunitiesSearch } from '../effects/opportunities/address.ts';
import { OpportunitiesScreen } from './opportunities-screen.tsx';

type Opportunity = PlanItem<'opportunity'>;

const CRUISE = opportunityCalled('Cruise terminal', 1, { close_on: '2099-01-31' });
const MARINA = opportunityCalled('Marina patrols', 2, { stage: 'proposed', probability_pct: 50 });

type Shown = {
  plan?: ReturnType<typeof planDetail>;
  opportunities?: Opportunity[];
  at?: string;
  write?: (asked: Asked) => { status?: number; body?: unknown };
};

const show = ({ plan = planDetail(), opportunities = [CRUISE, MARINA], at = '', write }: Shown = {}) =>
  renderScreen({
    screen: (search) => <OpportunitiesScreen plan_id={plan.id} search={search} />,
    search: opportunitiesSearch,
    at: `/manager/account-plans/${plan.id}/opportunities${at}`,
    answer: (asked) => {
      if (asked.method !== 'GET') return write?.(asked);
      if (asked.path.endsWith('/items')) return { body: itemsOf({ opportunities }) };
      return asked.path === `/account-plans/${plan.id}` ? { body: plan } : { body: { data: [] } };
    },
  });

const movedTo = (asked: Asked) => ({
  body: { kind: 'opportunity', item: { ...CRUISE, version: 2, ...asked.body.fields, probability_pct: 25 } },
});
const writesOf = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body?.fields ?? body]);

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

test('every stage is a column with what it comes to; figures and a forecast stand beside them', async () => {
  const { view } = await show();
  const identified = view.getByRole('region', { name: /^Identified/ });
  for (const text of ['£185k', '£18.5k weighted', '10% likely'])
    await expect.element(identified.getByText(text, { exact: true }).first()).toBeVisible();
  await expect.element(view.getByText('£370k')).toBeVisible();
  const forecast = view.getByRole('region', { name: 'Forecast' });
  await forecast.getByRole('button', { name: 'Table' }).click();
  await expect
    .element(forecast.getByRole('row', { name: /January 2099/ }))
    .toHaveTextContent('January 2099£185,000.00£18,500.00');
});

test('a card’s menu moves it to another stage, at once and with a way back', async () => {
  const { view, asked } = await show({ write: movedTo });
  await view.getByRole('button', { name: 'What to do with Cruise terminal' }).click();
  await view.getByRole('menuitem', { name: 'Qualified' }).click();
  await expect
    .element(view.getByRole('region', { name: /^Qualified/ }).getByText('Cruise terminal'))
    .toBeVisible();
  await expect.poll(() => writesOf(asked)).toEqual([['PATCH', { stage: 'qualified' }]]);
  await view.getByRole('button', { name: /^Undo/ }).click();
  await expect
    .poll(() => writesOf(asked).at(-1))
    .toEqual(['PATCH', { stage: 'identified', probability_pct: 10 }]);
});

test('Alt and arrows hold a card and say its stage; Escape leaves it, letting Alt go keeps it', async () => {
  const { view, asked } = await show({ write: movedTo });
  await expect.element(view.getByRole('button', { name: 'Cruise terminal', exact: true })).toBeVisible();
  const focus = () => view.getByRole('button', { name: 'Cruise terminal', exact: true }).element().focus();
  focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}');
  await expect.element(view.getByText('Cruise terminal, Proposed')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}{/Alt}');
  expect(writesOf(asked)).toEqual([]);
  await expect
    .element(view.getByRole('region', { name: /^Identified/ }).getByText('Cruise terminal'))
    .toBeVisible();
  focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect.poll(() => writesOf(asked)).toEqual([['PATCH', { stage: 'qualified' }]]);
});

test('a card is dragged to another stage', async () => {
  const { view, asked } = await show({ write: movedTo });
  await expect.element(view.getByRole('button', { name: 'Cruise terminal', exact: true })).toBeVisible();
  const card = document.querySelector(`[data-card="${CRUISE.id}"]`);
  const column = document.querySelector('[data-stage="qualified"]')?.getBoundingClientRect();
  const from = card?.getBoundingClientRect();
  if (!card || !column || !from) throw new Error('There is nothing to drag.');
  const send = (type: string, target: EventTarget, x: number, y: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', button: 0 },
        ...{ clientX: x, clientY: y },
      }),
    );
  send('pointerdown', card, from.left + 20, from.bottom - 6);
  send('pointermove', window, from.left + 60, from.bottom);
  send('pointermove', window, column.left + 40, column.top + 90);
  send('pointerup', window, column.left + 40, column.top + 90);
  await expect.poll(() => writesOf(asked)).toEqual([['PATCH', { stage: 'qualified' }]]);
});

test('an opportunity makes its dealsheet, and leads to it then', async () => {
  const { view, asked } = await show({
    write: () => ({ status: 201, body: { dealsheet_id: 'deal-1', code: 'D-0012' } }),
  });
  await view.getByRole('button', { name: 'What to do with Cruise terminal' }).click();
  await view.getByRole('menuitem', { name: 'Make a dealsheet' }).click();
  await expect.element(view.getByText('Dealsheet D-0012 made')).toBeVisible();
  expect(asked.find(({ method }) => method === 'POST')?.path).toMatch(/\/dealsheet$/);
});

test('whoever reads alone finds neither verbs nor a box for something new', async () => {
  const { view } = await show({ plan: planDetail({ status: 'closed' }) });
  await expect.element(view.getByText('Cruise terminal').first()).toBeVisible();
  expect(view.getByRole('button', { name: /What to do|New opportunity/ }).elements()).toEqual([]);
});

test('whoever reads alone opens what an opportunity says, without a field to write in', async () => {
  const told = { ...CRUISE, note: 'Two berths,\nfrom spring.', service: { id: 's-1', name: 'Guarding' } };
  const { view } = await show({
    plan: planDetail({ status: 'in_review' }),
    opportunities: [
      { ...told, dealsheet: { id: 'deal-1', code: 'D-0012', name: 'Cruise', status: 'draft' } },
    ],
  });
  await view.getByRole('button', { name: 'Cruise terminal', exact: true }).click();
  const box = view.getByRole('dialog', { name: 'Cruise terminal' });
  for (const text of ['Identified', '£185,000.00', '10%', 'Sofia Lindqvist', 'Guarding'])
    await expect.element(box.getByText(text, { exact: true })).toBeVisible();
  await expect.element(box.getByText(/Two berths,\s+from spring/)).toBeVisible();
  await expect
    .element(box.getByRole('link', { name: 'D-0012' }))
    .toHaveAttribute('href', '/manager/dealsheets/deal-1');
  expect(box.getByRole('textbox').elements()).toEqual([]);
  await box.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.element(box).not.toBeInTheDocument();
});

test('on a phone they stand in rows by stage, and a menu moves them', async () => {
  await page.viewport(360, 780);
  const { view, asked } = await show({ write: movedTo });
  await view.getByRole('button', { name: 'Actions for Cruise terminal' }).click();
  await view.getByRole('menuitem', { name: 'Move to: Qualified' }).click();
  await expect.poll(() => writesOf(asked)).toEqual([['PATCH', { stage: 'qualified' }]]);
});

test('without any, the page says what one is and leads to the whitespace', async () => {
  const { view } = await show({ opportunities: [] });
  await expect
    .element(view.getByRole('link', { name: 'Open the whitespace' }))
    .toHaveAttribute('href', expect.stringContaining('/whitespace'));
});
