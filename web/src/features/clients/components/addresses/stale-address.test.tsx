import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addressDetail } from '../../../../../test/client-belongings.ts';
import { clientDetail } from '../../../../../test/client-detail.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { AddressesCard } from './addresses-card.tsx';

const HQ = addressDetail();
const THEIRS = addressDetail({ version: 2, line1: '2 Harbour Road', type: 'site', country: 'FR' });

test('an address that somebody else saved first stands beside mine, in words, and the rest of mine stays', async () => {
  await page.viewport(1280, 900);
  let isSaved = false;
  const { view, asked } = await renderScreen({
    screen: () => <AddressesCard client={clientDetail()} />,
    ...{ search: () => ({}), at: '/manager/clients/x' },
    answer: ({ method, version }) => {
      if (method === 'GET') return { body: { data: [isSaved ? THEIRS : HQ], before: null, after: null } };
      if (version === '"2"') return { body: { ...THEIRS, version: 3 } };
      isSaved = true;
      return {
        status: 412,
        body: { code: 'stale', message: 'Changed.', rule: null, fields: [], request_id: 'r', why: null },
      };
    },
  });
  await view.getByRole('button', { name: 'What to do with 1 Harbour Road' }).click();
  await view.getByRole('menuitem', { name: 'Edit' }).click();
  const line = view.getByLabelText('Address, first line');
  await expect.element(line).toBeVisible();
  await line.fill('1a Harbour Road');
  await view.getByLabelText('Second line').fill('Floor 3');
  await view.getByLabelText('Type').click();
  await view.getByRole('option', { name: 'Billing' }).click();
  await view.getByRole('button', { name: 'Save address' }).click();
  const both = view.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  for (const words of ['1a Harbour Road', '2 Harbour Road', 'Billing', 'Site'])
    await expect.element(both.getByText(words, { exact: true })).toBeVisible();
  await expect.element(both.getByText('France')).not.toBeInTheDocument();
  await both.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(line).toHaveValue('2 Harbour Road');
  await expect.element(view.getByLabelText('Country')).toHaveValue('France');
  await view.getByRole('button', { name: 'Save address' }).click();
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument();
  const [, last] = asked.filter(({ method }) => method === 'PATCH');
  expect([last?.version, last?.body]).toEqual(['"2"', { line2: 'Floor 3' }]);
});
