import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { planDetail } from '../../../../test/account-plan.ts';
import { actionCalled, itemsOf, swotCalled } from '../../../../test/plan-items.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { StrategyScreen } from './strategy-screen.tsx';

const PLAN = planDetail();
const ROOM = swotCalled('No control room', 1, { quadrant: 'weakness', impact: 3 });
const BUILD = actionCalled('Rent a control room', 1, { due_on: '2099-05-01' });

const show = (write: (asked: Asked) => { status?: number; body?: unknown }, items = itemsOf()) =>
  renderScreen({
    screen: () => <StrategyScreen plan_id={PLAN.id} texts={({ summary }) => <p>{summary}</p>} />,
    search: () => ({}),
    at: `/manager/account-plans/${PLAN.id}/strategy`,
    answer: (asked) => {
      if (asked.method !== 'GET') return write(asked);
      if (asked.path.endsWith('/items')) return { body: items };
      return asked.path === `/account-plans/${PLAN.id}` ? { body: PLAN } : { body: { data: [] } };
    },
  });

const linked = ({ body }: Asked) => ({
  body: { kind: 'swot', item: { ...ROOM, version: 2, ...body.fields } },
});
const fieldsOf = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ body }) => [body.kind, body.fields]);

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

test('a point is linked with an action of the plan, whose state stands below it then', async () => {
  const { view, asked } = await show(linked, itemsOf({ swot: [ROOM], actions: [BUILD] }));
  const corner = view.getByRole('region', { name: 'Weaknesses' });
  await expect.element(corner.getByRole('img', { name: '3, much' })).toBeVisible();
  await corner.getByRole('button', { name: 'What to do with No control room' }).click();
  await view.getByRole('menuitem', { name: 'Rent a control room' }).click();
  await expect.element(corner.getByText('Rent a control room')).toBeVisible();
  await expect.element(corner.getByText('Open, due 1 May')).toBeVisible();
  expect(fieldsOf(asked)).toEqual([['swot', { action_id: BUILD.id }]]);
});

test('a new action for a point is made and linked in one go', async () => {
  const { view, asked } = await show(
    (one) =>
      one.body.kind === 'action'
        ? { status: 201, body: { kind: 'action', item: { ...BUILD, ...one.body.fields } } }
        : linked(one),
    itemsOf({ swot: [ROOM] }),
  );
  await view.getByRole('button', { name: 'What to do with No control room' }).click();
  await view.getByRole('menuitem', { name: 'New action for it' }).click();
  const box = view.getByRole('dialog');
  await box.getByLabelText('Title').fill('Rent a control room');
  await box.getByRole('button', { name: 'Save action' }).click();
  await expect.poll(() => fieldsOf(asked).at(-1)).toEqual(['swot', { action_id: BUILD.id }]);
});

test('a corner takes a new point, which is put where it belongs', async () => {
  const { view, asked } = await show(({ body }) => ({
    status: 201,
    body: { kind: 'swot', item: { ...ROOM, id: 'new', ...body.fields } },
  }));
  await view.getByRole('button', { name: 'Add to Threats' }).click();
  const box = view.getByRole('dialog');
  await box.getByLabelText('What it is').fill('Harrier undercuts');
  await box.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(view.getByRole('region', { name: 'Threats' }).getByText('Harrier undercuts'))
    .toBeVisible();
  expect(fieldsOf(asked)[0]).toEqual([
    'swot',
    { quadrant: 'threat', text: 'Harrier undercuts', impact: 2, action_id: null },
  ]);
});

test('the worst competitor stands first, with what we answer', async () => {
  const competitor = {
    ...{ version: 1, created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
    ...{ strengths: 'Cheap', weaknesses: 'Turnover', answer: 'Show what a missed gate costs' },
  };
  const { view } = await show(
    () => ({}),
    itemsOf({
      competitors: [
        { ...competitor, id: 'c1', name: 'Calm', threat: 'low', share_pct: null },
        { ...competitor, id: 'c2', name: 'Harrier', threat: 'high', share_pct: 34 },
      ],
    }),
  );
  const card = view.getByRole('region', { name: 'Competitors' });
  const worst = card.getByRole('listitem').first();
  for (const text of ['Harrier', 'High threat', '34% of the wallet'])
    await expect.element(worst.getByText(text, { exact: true })).toBeVisible();
  await expect.element(card.getByText('Show what a missed gate costs').first()).toBeVisible();
});
