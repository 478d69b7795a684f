import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clientDetail } from '../../../../test/client-detail.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { ClientVerbs } from './client-verbs.tsx';

const show = (different = {}) =>
  renderScreen({
    screen: () => <ClientVerbs client={clientDetail(different)} />,
    ...{ search: () => ({}), at: '/manager/clients/x' },
    answer: () => ({ body: clientDetail() }),
  });

test('where there is room every verb stands on the page', async () => {
  await page.viewport(1280, 800);
  const { view } = await show();
  await expect.element(view.getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect.element(view.getByRole('link', { name: 'Merge…' })).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Archive client' })).toBeVisible();
});

test('on a phone what is rare waits behind three dots', async () => {
  await page.viewport(360, 780);
  const { view } = await show();
  await expect.element(view.getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Archive client' })).not.toBeInTheDocument();
  await view.getByRole('button', { name: 'What else to do with Hartley' }).click();
  await expect.element(view.getByRole('menuitem', { name: 'Merge…' })).toBeVisible();
  await view.getByRole('menuitem', { name: 'Archive client' }).click();
  await expect.element(view.getByText('Archive Hartley?')).toBeVisible();
});

test('one that is archived can be restored and nothing else', async () => {
  await page.viewport(1280, 800);
  const { view } = await show({ archived_at: '2026-01-01T00:00:00.000Z' });
  await expect.element(view.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect.element(view.getByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});
