import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Contact } from '#contract/clients/contacts.ts';
import { contactDetail } from '../../../../../test/client-belongings.ts';
import { clientDetail } from '../../../../../test/client-detail.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { deviceStore } from '../../../../platform/storage.ts';
import { ContactsCard } from './contacts-card.tsx';

const ADA = contactDetail();
const theirs = (different: Partial<Contact>) => contactDetail({ version: 2, ...different });

/** A contact that is opened in its form, while somebody else saves `now` of it. */
const open = async (now: Contact | null) => {
  let isSaved = false;
  const { view, asked } = await renderScreen({
    screen: () => <ContactsCard client={clientDetail()} />,
    ...{ search: () => ({}), at: '/manager/clients/x' },
    answer: ({ method, version }) => {
      if (method === 'GET')
        return {
          body: { data: isSaved ? [now].filter((one) => one !== null) : [ADA], before: null, after: null },
        };
      if (version === '"2"') return { body: { ...ADA, version: 3 } };
      isSaved = true;
      return {
        status: 412,
        body: { code: 'stale', message: 'Changed.', rule: null, fields: [], request_id: 'r', why: null },
      };
    },
  });
  await view.getByRole('button', { name: 'What to do with Ada Byron' }).click();
  await view.getByRole('menuitem', { name: 'Edit' }).click();
  await expect.element(view.getByLabelText('Title')).toBeVisible();
  const sent = () => asked.filter(({ method }) => method === 'PATCH');
  const save = () => view.getByRole('button', { name: 'Save contact' }).click();
  return { view, sent, save };
};

beforeEach(() => {
  deviceStore.removeAll('draft.');
  return page.viewport(1280, 900);
});

test('what both wrote stands side by side, and keeping mine saves it over theirs', async () => {
  const { view, sent, save } = await open(theirs({ title: 'Treasurer', roles: ['Shifts'] }));
  await view.getByLabelText('Title').fill('Director');
  await view.getByLabelText('Note').fill('Call before ten');
  await save();
  const both = view.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  await expect.element(both.getByText('Director')).toBeVisible();
  await expect.element(both.getByText('Treasurer')).toBeVisible();
  await expect.element(both.getByText('Call before ten')).not.toBeInTheDocument();
  await both.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(view.getByText('Ada Byron saved')).toBeVisible();
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent().map(({ version, body }) => [version, body])).toEqual([
    ['"1"', { title: 'Director', note: 'Call before ten' }],
    ['"2"', { title: 'Director', note: 'Call before ten' }],
  ]);
});

test('taking theirs leaves in the form what else was typed, and saves that over theirs', async () => {
  const { view, sent, save } = await open(theirs({ title: 'Treasurer', roles: ['Shifts'] }));
  await view.getByLabelText('Title').fill('Director');
  await view.getByLabelText('Note').fill('Call before ten');
  await save();
  await view.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(view.getByLabelText('Title')).toHaveValue('Treasurer');
  await expect.element(view.getByLabelText('Note')).toHaveValue('Call before ten');
  await expect.element(view.getByRole('form').getByText('Shifts', { exact: true })).toBeVisible();
  await save();
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument();
  expect([sent().at(-1)?.version, sent().at(-1)?.body]).toEqual(['"2"', { note: 'Call before ten' }]);
});

test('taking theirs where nothing else was typed closes the form and saves nothing', async () => {
  const { view, sent, save } = await open(theirs({ title: 'Treasurer' }));
  await view.getByLabelText('Title').fill('Director');
  await save();
  await view.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent()).toHaveLength(1);
});

test('what somebody else changed of other fields stays, and nobody is asked', async () => {
  const { view, sent, save } = await open(theirs({ title: 'Treasurer' }));
  await view.getByLabelText('Note').fill('Call before ten');
  await save();
  await expect.element(view.getByText('Ada Byron saved')).toBeVisible();
  expect([sent().at(-1)?.version, sent().at(-1)?.body]).toEqual(['"2"', { note: 'Call before ten' }]);
});

test('of a contact that was archived meanwhile the form says so and keeps what was typed', async () => {
  const { view, save } = await open(null);
  await view.getByLabelText('Title').fill('Director');
  await save();
  await expect.element(view.getByText(/^Somebody took this away meanwhile/)).toBeVisible();
  await expect.element(view.getByLabelText('Title')).toHaveValue('Director');
});
