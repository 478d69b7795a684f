import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { planDetail, planRevisionOf, planSummary } from '../../../../test/account-plan.ts';
import { itemsOf } from '../../../../test/plan-items.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { PlanScreen } from './plan-screen.tsx';

const STALE = { code: 'stale', message: 'Stale.', rule: null, fields: [], request_id: 'r' };
const NOTHING = { data: [], before: null, after: null };

type Show = {
  plan: AccountPlan;
  /** The active plans of its client. */
  active?: readonly unknown[];
  write?: (asked: Asked) => { status?: number; body?: unknown };
  /** The role of somebody who may only read. */
  reads?: boolean;
};

const show = ({ plan, active = [], write, reads = false }: Show) =>
  renderScreen({
    screen: () => (
      <PlanScreen plan_id={plan.id} part="overview">
        <p>Its part</p>
      </PlanScreen>
    ),
    ...{ search: () => ({}), at: `/manager/account-plans/${plan.id}` },
    ...(reads
      ? {
          role: 'coordinator',
          rules: [['p', 'coordinator', '/org/a', '/account-plans/*', 'read', 'allow'] as const],
        }
      : {}),
    answer: (asked) => {
      if (asked.method !== 'GET') return write?.(asked) ?? { body: plan };
      if (asked.path === '/account-plans') return { body: { ...NOTHING, data: active } };
      if (asked.path === `/account-plans/${plan.id}`) return { body: plan };
      if (asked.path.endsWith('/items')) return { body: itemsOf() };
      if (asked.path.endsWith('/revisions')) return { body: { ...NOTHING, data: [planRevisionOf()] } };
      return { body: NOTHING };
    },
  });

const writesOf = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }));

const IN_REVIEW = { status: 'in_review', revision: 2, approved_revision: null, waiting_revision: 2 } as const;

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 900);
});

test('a draft is submitted over the version that was looked at, with a note', async () => {
  const plan = planDetail({ status: 'draft', revision: 0, approved_revision: null });
  const { view, asked } = await show({ plan });
  await view.getByRole('button', { name: 'Submit for review…' }).click();
  const box = view.getByRole('dialog');
  await expect.element(box.getByText(/A director or above decides it/)).toBeVisible();
  await box.getByLabelText('Note').fill('Look at the marina first.');
  await box.getByRole('button', { name: 'Submit for review' }).click();
  await expect
    .poll(() => writesOf(asked))
    .toEqual([
      {
        path: `/account-plans/${plan.id}/submit`,
        body: { version: 3, note: 'Look at the marina first.' },
      },
    ]);
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument();
});

test('what is refused for something outside the box is said of it as a whole, and leads to no field', async () => {
  const message = 'There is nothing in it to decide: add an objective first.';
  const fields = [{ field: 'objectives', message }];
  const refused = { code: 'invalid', message, rule: 'plan-empty', fields, request_id: 'r' };
  const { view } = await show({
    plan: planDetail({ status: 'draft', revision: 0, approved_revision: null }),
    write: () => ({ status: 422, body: refused }),
  });
  await view.getByRole('button', { name: 'Submit for review…' }).click();
  const box = view.getByRole('dialog');
  await box.getByRole('button', { name: 'Submit for review' }).click();
  await expect.element(box.getByRole('alert')).toHaveTextContent(`This could not be saved${message}`);
  expect(box.getByRole('link').elements()).toEqual([]);
});

test('what somebody changed meanwhile is not submitted unseen, and the note that was typed stays', async () => {
  const plan = planDetail({ status: 'draft', revision: 0, approved_revision: null });
  const { view } = await show({ plan, write: () => ({ status: 412, body: STALE }) });
  await view.getByRole('button', { name: 'Submit for review…' }).click();
  const box = view.getByRole('dialog');
  await box.getByLabelText('Note').fill('Typed with care');
  await box.getByRole('button', { name: 'Submit for review' }).click();
  await expect.element(box.getByText(/Somebody changed the plan meanwhile/)).toBeVisible();
  await expect.element(box.getByLabelText('Note')).toHaveValue('Typed with care');
});

test('a rejection needs a note, which goes with it', async () => {
  const plan = planDetail({ ...IN_REVIEW, may_decide: true });
  const { view, asked } = await show({ plan });
  await view.getByRole('button', { name: 'Decide…' }).click();
  const box = view.getByRole('dialog');
  await box.getByText('Reject', { exact: true }).click();
  await box.getByRole('button', { name: 'Reject revision 2' }).click();
  await expect.element(box.getByLabelText('Note')).toHaveAccessibleDescription(/Say why it is rejected./);
  expect(writesOf(asked)).toEqual([]);
  await box.getByLabelText('Note').fill('Who talks to finance?');
  await box.getByRole('button', { name: 'Reject revision 2' }).click();
  await expect
    .poll(() => writesOf(asked))
    .toEqual([
      {
        path: `/account-plans/${plan.id}/decision`,
        body: { revision: 2, outcome: 'rejected', note: 'Who talks to finance?' },
      },
    ]);
});

test('an approval goes without a note', async () => {
  const plan = planDetail({ ...IN_REVIEW, may_decide: true });
  const { view, asked } = await show({ plan });
  await view.getByRole('button', { name: 'Decide…' }).click();
  await view.getByRole('dialog').getByRole('button', { name: 'Approve revision 2' }).click();
  await expect.poll(() => writesOf(asked)[0]?.body).toEqual({ revision: 2, outcome: 'approved', note: '' });
});

test('whoever may not decide their own plan reads why', async () => {
  const { view } = await show({ plan: planDetail({ ...IN_REVIEW, why_not: 'You own this plan.' }) });
  await expect.element(view.getByText('You own this plan.')).toBeVisible();
  expect(view.getByRole('button', { name: /Decide/ }).elements()).toEqual([]);
});

test('where the client has an active plan already, the box links it and nothing can be activated', async () => {
  const other = planSummary({ id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb5ff', name: 'FY26 plan' });
  const { view } = await show({ plan: planDetail({ status: 'approved' }), active: [other] });
  await view.getByRole('button', { name: 'Activate…' }).click();
  const box = view.getByRole('dialog');
  await expect
    .element(box.getByRole('link', { name: 'FY26 plan' }))
    .toHaveAttribute('href', `/manager/account-plans/${other.id}`);
  await expect.element(box.getByRole('button', { name: 'Activate' })).toBeDisabled();
});

test('an active plan that began meanwhile is said by its rule, and the box stays', async () => {
  const message = 'Port of Aldermouth has an active plan: close it first.';
  const refused = { ...STALE, code: 'rule_broken', rule: 'active-plan-exists', message };
  const { view } = await show({
    plan: planDetail({ status: 'approved' }),
    write: () => ({ status: 422, body: refused }),
  });
  await view.getByRole('button', { name: 'Activate…' }).click();
  await view.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await expect.element(view.getByRole('dialog').getByText(message)).toBeVisible();
});

test.each([
  ['a draft', planDetail({ status: 'draft', revision: 0, approved_revision: null })],
  ['one in review', planDetail(IN_REVIEW)],
  ['an approved one', planDetail({ status: 'approved' })],
  ['an active one', planDetail({ changed_since_approval: true })],
])('a coordinator finds no verb of its life on %s', async (_, plan) => {
  const { view } = await show({ plan, reads: true });
  await expect.element(view.getByRole('heading', { name: plan.name })).toBeVisible();
  const verbs = /^(Submit|Recall|Decide|Activate|Close|Edit)/;
  expect(view.getByRole('button', { name: verbs }).elements()).toEqual([]);
  expect(view.getByRole('link', { name: 'Edit' }).elements()).toEqual([]);
});
