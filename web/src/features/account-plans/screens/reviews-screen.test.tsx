import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { planDeliveryOf, planDetail, planReviewOf } from '../../../../test/account-plan.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { ReviewsScreen } from './reviews-screen.tsx';

const STALE = { code: 'stale', message: 'Stale.', rule: null, fields: [], request_id: 'r' };
const REVIEW = planReviewOf();
const AGES = [
  { section: 'strategy', touched_at: '2026-01-01T00:00:00.000Z', stale: false },
  { section: 'risks', touched_at: '2025-01-01T00:00:00.000Z', stale: true },
];

type Show = {
  plan?: AccountPlan;
  write?: (asked: Asked) => { status?: number; body?: unknown };
  reads?: boolean;
};

const show = ({ plan = planDetail(), write, reads = false }: Show = {}) =>
  renderScreen({
    screen: () => <ReviewsScreen plan_id={plan.id} />,
    ...{ search: () => ({}), at: `/manager/account-plans/${plan.id}/reviews` },
    ...(reads
      ? {
          role: 'coordinator',
          rules: [['p', 'coordinator', '/org/a', '/account-plans/*', 'read', 'allow'] as const],
        }
      : {}),
    answer: (asked) => {
      if (asked.method !== 'GET') return write?.(asked) ?? { body: plan };
      if (asked.path === `/account-plans/${plan.id}`) return { body: plan };
      if (asked.path.endsWith('/reviews')) return { body: { data: [REVIEW], before: null, after: null } };
      if (asked.path.endsWith('/ages')) return { body: { data: AGES } };
      if (asked.path.endsWith('/delivery')) return { body: planDeliveryOf() };
      return { body: { data: [], before: null, after: null } };
    },
  });

const writesOf = (asked: readonly Asked[]) => asked.filter(({ method }) => method !== 'GET');

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 1000);
});

test('a review tells who was there, what was said, and how we were judged', async () => {
  const { view } = await show();
  for (const text of ['Dana asked for cover at night.', 'On time.', 'Sofia Lindqvist'])
    await expect.element(view.getByText(text).first()).toBeVisible();
});

test('a part that is out of date is confirmed by a review that has it ticked', async () => {
  const { view, asked } = await show({ write: () => ({ status: 201, body: REVIEW }) });
  await view.getByRole('button', { name: /is still right…/ }).click();
  const box = view.getByRole('dialog');
  await expect.element(box.getByRole('checkbox', { name: /Risks/ })).toBeChecked();
  await box.getByLabelText('Notes').fill('Looked at together.');
  await box.getByRole('button', { name: 'Record review' }).click();
  await expect
    .poll(() => writesOf(asked)[0]?.body)
    .toMatchObject({ confirmed: ['risks'], notes: 'Looked at together.', scores: [] });
});

test('a correction over what somebody else corrected keeps what was typed, and says so', async () => {
  const { view, asked } = await show({ write: () => ({ status: 412, body: STALE }) });
  await view.getByRole('button', { name: /^Correct/ }).click();
  const box = view.getByRole('dialog');
  await box.getByLabelText('Notes').fill('Dana asked for cover at weekends.');
  await box.getByRole('button', { name: 'Save correction' }).click();
  await expect.element(box.getByText(/What you typed is still here/)).toBeVisible();
  await expect.element(box.getByLabelText('Notes')).toHaveValue('Dana asked for cover at weekends.');
  expect(writesOf(asked)[0]).toMatchObject({ method: 'PATCH', version: '"2"' });
});

test('a health is said with its reason, and not without', async () => {
  const { view, asked } = await show();
  await view.getByRole('button', { name: /^Say/ }).click();
  const box = view.getByRole('dialog');
  await box.getByText('Off track', { exact: true }).click();
  await box
    .getByRole('button', { name: /Off track/i })
    .last()
    .click();
  await expect.element(box.getByRole('textbox')).toHaveAccessibleDescription(/why/i);
  expect(writesOf(asked)).toEqual([]);
  await box.getByRole('textbox').fill('Dana leaves in spring.');
  await box
    .getByRole('button', { name: /Off track/i })
    .last()
    .click();
  await expect
    .poll(() => writesOf(asked)[0]?.body)
    .toEqual({ version: 3, said: { health: 'off_track', reason: 'Dana leaves in spring.' } });
});

test('a health that was said is withdrawn after a question', async () => {
  const plan = planDetail({ health_manual: 'off_track', health_reason: 'Dana leaves.' });
  const { view, asked } = await show({ plan });
  await view.getByRole('button', { name: 'Withdraw' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => writesOf(asked)[0]?.body).toEqual({ version: 3, said: null });
});

test.each([
  ['a coordinator', { reads: true }],
  ['anybody, of a closed plan,', { plan: planDetail({ status: 'closed', closed_reason: 'Lost.' }) }],
])('%s reads all of it and finds no verb', async (_, how) => {
  const { view } = await show(how);
  await expect.element(view.getByText('Dana asked for cover at night.')).toBeVisible();
  const verbs = /^(Record|Correct|Say|Withdraw)|still right/;
  expect(view.getByRole('button', { name: verbs }).elements()).toEqual([]);
});
