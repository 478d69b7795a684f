import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { planDetail } from '../../../../../test/account-plan.ts';
import { type Asked, renderScreen } from '../../../../../test/render-screen.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { PlanTexts } from './plan-texts.tsx';

const PLAN = planDetail({ summary: 'Two of four units buy from us.', strategy: '' });

const show = (
  write: (asked: Asked) => { status?: number; body?: unknown },
  now: () => AccountPlan = () => PLAN,
  mayWrite = true,
) =>
  renderScreen({
    screen: () => <PlanTexts plan={PLAN} mayWrite={mayWrite} />,
    search: () => ({}),
    at: '/',
    answer: (asked) => (asked.method === 'GET' ? { body: now() } : write(asked)),
  });

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

test('a text is written where it stands, over what was seen', async () => {
  const { view, asked } = await show(() => ({ body: { ...PLAN, strategy: 'Bundle.' } }));
  await view.getByRole('button', { name: 'Write: How we get there' }).click();
  await view.getByRole('textbox', { name: 'How we get there' }).fill('Bundle.');
  await view.getByRole('button', { name: 'Save' }).click();
  await expect.element(view.getByText('How we get there saved')).toBeVisible();
  const [{ body, version } = { body: null, version: null }] = asked.filter(
    ({ method }) => method === 'PATCH',
  );
  expect({ body, version }).toEqual({ body: { strategy: 'Bundle.' }, version: '"3"' });
});

test('where somebody else wrote in the same text first, both stand side by side', async () => {
  let saved = PLAN;
  const { view, asked } = await show(
    ({ version }) => {
      if (version === '"4"') return { body: { ...saved, version: 5 } };
      saved = { ...PLAN, version: 4, summary: 'Theirs.' };
      const body = { code: 'stale', message: 'Stale.', rule: null, fields: [], request_id: 'r' };
      return { status: 412, body };
    },
    () => saved,
  );
  await view.getByRole('button', { name: 'Edit: Summary' }).click();
  await view.getByRole('textbox', { name: 'Summary' }).fill('Mine.');
  await view.getByRole('button', { name: 'Save' }).click();
  const both = view.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  await expect.element(both.getByText('Theirs.')).toBeVisible();
  await both.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => asked.filter(({ method }) => method === 'PATCH').at(-1)?.version).toBe('"4"');
});

test('each verb is called by what is read on it, so that it can be spoken', async () => {
  const { view } = await show(() => ({}));
  await expect.element(view.getByRole('button', { name: 'Edit: Summary' })).toHaveTextContent('Edit');
  await expect
    .element(view.getByRole('button', { name: 'Write: How we get there' }))
    .toHaveTextContent('Write');
});

test('whoever reads alone reads alone', async () => {
  const { view } = await show(() => ({}), undefined, false);
  await expect.element(view.getByText('Two of four units buy from us.')).toBeVisible();
  expect(view.getByRole('button', { name: /^Edit|^Write/ }).elements()).toEqual([]);
});
