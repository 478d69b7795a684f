import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { planDetail, planRevisionOf } from '../../../../test/account-plan.ts';
import { itemsOf } from '../../../../test/plan-items.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { PlanScreen } from './plan-screen.tsx';

const NOTHING = { data: [], before: null, after: null };
const refused = (rule: string, field: string, message: string) => ({
  status: 422,
  body: { code: 'rule_broken', message, rule, fields: [{ field, message }], request_id: 'r' },
});

type Answer = { status?: number; body?: unknown };

/** The page of a plan that becomes what `write` answers. */
const show = (plan: AccountPlan, write: (asked: Asked) => Answer = () => ({})) => {
  let now = plan;
  return renderScreen({
    screen: () => (
      <PlanScreen plan_id={plan.id} part="overview">
        <p>Its part</p>
      </PlanScreen>
    ),
    ...{ search: () => ({}), at: `/manager/account-plans/${plan.id}` },
    answer: (asked) => {
      if (asked.method !== 'GET') {
        const { status = 200, body = now } = write(asked);
        if (status === 200) now = { ...now, ...Object(body) };
        return { status, body };
      }
      if (asked.path === `/account-plans/${plan.id}`) return { body: now };
      if (asked.path.endsWith('/items')) return { body: itemsOf() };
      if (asked.path.endsWith('/revisions')) return { body: { ...NOTHING, data: [planRevisionOf()] } };
      return { body: NOTHING };
    },
  });
};

const writesOf = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }));

const openClose = async (view: Awaited<ReturnType<typeof show>>['view']) => {
  await view.getByRole('button', { name: 'More' }).click();
  await view.getByRole('menuitem', { name: 'Close…' }).click();
  return view.getByRole('dialog', { name: /^Close / });
};

const ACTIVE = planDetail({ status: 'active' });
const WAITING = planDetail({
  status: 'in_review',
  revision: 2,
  approved_revision: null,
  waiting_revision: 2,
});

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 900);
});

test('an active plan is closed for a reason, which its page says from then on', async () => {
  const reason = 'The year is over.';
  const { view, asked } = await show(ACTIVE, () => ({
    body: { ...ACTIVE, status: 'closed', closed_reason: reason, version: 4 },
  }));
  const box = await openClose(view);
  await expect.element(box.getByText(/^A closed plan is only read, and can’t be opened again/)).toBeVisible();
  await box.getByLabelText('How it ended').fill(reason);
  await box.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.element(view.getByText(`${ACTIVE.name} is closed`)).toBeVisible();
  expect(writesOf(asked)).toEqual([
    { path: `/account-plans/${ACTIVE.id}/closing`, body: { version: 3, reason } },
  ]);
  await expect.element(view.getByText(`Closed: ${reason}`)).toBeVisible();
  expect(view.getByRole('link', { name: 'Edit', exact: true }).elements()).toEqual([]);
});

test('without saying how it ended no plan is closed, and the field says so', async () => {
  const { view, asked } = await show(ACTIVE);
  const box = await openClose(view);
  await box.getByLabelText('How it ended').fill('   ');
  await box.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.element(box.getByLabelText('How it ended')).toHaveAccessibleDescription(/Say how it ended\./);
  expect(writesOf(asked)).toEqual([]);
});

test.each([
  [
    'changed by somebody meanwhile',
    { status: 412, body: { code: 'stale', message: 'Stale.', rule: null, fields: [], request_id: 'r' } },
    /^Somebody changed the plan meanwhile/,
  ],
  [
    'closed already',
    refused('wrong-state', 'status', 'This plan is closed. Load it again.'),
    'This plan is closed. Load it again.',
  ],
])('a plan that is %s isn’t closed: the box says why and keeps what was typed', async (_, answer, said) => {
  const { view } = await show(ACTIVE, () => answer);
  const box = await openClose(view);
  await box.getByLabelText('How it ended').fill('It was a good year.');
  await box.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.element(box.getByText(said)).toBeVisible();
  await expect.element(box.getByLabelText('How it ended')).toHaveValue('It was a good year.');
});

test('what waits for a decision is recalled after a question, and a plan in review is a draft again', async () => {
  const { view, asked } = await show(WAITING, () => ({
    body: { ...WAITING, status: 'draft', waiting_revision: null, version: 4 },
  }));
  await view.getByRole('button', { name: 'Recall…' }).click();
  const ask = view.getByRole('dialog', { name: 'Recall revision 2?' });
  await expect.element(ask.getByText('The plan is a draft again and can be written.')).toBeVisible();
  expect(writesOf(asked)).toEqual([]);
  await ask.getByRole('button', { name: 'Yes' }).click();
  await expect.element(view.getByText('Revision 2 is recalled')).toBeVisible();
  expect(writesOf(asked)).toEqual([{ path: `/account-plans/${WAITING.id}/recall`, body: { revision: 2 } }]);
  await expect.element(view.getByRole('button', { name: 'Submit for review…' })).toBeVisible();
});

test('recalling changes of a plan in force says nothing of a draft, and No leaves all as it is', async () => {
  const { view, asked } = await show(planDetail({ status: 'active', revision: 2, waiting_revision: 2 }));
  await view.getByRole('button', { name: 'Recall…' }).click();
  const ask = view.getByRole('dialog', { name: 'Recall revision 2?' });
  await expect.element(ask.getByText('Nobody decides it any more. It stays in the history.')).toBeVisible();
  expect(ask.getByText(/draft again/).elements()).toEqual([]);
  await ask.getByRole('button', { name: 'No' }).click();
  await expect.element(ask).not.toBeInTheDocument();
  expect(writesOf(asked)).toEqual([]);
});

test('a revision that somebody decided meanwhile is not recalled, and it is said why', async () => {
  const message = 'Revision 2 doesn’t wait for a decision any more: load the plan again.';
  const { view } = await show(WAITING, () => refused('nothing-waits', 'revision', message));
  await view.getByRole('button', { name: 'Recall…' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.element(view.getByText('The revision could not be recalled')).toBeVisible();
  await expect.element(view.getByText(message)).toBeVisible();
});
