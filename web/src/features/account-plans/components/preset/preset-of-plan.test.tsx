import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { planDetail } from '../../../../../test/account-plan.ts';
import { APPLIED, LISTED, PRESET_ID } from '../../../../../test/applied-presets.ts';
import { type Asked, renderScreen } from '../../../../../test/render-screen.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { PresetOfPlan } from './preset-of-plan.tsx';

const PLAN = planDetail();
const COMPARED = {
  applied: { ...APPLIED, locked: ['/review_every_months'] },
  drift: [{ path: '/strategy', preset: 'Bundle', current: 'Wait', locked: false }],
  ...{ health_criteria: [], questions: [] },
};
const NONE = { ...COMPARED, applied: null, drift: [] };
const PREVIEW = {
  version: 3,
  steps: [
    { path: '/review_every_months', before: 3, after: 1, reason: 'locked', taken: true },
    { path: '/strategy', before: 'Wait', after: 'Bundle all', reason: 'both', taken: false },
  ],
  objectives: [{ name: 'Raise port NPS', metric: 'NPS' }],
};

const show = (compared: object = COMPARED, mayWrite = true) =>
  renderScreen({
    screen: () => <PresetOfPlan plan={PLAN} mayWrite={mayWrite} />,
    ...{ search: () => ({}), at: '/manager/account-plans' },
    answer: ({ method, path }) => {
      if (path.endsWith('/preset/preview')) return { body: PREVIEW };
      if (method === 'DELETE') return { status: 204 };
      if (path.endsWith('/preset')) return { body: method === 'GET' ? compared : PLAN };
      return { body: { data: [{ ...LISTED, kind: 'account_plan' }], before: null, after: null } };
    },
  });

const writesOf = (asked: readonly Asked[]) =>
  asked.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/preview'));

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 900);
});

test('what differs from the preset and what it locks is said, and its next revision is applied after a look', async () => {
  const { view, asked } = await show();
  await expect.element(view.getByText('Preset: Bundle. Here: Wait.')).toBeVisible();
  await expect.element(view.getByText('Locked: Months between reviews')).toBeVisible();
  await view.getByRole('button', { name: 'Apply revision 3…' }).click();
  const box = view.getByRole('dialog');
  await expect.element(box.getByText('These objectives are added: Raise port NPS.')).toBeVisible();
  const reviews = box.getByRole('listitem').filter({ hasText: 'Months between reviews' });
  await expect.element(reviews).toMatchTextContent(/Becomes: 1 month/);
  const strategy = box.getByRole('listitem').filter({ hasText: 'How we get there' });
  await strategy.getByRole('checkbox', { name: 'Use “Bundle all” from the preset instead' }).click();
  await box.getByRole('button', { name: 'Apply revision 3' }).click();
  await expect
    .poll(() => writesOf(asked).map(({ body }) => body))
    .toEqual([{ preset_id: PRESET_ID, revision: 3, version: 3, take: ['/strategy'], leave: [] }]);
});

test('a preset is taken off over the version that was seen, after a question', async () => {
  const { view, asked } = await show();
  await view.getByRole('button', { name: 'Remove the preset' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.element(view.getByText('The preset was removed; all values stay')).toBeVisible();
  expect(writesOf(asked).map(({ method, path, version }) => [method, path, version])).toEqual([
    ['DELETE', `/account-plans/${PLAN.id}/preset`, '"3"'],
  ]);
});

test('a plan without a preset says so, and offers one', async () => {
  const { view } = await show(NONE);
  await expect.element(view.getByText('It wasn’t made from a preset.')).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Apply a preset…' })).toBeVisible();
});

test('over a plan that may not be written nothing is applied', async () => {
  const { view } = await show(COMPARED, false);
  await expect.element(view.getByText('Locked: Months between reviews')).toBeVisible();
  expect(view.getByRole('button').elements()).toEqual([]);
});
