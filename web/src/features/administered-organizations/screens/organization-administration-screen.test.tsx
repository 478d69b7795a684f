import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { administered, NORTHGATE_ID } from '../../../../test/administered-organization.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { NewOrganizationScreen } from './new-organization-screen.tsx';
import { OrganizationAdministrationScreen } from './organization-administration-screen.tsx';

type Answer = { status?: number; body?: unknown };

const PLACE = '/admin/organizations';
const STALE = {
  status: 412,
  body: { code: 'stale', message: 'Stale.', rule: null, fields: [], request_id: 'r' },
};

const show = (read: () => object, write: (asked: Asked) => Answer = () => ({ body: administered() })) =>
  renderScreen({
    screen: () => (
      <Suspense>
        <OrganizationAdministrationScreen id={NORTHGATE_ID} />
      </Suspense>
    ),
    search: () => ({}),
    at: `${PLACE}/${NORTHGATE_ID}`,
    answer: (asked) => {
      if (!asked.path.startsWith('/organizations')) return undefined;
      return asked.method === 'GET' ? { body: read() } : write(asked);
    },
  });

const writes = (asked: readonly Asked[]) => asked.filter(({ method }) => method !== 'GET');

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 900);
});

test('a suspended organization says since when and why, and what may become of it', async () => {
  const { view } = await show(() =>
    administered({
      status: 'suspended',
      status_reason: 'The contract ended.',
      status_changed_at: '2026-10-31T12:00:00.000Z',
    }),
  );
  await expect.element(view.getByText(/: The contract ended\./)).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Bring back' })).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Archive…' })).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'Open organization' }))
    .toHaveAttribute('href', `/manager/organizations/${NORTHGATE_ID}`);
});

test('an archived one can’t be opened, and comes back as suspended', async () => {
  const { view } = await show(() => administered({ status: 'archived', status_reason: 'It merged.' }));
  await expect.element(view.getByText(/can’t be opened/)).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Bring back as suspended' })).toBeVisible();
  expect(view.getByRole('link', { name: 'Open organization' }).elements()).toEqual([]);
});

test('renaming sends what changed alone, and goes on over what somebody else changed of the rest', async () => {
  let now = administered();
  const { view, asked } = await show(
    () => now,
    ({ version }) => (version === '"4"' ? { body: administered({ version: 5 }) } : STALE),
  );
  await view.getByRole('button', { name: 'Rename…' }).click();
  await view.getByRole('textbox', { name: 'Name' }).fill('Northgate');
  now = administered({ version: 4, slug: 'north' });
  await view.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => writes(asked))
    .toMatchObject([
      { version: '"3"', body: { name: 'Northgate' } },
      { version: '"4"', body: { name: 'Northgate' } },
    ]);
  await expect.element(view.getByText('Saved Northgate')).toBeVisible();
});

test('two names for one organization are shown side by side', async () => {
  let now = administered();
  const { view } = await show(
    () => now,
    () => STALE,
  );
  await view.getByRole('button', { name: 'Rename…' }).click();
  await view.getByRole('textbox', { name: 'Name' }).fill('Northgate');
  now = administered({ version: 4, name: 'North & Gate' });
  await view.getByRole('button', { name: 'Save' }).click();
  const box = view.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  await expect.element(box.getByText('Northgate', { exact: true })).toBeVisible();
  await expect.element(box.getByText('North & Gate')).toBeVisible();
});

const fresh = (write: (asked: Asked) => Answer) =>
  renderScreen({
    screen: () => <NewOrganizationScreen />,
    search: () => ({}),
    at: `${PLACE}/new`,
    answer: (asked) => (asked.method === 'GET' ? undefined : write(asked)),
  });

test('a new organization gets a slug from its name until one is typed, and its owner is invited', async () => {
  const { view, asked, address } = await fresh(() => ({
    status: 201,
    body: administered({ name: 'Kestrel' }),
  }));
  const slug = view.getByRole('textbox', { name: 'Slug' });
  await view.getByRole('textbox', { name: 'Name', exact: true }).fill('Kestrel Events');
  await expect.element(slug).toHaveValue('kestrel-events');
  await slug.fill('kestrel');
  await view.getByRole('textbox', { name: 'Name', exact: true }).fill('Kestrel');
  await view.getByRole('combobox', { name: 'Currency' }).fill('EUR');
  await view.getByRole('option', { name: /^EUR/ }).click();
  await view.getByRole('textbox', { name: 'Owner’s name' }).fill('Ines Roth');
  await view.getByRole('textbox', { name: 'Owner’s e-mail address' }).fill('ines@kestrel.example');
  await view.getByRole('button', { name: 'Create organization' }).click();
  await expect
    .poll(() => writes(asked)[0]?.body)
    .toEqual({
      ...{ name: 'Kestrel', slug: 'kestrel', legal_name: null, currency: 'EUR', timezone: 'Europe/London' },
      owner: { name: 'Ines Roth', email: 'ines@kestrel.example' },
    });
  await expect.poll(address).toBe(`${PLACE}/${NORTHGATE_ID}`);
});

test('what is missing or refused stands beside its field, and nothing typed is lost', async () => {
  const { view } = await fresh(() => ({
    status: 422,
    body: {
      ...{ code: 'invalid', message: 'Not valid.', rule: 'slug-taken', request_id: 'r' },
      fields: [
        { field: 'slug', message: 'This slug is taken.' },
        { field: 'owner.email', message: 'Enter an e-mail address.' },
      ],
    },
  }));
  await view.getByRole('button', { name: 'Create organization' }).click();
  await expect.element(view.getByRole('link', { name: 'Name: Enter a name.', exact: true })).toBeVisible();
  await view.getByRole('textbox', { name: 'Name', exact: true }).fill('Kestrel');
  await view.getByRole('combobox', { name: 'Currency' }).fill('EUR');
  await view.getByRole('option', { name: /^EUR/ }).click();
  await view.getByRole('textbox', { name: 'Owner’s name' }).fill('Ines Roth');
  await view.getByRole('textbox', { name: 'Owner’s e-mail address' }).fill('ines');
  await view.getByRole('button', { name: 'Create organization' }).click();
  await expect.element(view.getByRole('link', { name: 'Slug: This slug is taken.' })).toBeVisible();
  await expect.element(view.getByRole('textbox', { name: 'Owner’s e-mail address' })).toHaveValue('ines');
  await expect
    .element(view.getByRole('textbox', { name: 'Owner’s e-mail address' }))
    .toHaveAccessibleDescription(/Enter an e-mail address/);
});
