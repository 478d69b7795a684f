import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RootGrant } from '#contract/root-grants/endpoints.ts';
import { policyAnswers } from '../../../../test/policy-detail.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { AdministratorsScreen } from './administrators-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const grant = (name: string, different: Partial<RootGrant> = {}): RootGrant => ({
  id: `id-${name}`,
  role: 'admin',
  reason: null,
  expires_at: null,
  expired: false,
  created_at: '2026-01-01T00:00:00.000Z',
  version: 5,
  person: { sub: name.toLowerCase(), name, email: `${name.toLowerCase()}@example.org` },
  is_me: name === 'Ada',
  ...different,
});

const show = (grants: RootGrant[], answers: Parameters<typeof policyAnswers>[0] = {}) =>
  renderScreen({
    screen: () => <AdministratorsScreen />,
    search: () => ({}),
    at: '/admin/policy/administrators',
    answer: policyAnswers({
      'GET /root-grants': { body: { data: grants, before: null, after: null } },
      ...answers,
    }),
    domain: '/root',
  });

test('the last administrator without an end can’t be taken back, and is told why', async () => {
  const { view } = await show([grant('Ada'), grant('Ben', { expires_at: '2027-01-01T00:00:00.000Z' })]);
  await view.getByRole('button', { name: 'Actions for Ada' }).click();
  const item = view.getByRole('menuitem', { name: /Take back/ });
  await expect.element(item).toHaveAttribute('aria-disabled', 'true');
  await expect.element(item.getByText('The last administrator without an end stays.')).toBeVisible();
});

test('another one is taken back after a question, over the version that was seen', async () => {
  const { view, asked } = await show([grant('Ada'), grant('Ben')], {
    'DELETE /root-grants/id-Ben': { status: 204 },
  });
  await view.getByRole('button', { name: 'Actions for Ben' }).click();
  await view.getByRole('menuitem', { name: 'Take back' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.element(view.getByText('Role Admin taken back from Ben')).toBeVisible();
  expect(asked.find(({ method }) => method === 'DELETE')?.version).toBe('"5"');
});

test('a role goes to an address until the end of a day; somebody unknown stands beside the address', async () => {
  const problem = 'Nobody has signed in with this address yet: ask them to sign in once.';
  const { view, asked } = await show([grant('Ada')], {
    'POST /root-grants': {
      status: 422,
      body: {
        code: 'rule_broken',
        message: problem,
        rule: 'unknown-person',
        fields: [{ field: 'email', message: problem }],
      },
    },
  });
  await view.getByRole('button', { name: 'Grant a role' }).click();
  const dialog = view.getByRole('dialog');
  await dialog.getByLabelText('E-mail').fill('new@example.org');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await dialog.getByRole('option', { name: 'Executive' }).click();
  await dialog.getByLabelText('Until').fill('31 Dec 2099');
  await dialog.getByRole('button', { name: 'Grant a role' }).click();
  await expect.element(dialog.getByLabelText('E-mail')).toHaveAccessibleDescription(/Nobody has signed in/);
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    email: 'new@example.org',
    role: 'executive',
    reason: '',
    expires_at: '2099-12-31T23:59:59.999Z',
  });
});

test('when somebody changed a role first, both reasons are shown and mine can be kept over the newer version', async () => {
  const ben = grant('Ben', { reason: 'On call' });
  let theirs = ben;
  const { view, asked } = await show([grant('Ada'), ben], {
    'GET /root-grants': () => ({ body: { data: [grant('Ada'), theirs], before: null, after: null } }),
    'PATCH /root-grants/id-Ben': ({ version }) =>
      version === '"6"'
        ? { body: theirs }
        : { status: 412, body: { code: 'stale', message: 'Stale', rule: null, fields: [], request_id: 'r' } },
  });
  await view.getByRole('button', { name: 'Actions for Ben' }).click();
  await view.getByRole('menuitem', { name: 'Change' }).click();
  const dialog = view.getByRole('dialog', { name: 'Change the role of Ben' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Covers for Ada');
  theirs = grant('Ben', { role: 'executive', reason: 'Board', version: 6 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const conflict = view.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  for (const text of ['Covers for Ada', 'Board'])
    await expect.element(conflict.getByText(text)).toBeVisible();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(view.getByText('Role of Ben changed')).toBeVisible();
  const sent = asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(sent).toEqual([{ reason: 'Covers for Ada' }, { reason: 'Covers for Ada' }]);
});
