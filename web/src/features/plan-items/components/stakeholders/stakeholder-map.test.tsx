import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { planDetail } from '../../../../../test/account-plan.ts';
import { itemsOf } from '../../../../../test/plan-items.ts';
import { stakeholder } from '../../../../../test/plan-overview.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { PlanOverviewScreen } from '../../screens/plan-overview-screen.tsx';

const DANA = stakeholder('Dana Whitlock');
const PLAN = planDetail();

beforeEach(() => {
  toast.clear();
  return page.viewport(1280, 900);
});

const stale = {
  status: 412,
  body: { code: 'stale', message: 'Changed.', rule: null, fields: [], request_id: 'r', why: null },
};

type Given = { stakeholders?: readonly PlanItem<'stakeholder'>[]; theirs?: PlanItem<'stakeholder'> };

/** The overview of a plan with these stakeholders; with `theirs` somebody else saved first. */
const open = async ({ stakeholders = [DANA], theirs }: Given = {}) => {
  let now = [...stakeholders];
  const { view, asked } = await renderScreen({
    screen: () => <PlanOverviewScreen plan_id={PLAN.id} />,
    ...{ search: () => ({}), at: `/manager/account-plans/${PLAN.id}` },
    answer: ({ method, path, body, version }) => {
      if (method === 'GET' && path.endsWith('/items')) return { body: itemsOf({ stakeholders: now }) };
      if (method === 'GET' && path.endsWith('/last-contacts')) return { body: { data: [] } };
      if (method === 'GET' && path.endsWith(PLAN.id)) return { body: PLAN };
      if (method === 'DELETE') return { status: 204 };
      if (method !== 'PATCH') return undefined;
      if (theirs && version === '"1"') {
        now = [theirs];
        return stale;
      }
      const [before = DANA] = now.filter(
        ({ id }) => path.endsWith(encodeURIComponent(id)) || path.endsWith(id),
      );
      const item = { ...before, ...body.fields, version: before.version + 1 };
      now = now.map((one) => (one.id === item.id ? item : one));
      return { body: { kind: 'stakeholder', item } };
    },
  });
  const token = (name: string) => view.getByRole('button', { name: new RegExp(`^${name}`) });
  const sent = () => asked.filter(({ method }) => method !== 'GET');
  const focus = async (name: string) => {
    await expect.element(token(name)).toBeVisible();
    token(name).element().focus();
  };
  const reads = () => asked.filter(({ method, path }) => method === 'GET' && path.endsWith('/items'));
  return { view, token, sent, reads, focus };
};

test('a stakeholder is moved by arrow keys, told at each step, and kept by Enter without asking again', async () => {
  const { view, token, sent, reads, focus } = await open();
  await focus('Dana Whitlock');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect
    .element(view.getByText('Dana Whitlock: support +2, influence 4. Enter keeps it, Escape puts it back.'))
    .toBeInTheDocument();
  expect(sent()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(view.getByText('Dana Whitlock: support +2, influence 4').first()).toBeInTheDocument();
  await expect
    .poll(() => sent().map(({ body, version }) => [body, version]))
    .toEqual([[{ kind: 'stakeholder', fields: { support: 2, influence: 4 } }, '"1"']]);
  await expect.element(token('Dana Whitlock')).toHaveAccessibleName(/Support \+2, influence 4/);
  await expect.element(token('Dana Whitlock')).toHaveFocus();
  expect(reads()).toHaveLength(1);
});

test('Escape puts a moved stakeholder back, and nothing is sent', async () => {
  const { view, token, sent, focus } = await open();
  await focus('Dana Whitlock');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Escape}');
  await expect.element(token('Dana Whitlock')).toHaveAccessibleName(/Support \+1, influence 5/);
  await expect
    .element(view.getByText('Dana Whitlock put back to support +1, influence 5'))
    .toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('a move is taken back by Undo', async () => {
  const { view, token, sent, focus } = await open();
  await focus('Dana Whitlock');
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await view.getByRole('button', { name: /^Undo/ }).click();
  await expect.element(token('Dana Whitlock')).toHaveAccessibleName(/Support \+1, influence 5/);
  expect(sent().at(-1)).toMatchObject({
    body: { kind: 'stakeholder', fields: { support: 1, influence: 5 } },
    version: '"2"',
  });
});

test('Enter opens the stakeholder, where whom they report to is chosen by keys', async () => {
  const { view, sent, focus } = await open({ stakeholders: [DANA, stakeholder('Leo Park')] });
  await focus('Leo Park');
  await userEvent.keyboard('{Enter}');
  const box = view.getByRole('dialog', { name: 'Edit Leo Park' });
  await expect.element(box).toBeVisible();
  box.getByLabelText('Reports to').element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(box.getByLabelText('Reports to')).toHaveValue('Dana Whitlock');
  await box.getByRole('button', { name: 'Save stakeholder' }).click();
  await expect
    .poll(() => sent().map(({ body }) => body))
    .toEqual([{ kind: 'stakeholder', fields: { reports_to: DANA.id } }]);
});

test('Delete takes a stakeholder out and goes on with the next one', async () => {
  const { token, sent, focus } = await open({ stakeholders: [DANA, stakeholder('Leo Park')] });
  await focus('Dana Whitlock');
  await userEvent.keyboard('{Delete}');
  await expect.element(token('Dana Whitlock')).not.toBeInTheDocument();
  await expect.element(token('Leo Park')).toHaveFocus();
  expect(sent().map(({ method }) => method)).toEqual(['DELETE']);
});

test('of several in one cell no ring covers another', async () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'].map((name) => `${name} Park`);
  const { token } = await open({ stakeholders: names.map((name) => stakeholder(name)) });
  await expect.element(token('Hal Park')).toBeVisible();
  const boxes = names.map((name) => token(name).element().getBoundingClientRect());
  const isOver = (one: DOMRect, other: DOMRect) => Math.hypot(one.x - other.x, one.y - other.y) < one.width;
  expect(boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => isOver(one, other)))).toEqual([]);
});

test('where somebody else moved them first, yours and theirs stand side by side, and keeping yours saves it over theirs', async () => {
  const theirs = { ...DANA, support: -1, version: 2 };
  const { view, sent, focus } = await open({ theirs });
  await focus('Dana Whitlock');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  const both = view.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  await expect.element(both.getByText('+2, champions us')).toBeVisible();
  await expect.element(both.getByText('−1, doubts us')).toBeVisible();
  await both.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => sent().map(({ version }) => version)).toEqual(['"1"', '"2"']);
  await expect.element(both).not.toBeInTheDocument();
});
