import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Contact } from '#contract/clients/contacts.ts';
import { contactDetail } from '../../../../../test/client-belongings.ts';
import { clientDetail } from '../../../../../test/client-detail.ts';
import { type Asked, renderScreen } from '../../../../../test/render-screen.tsx';
import { ContactsCard } from './contacts-card.tsx';

const HARTLEY = clientDetail();
const ADA = contactDetail();
const GONE = contactDetail({
  ...{ id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3e2', first_name: 'Grace', last_name: 'Hopper' },
  ...{ left_at: '2026-02-28', main: false, emails: [], phones: [], phones_shown: [] },
});

type Answer = { status?: number; body?: unknown };
const saved = (): Answer => ({ body: ADA });
const show = (contacts: readonly Contact[], write: (asked: Asked) => Answer = saved, role = 'admin') =>
  renderScreen({
    screen: () => <ContactsCard client={HARTLEY} />,
    ...{ search: () => ({}), at: '/manager/clients/x', role },
    answer: (asked) =>
      asked.method === 'GET' ? { body: { data: contacts, before: null, after: null } } : write(asked),
  });
const writesOf = (asked: readonly Asked[]) => asked.filter(({ method }) => method !== 'GET');

beforeEach(() => page.viewport(1280, 900));

test('a contact is written to and called by one touch, with the number as people read it', async () => {
  const { view } = await show([ADA]);
  const mail = view.getByRole('link', { name: 'ada@hartley.example' });
  await expect.element(mail).toHaveAttribute('href', 'mailto:ada@hartley.example');
  const call = view.getByRole('link', { name: '+44 20 7946 0018' });
  await expect.element(call).toHaveAttribute('href', 'tel:+442079460018');
  await expect.element(view.getByText('Main contact')).toBeVisible();
});

test('whoever has left is out of sight until they are asked for', async () => {
  const { view } = await show([ADA, GONE]);
  await expect.element(view.getByText('Ada Byron')).toBeVisible();
  await expect.element(view.getByText('Grace Hopper')).not.toBeInTheDocument();
  await view.getByRole('button', { name: 'Show 1 who has left' }).click();
  await expect.element(view.getByText('Grace Hopper')).toBeVisible();
  await expect.element(view.getByText(/^Left .*28/)).toBeVisible();
  await view.getByRole('button', { name: 'Hide 1 who has left' }).click();
  await expect.element(view.getByText('Grace Hopper')).not.toBeInTheDocument();
});

test('a new contact is sent with every line that was filled in', async () => {
  const { view, asked } = await show([]);
  await expect.element(view.getByText('No contact yet')).toBeVisible();
  await view.getByRole('button', { name: 'Add contact' }).click();
  await view.getByLabelText('First name').fill('Ada');
  await view.getByRole('button', { name: 'Save contact' }).click();
  await expect.element(view.getByLabelText('Last name')).toHaveAccessibleDescription('Enter a last name.');
  await view.getByLabelText('Last name').fill('Byron');
  await view.getByLabelText('Mail address 1', { exact: true }).fill('ada@hartley.example');
  await view.getByRole('button', { name: 'Add mail address' }).click();
  await expect.element(view.getByLabelText('Mail address 2', { exact: true })).toHaveFocus();
  await userEvent.keyboard('ab@hartley.example');
  await view.getByRole('button', { name: 'Save contact' }).click();
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument();
  expect(writesOf(asked)).toMatchObject([
    {
      method: 'POST',
      body: { first_name: 'Ada', emails: ['ada@hartley.example', 'ab@hartley.example'], phones: [] },
    },
  ]);
});

test('a refused number is told beside its line, though an empty line stands before it', async () => {
  const message = 'This is no phone number: check its digits.';
  const { view } = await show([ADA], () => ({
    status: 422,
    body: {
      ...{ code: 'rule_broken', message, rule: 'phone-number', request_id: 'r', why: null },
      fields: [{ field: 'phones.1', message }],
    },
  }));
  await view.getByRole('button', { name: 'What to do with Ada Byron' }).click();
  await view.getByRole('menuitem', { name: 'Edit' }).click();
  for (const _ of [2, 3]) await view.getByRole('button', { name: 'Add phone number' }).click();
  const third = view.getByLabelText('Phone number 3', { exact: true });
  await third.fill('12');
  await view.getByRole('button', { name: 'Save contact' }).click();
  await expect.element(third).toHaveAccessibleDescription(message);
  await expect.element(third).toHaveValue('12');
});

test('only what was changed is sent, over the version that was seen', async () => {
  const { view, asked } = await show([ADA]);
  await view.getByRole('button', { name: 'What to do with Ada Byron' }).click();
  await view.getByRole('menuitem', { name: 'Edit' }).click();
  await view.getByLabelText('Title').fill('Director');
  await view.getByRole('button', { name: 'Remove phone number 1' }).click();
  await view.getByRole('button', { name: 'Save contact' }).click();
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument();
  expect(writesOf(asked)).toMatchObject([{ method: 'PATCH', version: '"1"' }]);
  expect(writesOf(asked)[0]?.body).toEqual({ title: 'Director', phones: [] });
});

test('an archived contact comes back by Undo', async () => {
  const { view, asked } = await show([ADA], ({ method }) =>
    method === 'DELETE' ? { status: 204 } : saved(),
  );
  await view.getByRole('button', { name: 'What to do with Ada Byron' }).click();
  await view.getByRole('menuitem', { name: 'Archive' }).click();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.element(view.getByText('Ada Byron restored')).toBeVisible();
  expect(writesOf(asked).map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)).toEqual([
    `DELETE ${ADA.id}`,
    'POST restore',
  ]);
});

test('whoever has just left is no main contact any more, and Undo gives both back', async () => {
  const { view, asked } = await show([ADA]);
  await view.getByRole('button', { name: 'What to do with Ada Byron' }).click();
  await view.getByRole('menuitem', { name: 'Has left today' }).click();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.poll(() => writesOf(asked).length).toBe(2);
  expect(writesOf(asked)[1]?.body).toEqual({ left_at: null, main: true });
});

test('Undo of another main contact gives it back to whoever it was', async () => {
  const next = { ...GONE, left_at: null };
  const { view, asked } = await show([ADA, next]);
  await view.getByRole('button', { name: 'What to do with Grace Hopper' }).click();
  await view.getByRole('menuitem', { name: 'Make main contact' }).click();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.poll(() => writesOf(asked).length).toBe(2);
  expect(writesOf(asked).map(({ path, body, version }) => [path.split('/').at(-1), body, version])).toEqual([
    [GONE.id, { main: true }, '"1"'],
    [ADA.id, { main: true }, '"2"'],
  ]);
});

test('a list that could not be loaded says so and can be asked for again', async () => {
  const { view } = await renderScreen({
    screen: () => <ContactsCard client={HARTLEY} />,
    ...{
      search: () => ({}),
      at: '/',
      answer: () => ({ status: 500, body: { code: 'defect', message: '' } }),
    },
  });
  await expect.element(view.getByText('The contacts could not be loaded')).toBeVisible();
});

test('of an archived client nothing can be changed', async () => {
  const { view } = await renderScreen({
    screen: () => <ContactsCard client={{ ...HARTLEY, archived_at: '2026-01-01T00:00:00.000Z' }} />,
    ...{ search: () => ({}), at: '/', answer: () => ({ body: { data: [ADA], before: null, after: null } }) },
  });
  await expect.element(view.getByText('Ada Byron')).toBeVisible();
  for (const name of ['Add contact', 'What to do with Ada Byron'])
    await expect.element(view.getByRole('button', { name })).not.toBeInTheDocument();
});
