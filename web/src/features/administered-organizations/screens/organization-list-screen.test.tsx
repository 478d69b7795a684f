import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdministeredOrganization } from '#contract/organizations/administration.ts';
import { administered, NORTHGATE_ID } from '../../../../test/administered-organization.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import type { OrganizationPlace } from '../effects/addresses.ts';
import { organizationListSearch } from '../effects/list-address.ts';
import { OrganizationListScreen } from './organization-list-screen.tsx';

type Answer = { status?: number; body?: unknown };

const show = (
  at: string,
  rows: AdministeredOrganization[],
  write: (asked: Asked) => Answer = () => ({ body: administered() }),
) => {
  const place: OrganizationPlace = at.startsWith('/admin') ? 'admin' : 'manager';
  return renderScreen({
    screen: (search) => <OrganizationListScreen place={place} search={search} />,
    search: organizationListSearch,
    at,
    answer: (asked) => {
      if (!asked.path.startsWith('/organizations')) return undefined;
      return asked.method === 'GET' ? { body: { data: rows, before: null, after: null } } : write(asked);
    },
  });
};

const patches = (asked: readonly Asked[]) => asked.filter(({ method }) => method === 'PATCH');
const ARCHIVED = administered({ status: 'archived', name: 'Old Mill', slug: 'old-mill' });

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 900);
});

test('a row says whose organization it is, how large, and when somebody worked in it', async () => {
  const { view } = await show('/manager/organizations', [
    administered(),
    administered({ owners: [], id: 'x' }),
  ]);
  const row = view.getByRole('row', { name: /Maren Holt/ });
  for (const text of ['northgate', 'Active', '42', '17', 'GBP', 'Europe/London'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
  await expect.element(view.getByText('No owner')).toBeVisible();
});

test('where one works, rows lead into the organization; an archived one leads to its administration', async () => {
  const { view } = await show('/manager/organizations', [administered(), { ...ARCHIVED, id: 'gone' }]);
  await expect
    .element(view.getByRole('link', { name: 'Northgate Services' }))
    .toHaveAttribute('href', `/manager/organizations/${NORTHGATE_ID}`);
  await expect
    .element(view.getByRole('link', { name: 'Old Mill' }))
    .toHaveAttribute('href', '/admin/organizations/gone');
});

test('a view asks for its state alone', async () => {
  const { asked } = await show('/admin/organizations?view=archived', [ARCHIVED]);
  await expect.poll(() => asked.at(-1)?.query.getAll('status')).toEqual(['archived']);
});

test('suspending asks why, and sends the reason over the version that was seen', async () => {
  const { view, asked } = await show('/admin/organizations', [administered()], () => ({
    body: administered({ status: 'suspended' }),
  }));
  await view.getByRole('button', { name: /Actions/ }).click();
  await view.getByRole('menuitem', { name: 'Suspend…' }).click();
  const box = view.getByRole('dialog', { name: 'Suspend Northgate Services?' });
  const now = box.getByRole('button', { name: 'Suspend organization' });
  await expect.element(now).toBeDisabled();
  await box.getByRole('textbox', { name: 'Why?' }).fill('  The contract ended  ');
  await now.click();
  await expect
    .poll(() => patches(asked))
    .toMatchObject([{ version: '"3"', body: { status: 'suspended', reason: 'The contract ended' } }]);
  await expect.element(view.getByText('Northgate Services is suspended')).toBeVisible();
});

test('a refused step says why beside the reason, which stays', async () => {
  const { view } = await show('/admin/organizations', [administered()], () => ({
    status: 412,
    body: { code: 'stale', message: 'Stale.', rule: null, fields: [], request_id: 'r' },
  }));
  await view.getByRole('button', { name: /Actions/ }).click();
  await view.getByRole('menuitem', { name: 'Archive…' }).click();
  const box = view.getByRole('dialog', { name: 'Archive Northgate Services?' });
  await box.getByRole('textbox', { name: 'Why?' }).fill('It merged');
  await box.getByRole('button', { name: 'Archive organization' }).click();
  await expect.element(box.getByText(/Somebody changed this organization meanwhile/)).toBeVisible();
  await expect.element(box.getByRole('textbox', { name: 'Why?' })).toHaveValue('It merged');
});

test('an archived organization comes back as suspended, once one is sure', async () => {
  const { view, asked } = await show('/admin/organizations?view=archived', [ARCHIVED]);
  await view.getByRole('button', { name: /Actions/ }).click();
  await view.getByRole('menuitem', { name: 'Bring back as suspended' }).click();
  await expect.element(view.getByText('Bring Old Mill back from the archive?')).toBeVisible();
  expect(patches(asked)).toEqual([]);
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => patches(asked)).toMatchObject([{ body: { status: 'suspended' } }]);
});

test('an empty view leads to all organizations', async () => {
  const { view } = await show('/admin/organizations?view=suspended', []);
  await expect
    .element(view.getByRole('link', { name: 'Show all organizations' }))
    .toHaveAttribute('href', '/admin/organizations');
});
