import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { planDetail } from '../../../../test/account-plan.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { EditPlanScreen } from './edit-plan-screen.tsx';

const PLAN = planDetail();
const STALE = { code: 'stale', message: 'Stale.', rule: null, fields: [], request_id: 'r' };

type Show = {
  plans?: AccountPlan[];
  save?: (asked: Asked) => { status?: number; body?: unknown };
  rules?: Parameters<typeof renderScreen>[0]['rules'];
};

/** `plans` = what is read of it, one after another; the last one stays. */
const show = ({ plans = [PLAN], save = () => ({ body: PLAN }), rules }: Show = {}) => {
  const left = [...plans];
  return renderScreen({
    screen: () => (
      <Suspense>
        <EditPlanScreen id={PLAN.id} />
      </Suspense>
    ),
    ...{ search: () => ({}), at: `/manager/account-plans/${PLAN.id}/edit`, ...(rules ? { rules } : {}) },
    answer: (asked) => {
      if (asked.method === 'PATCH') return save(asked);
      if (asked.path === `/account-plans/${PLAN.id}`)
        return { body: left.length > 1 ? left.shift() : left[0] };
      return { body: { data: [], before: null, after: null } };
    },
  });
};
const writesOf = (asked: readonly Asked[]) => asked.filter(({ method }) => method === 'PATCH');

beforeEach(() => {
  toast.clear();
  return page.viewport(1280, 1000);
});

test('what was changed alone is saved, over the version that was seen', async () => {
  const { view, asked, address } = await show();
  await view.getByRole('textbox', { name: 'Summary' }).fill('Win the cruise terminal.');
  await view.getByRole('button', { name: 'Save' }).click();
  await expect.poll(address).toBe(`/manager/account-plans/${PLAN.id}`);
  expect(writesOf(asked)).toMatchObject([{ version: '"3"', body: { summary: 'Win the cruise terminal.' } }]);
  expect(Object.keys(writesOf(asked)[0]?.body)).toEqual(['summary']);
});

test('what two people wrote in one field stands side by side, and mine is kept over theirs', async () => {
  const theirs = planDetail({ version: 4, summary: 'Theirs.' });
  let tries = 0;
  const { view, asked, address } = await show({
    plans: [PLAN, theirs],
    save: () => {
      tries += 1;
      return tries === 1 ? { status: 412, body: STALE } : { body: theirs };
    },
  });
  await view.getByRole('textbox', { name: 'Summary' }).fill('Mine.');
  await view.getByRole('button', { name: 'Save' }).click();
  const box = view.getByRole('dialog');
  await expect.element(box.getByText('Mine.')).toBeVisible();
  await expect.element(box.getByText('Theirs.')).toBeVisible();
  await box.getByRole('button').last().click();
  await expect.poll(address).toBe(`/manager/account-plans/${PLAN.id}`);
  expect(writesOf(asked).at(-1)).toMatchObject({ version: '"4"', body: { summary: 'Mine.' } });
});

test('what they wrote elsewhere is no conflict: mine is saved over it', async () => {
  const theirs = planDetail({ version: 4, strategy: 'Theirs.' });
  const { view, asked, address } = await show({
    plans: [PLAN, theirs],
    save: ({ version }) => (version === '"3"' ? { status: 412, body: STALE } : { body: theirs }),
  });
  await view.getByRole('textbox', { name: 'Summary' }).fill('Mine.');
  await view.getByRole('button', { name: 'Save' }).click();
  await expect.poll(address).toBe(`/manager/account-plans/${PLAN.id}`);
  expect(writesOf(asked).map(({ version }) => version)).toEqual(['"3"', '"4"']);
});

test('what the server refuses stands at its field and above all of them, and nothing typed is lost', async () => {
  const fields = [{ field: 'client_id', message: 'A plan with stakeholders stays with its client.' }];
  const { view } = await show({
    save: () => ({ status: 422, body: { ...STALE, code: 'invalid', rule: 'client-fixed', fields } }),
  });
  await view.getByRole('textbox', { name: 'Name' }).fill('Another name');
  await view.getByRole('button', { name: 'Save' }).click();
  await expect.element(view.getByRole('link', { name: /stays with its client/ })).toBeVisible();
  await expect.element(view.getByRole('textbox', { name: 'Name' })).toHaveValue('Another name');
});

test.each([
  [{ status: 'in_review' }, 'It is in review. Whoever submitted it can recall it.'],
  [{ archived_at: '2026-01-01T00:00:00.000Z' }, 'It is archived. Restore it first.'],
] as const)('a plan that may not be written says why', async (different, why) => {
  const { view } = await show({ plans: [planDetail(different)] });
  await expect.element(view.getByText(why)).toBeVisible();
  expect(view.getByRole('textbox').elements()).toEqual([]);
});

test('whoever may only read a plan is told who writes it, and finds no field', async () => {
  const { view } = await show({
    rules: [['p', 'admin', '/org/a', '/account-plans/:id', 'read', 'allow']],
  });
  await expect.element(view.getByText('Account plans are written by managers')).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'Open the plan' }))
    .toHaveAttribute('href', `/manager/account-plans/${PLAN.id}`);
  expect(view.getByRole('textbox').elements()).toEqual([]);
});
