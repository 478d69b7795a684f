import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Rule } from '#contract/access/policy.ts';
import { DEFAULT_BANDS } from '#contract/dealsheets/bands.ts';
import { dealsheetDetail } from '../../../../../test/dealsheet.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { BandsCard } from './bands-card.tsx';

const DEAL = dealsheetDetail();
const READS: Rule = ['p', 'owner', '*', '/dealsheets', '*', 'allow'];

const show = (role: 'admin' | 'owner', write: (body: unknown) => { status?: number; body?: unknown }) =>
  renderScreen({
    ...{ screen: () => <BandsCard deal={DEAL} />, search: () => ({}), at: '/manager/dealsheets', role },
    ...(role === 'owner' ? { rules: [READS] } : {}),
    answer: ({ method, body }) =>
      method === 'GET' ? { body: { version: 3, bands: DEFAULT_BANDS } } : write(body),
  });

test('an administrator says who approves what, over the version that was looked at', async () => {
  await page.viewport(1440, 900);
  const written: unknown[] = [];
  const { view } = await show('admin', (body) => {
    written.push(body);
    return { body: { version: 4, bands: DEFAULT_BANDS } };
  });
  await view.getByRole('button', { name: 'Change…' }).click();
  const first = view.getByRole('group', { name: 'Band 1' });
  await first.getByLabelText('Margin from, %').fill('30');
  await view.getByRole('button', { name: 'Remove band 2' }).click();
  await view.getByRole('button', { name: 'Save bands' }).click();
  await expect
    .poll(() => written)
    .toEqual([{ version: 3, bands: [{ role: 'owner', min_margin_pct: '30', max_discount_pct: '10' }] }]);
  await expect.element(view.getByText('Bands saved')).toBeVisible();
});

test('bands out of order are said beside the field, and what was typed stays', async () => {
  await page.viewport(360, 780);
  const message = 'Let each band reach further than the one before it.';
  const { view } = await show('admin', () => ({
    status: 422,
    body: {
      ...{ code: 'rule_broken', message, rule: 'bands-out-of-order', why: null, request_id: 'r' },
      fields: [{ field: 'bands.1.min_margin_pct', message }],
    },
  }));
  await view.getByRole('button', { name: 'Change…' }).click();
  const second = view.getByRole('group', { name: 'Band 2' }).getByLabelText('Margin from, %');
  await second.fill('40');
  await view.getByRole('button', { name: 'Save bands' }).click();
  await expect.element(second).toHaveAccessibleDescription(/Let each band reach further/);
  await expect.element(second).toHaveValue('40');
});

test('whoever approves doesn’t say how much of it they may', async () => {
  const { view } = await show('owner', () => ({ status: 403 }));
  await expect.element(view.getByText('Owner and above')).toBeVisible();
  expect(view.getByRole('button', { name: 'Change…' }).elements()).toEqual([]);
});
