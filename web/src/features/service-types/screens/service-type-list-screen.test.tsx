import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { serviceTypeDetail } from '../../../../test/service-type-detail.ts';
import { serviceTypeListSearch } from '../effects/list-address.ts';
import { ServiceTypeListScreen } from './service-type-list-screen.tsx';

const RIGGING = serviceTypeDetail({
  unit: 'day',
  skills: ['height'],
  min_margin_pct: null,
  billable: false,
  status: 'draft',
  current_rate: { bill_rate: '420.00', cost_rate: '210.00', currency: 'EUR' },
});

const show = (at: string, data: object[]) =>
  renderScreen({
    screen: (search) => <ServiceTypeListScreen search={search} />,
    search: serviceTypeListSearch,
    at,
    answer: () => ({ body: { data, before: null, after: null } }),
  });

const lastQuery = (asked: readonly Asked[]) => Object.fromEntries(asked.at(-1)?.query ?? []);

test('a row shows what a unit sells for today and what is left of it', async () => {
  await page.viewport(1440, 800);
  const { view } = await show('/manager/service-types', [RIGGING]);
  const row = view.getByRole('row', { name: /Rigging/ });
  for (const text of ['RIG', 'Draft', '€420.00 a day', '€210.00', '50%'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
});

test('typing a search waits for the end of the word, then stands in the address and is asked for', async () => {
  const { view, asked, address } = await show('/manager/service-types?view=draft', [RIGGING]);
  await view.getByRole('button', { name: 'Search' }).click();
  await view.getByRole('textbox', { name: 'Search' }).fill('rig');
  await expect.poll(address).toBe('/manager/service-types?view=draft&q=rig');
  await expect.poll(() => lastQuery(asked)).toMatchObject({ q: 'rig', status: 'draft' });
  expect(asked).toHaveLength(2);
});

test('a column switched on stays on in the address', async () => {
  const { view, address } = await show('/manager/service-types', [RIGGING]);
  await view.getByRole('button', { name: 'Columns' }).click();
  await view.getByRole('menuitemcheckbox', { name: 'Skills' }).click();
  await expect.poll(address).toBe('/manager/service-types?hide=created_at');
  await expect.element(view.getByText('height')).toBeVisible();
});

test('an empty view leads to all service types, an empty list to the first one', async () => {
  const view = (await show('/manager/service-types?view=retired', [])).view;
  await expect.element(view.getByRole('link', { name: 'Show all service types' })).toBeVisible();
  await view.unmount();
  const all = (await show('/manager/service-types', [])).view;
  await expect.element(all.getByText('No service types yet')).toBeVisible();
});
