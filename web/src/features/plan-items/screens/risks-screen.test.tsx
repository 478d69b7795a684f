import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { planDetail } from '../../../../test/account-plan.ts';
import { itemsOf, LINDQVIST, riskCalled } from '../../../../test/plan-items.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { DecisionsScreen } from './decisions-screen.tsx';
import { RisksScreen } from './risks-screen.tsx';

const PLAN = planDetail();
const LOTS = riskCalled('Tender is cut into lots', 1, { likelihood: 'high', impact: 'high' });
const WAGES = riskCalled('Wage rise', 2, { due_on: '2020-01-01', owner: LINDQVIST });

const DECISION = {
  ...{ id: 'd1', version: 1, created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
  ...{ text: 'Bid with a partner', reason: 'Nobody of us has berths.', decided_on: '2026-11-03' },
  owner: LINDQVIST,
};

const show = (
  screen: 'risks' | 'decisions',
  items = itemsOf(),
  write?: (asked: Asked) => { status?: number; body?: unknown },
  plan = PLAN,
) =>
  renderScreen({
    screen: () =>
      screen === 'risks' ? <RisksScreen plan_id={PLAN.id} /> : <DecisionsScreen plan_id={PLAN.id} />,
    search: () => ({}),
    at: `/manager/account-plans/${PLAN.id}/${screen}`,
    answer: (asked) => {
      if (asked.method !== 'GET') return write?.(asked);
      if (asked.path.endsWith('/items')) return { body: items };
      return asked.path === `/account-plans/${PLAN.id}` ? { body: plan } : { body: { data: [] } };
    },
  });

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

test('the matrix counts open risks, and one of its places shows its own alone', async () => {
  const { view } = await show('risks', itemsOf({ risks: [LOTS, WAGES] }));
  const place = view.getByRole('button', { name: '1 open risk, likelihood High, impact High' });
  await expect.element(view.getByText('1 Jan 2020, late')).toBeVisible();
  await place.click();
  await expect.element(view.getByText('Tender is cut into lots')).toBeVisible();
  expect(view.getByText('Wage rise').elements()).toEqual([]);
  await view.getByRole('button', { name: 'Show all risks' }).click();
  await expect.element(view.getByText('Wage rise')).toBeVisible();
});

test('a risk is marked from its row, with a way back', async () => {
  const { view, asked } = await show('risks', itemsOf({ risks: [LOTS] }), ({ body }) => ({
    body: { kind: 'risk', item: { ...LOTS, version: 2, ...body.fields } },
  }));
  await view.getByRole('button', { name: 'Actions for Tender is cut into lots' }).click();
  await view.getByRole('menuitem', { name: 'Mark as mitigated' }).click();
  await expect.element(view.getByText('Tender is cut into lots: Mitigated')).toBeVisible();
  const place = view.getByRole('button', { name: '0 open risks, likelihood High, impact High' });
  await expect.element(place).toBeVisible();
  expect(asked.find(({ method }) => method === 'PATCH')?.body.fields).toEqual({ status: 'mitigated' });
});

test('whoever reads alone opens what a risk says, without a field to write in', async () => {
  const wages = { ...WAGES, mitigation: 'Index the rates.' };
  const closed = planDetail({ status: 'closed' });
  const { view } = await show('risks', itemsOf({ risks: [wages] }), undefined, closed);
  await view.getByText('Wage rise').click();
  const box = view.getByRole('dialog', { name: 'Wage rise' });
  await expect.element(box.getByText('Index the rates.')).toBeVisible();
  await expect.element(box.getByText('Sofia Lindqvist')).toBeVisible();
  expect(box.getByRole('textbox').elements()).toEqual([]);
});

test('without risks the page says what to write, and offers to', async () => {
  const { view } = await show('risks');
  await view.getByRole('button', { name: 'New risk' }).click();
  await expect.element(view.getByRole('dialog', { name: 'New risk' })).toBeVisible();
});

test('decisions stand by month, the newest first, with their reasons', async () => {
  const older = { ...DECISION, id: 'd2', text: 'No discounts', reason: '', decided_on: '2026-09-30' };
  const { view } = await show('decisions', itemsOf({ decisions: [older, DECISION] }));
  const months = view.getByRole('heading', { level: 2 });
  await expect.element(months.first()).toHaveTextContent('November 2026');
  await expect.element(months.last()).toHaveTextContent('September 2026');
  await expect.element(view.getByText('Nobody of us has berths.')).toBeVisible();
});

test('a decision that is taken out can be brought back', async () => {
  const { view, asked } = await show('decisions', itemsOf({ decisions: [DECISION] }), ({ method, body }) =>
    method === 'DELETE'
      ? { status: 204 }
      : { status: 201, body: { kind: 'decision', item: { ...DECISION, ...body.fields, id: 'again' } } },
  );
  await view.getByRole('button', { name: 'What to do with Bid with a partner' }).click();
  await view.getByRole('menuitem', { name: 'Take out' }).click();
  await expect.element(view.getByText('No decisions yet')).toBeVisible();
  await view.getByRole('button', { name: /^Undo/ }).click();
  await expect.element(view.getByRole('heading', { name: 'Bid with a partner' })).toBeVisible();
  expect(asked.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual([
    ...['DELETE', 'POST'],
  ]);
});
