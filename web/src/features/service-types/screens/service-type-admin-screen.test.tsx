import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ServiceRate } from '#contract/service-types/rate-shapes.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { serviceTypeDetail } from '../../../../test/service-type-detail.ts';
import { adminSearch } from '../effects/admin-address.ts';
import { ServiceTypeAdminScreen } from './service-type-admin-screen.tsx';

const DEFAULT: ServiceRate = {
  ...{ id: 'r9', version: 3, scope: 'organization', service_type: null, client: null, member: null },
  ...{ project: null, level: null, cost_rate: '20.00', bill_rate: '45.00', currency: 'GBP' },
  ...{ valid_from: '2024-01-01', valid_to: null },
};

const show = (at: string, services: object[] = [serviceTypeDetail({ low_rates: 2 })], rates = [DEFAULT]) =>
  renderScreen({
    screen: (search) => <ServiceTypeAdminScreen search={search} />,
    search: adminSearch,
    at,
    answer: ({ method, path }) => {
      if (path === '/rates/preview') return { status: 404 };
      if (method === 'DELETE') return { status: 204 };
      if (method !== 'GET') return { body: path.startsWith('/rates') ? DEFAULT : serviceTypeDetail() };
      return { body: { data: path === '/rates' ? rates : services, before: null, after: null } };
    },
  });

const writesOf = (asked: readonly Asked[]) =>
  asked.filter(({ method, path }) => method !== 'GET' && path !== '/rates/preview');

test('a service type stands with its life, its lowest margin and how many rates leave less', async () => {
  await page.viewport(1440, 900);
  const { view, asked } = await show('/admin/service-types?view=low');
  const row = view.getByRole('row', { name: /Rigging/ });
  for (const text of ['Active', '33.2%', '40%', '2 rates below'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
  expect(Object.fromEntries(asked.find(({ path }) => path === '/service-types')?.query ?? [])).toMatchObject({
    low_rates: 'true',
  });
  await view.getByRole('button', { name: 'Actions for Rigging' }).click();
  await view.getByRole('menuitem', { name: 'Retire' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => writesOf(asked).map(({ body }) => body)).toEqual([{ status: 'retired' }]);
});

test('without any below it says so, and so does a view that is empty', async () => {
  const { view } = await show('/admin/service-types?view=low', []);
  await expect.element(view.getByText('No rate leaves less than its lowest margin')).toBeVisible();
});

test('the default rate of the organization is shown, added and taken away under the rates for all services', async () => {
  const { view, asked } = await show('/admin/service-types');
  const card = view.getByRole('region', { name: 'Rates for all services' });
  await expect.element(card.getByRole('row', { name: /All services/ }).getByText('£45.00')).toBeVisible();
  await card.getByRole('button', { name: 'Add rate' }).click();
  const box = view.getByRole('dialog', { name: 'Add a rate for all services' });
  await box.getByLabelText('Bill rate').fill('50');
  await box.getByLabelText('Cost rate').fill('25');
  await box.getByRole('button', { name: 'Add rate' }).click();
  await expect.element(box).not.toBeInTheDocument();
  await card.getByRole('button', { name: /^Actions for All services/ }).click();
  await view.getByRole('menuitem', { name: 'Remove' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect
    .poll(() => writesOf(asked).map(({ method, path }) => `${method} ${path}`))
    .toEqual(['POST /rates', 'DELETE /rates/r9']);
});

test('without rates for all services the card says what that means', async () => {
  const { view } = await show('/admin/service-types', [], []);
  await expect.element(view.getByText('No rate for all services')).toBeVisible();
});
