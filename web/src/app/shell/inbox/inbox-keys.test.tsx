import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openInbox, told, uuid } from '../../../../test/inbox-page.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

test('j and k move, u marks unread, e puts away, and Escape leaves', async () => {
  const { view, asked, address } = await openInbox([told(3), told(2), told(1)]);
  await expect.element(view.getByRole('link', { name: /Told 3/ })).toBeVisible();
  await userEvent.keyboard('jjk');
  await expect.element(view.getByRole('heading', { name: 'Told 3' })).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
  await userEvent.keyboard('u');
  await expect.element(view.getByRole('button', { name: 'Mark as read' })).toBeVisible();
  await userEvent.keyboard('e');
  await expect.element(view.getByRole('link', { name: /Told 3/ })).not.toBeInTheDocument();
  expect(asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { ids: [uuid(3)], read: false },
    { ids: [uuid(3)], archived: true },
  ]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/here?q=x');
});

test('o opens the page, s offers times to snooze, and after g a letter is that of a page', async () => {
  const { view, address } = await openInbox([told(1)], undefined, `/here#inbox?id=${uuid(1)}`);
  await expect.element(view.getByRole('heading', { name: 'Told 1' })).toBeVisible();
  await userEvent.keyboard('gs');
  await expect.element(view.getByRole('menuitem', { name: /Next week/ })).not.toBeInTheDocument();
  await userEvent.keyboard('s');
  await expect.element(view.getByRole('menuitem', { name: /Next week/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(view.getByRole('menuitem', { name: /Next week/ })).not.toBeInTheDocument();
  await userEvent.keyboard('o');
  await expect.poll(address).toBe('/target/1');
});

test('Enter opens the page of the row that keys have led to, wherever the focus was before', async () => {
  const { view, address } = await openInbox([told(3), told(2), told(1)], undefined, undefined, {
    single_keys: false,
  });
  await view.getByRole('link', { name: /Told 3/ }).click();
  await expect.element(view.getByRole('heading', { name: 'Told 3' })).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(view.getByRole('heading', { name: 'Told 2' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/target/2');
});

test('j takes the focus of the list along, so that Enter opens what is selected', async () => {
  const { view, address } = await openInbox([told(3), told(2)]);
  await view.getByRole('link', { name: /Told 3/ }).click();
  await userEvent.keyboard('j');
  await expect.element(view.getByRole('link', { name: /Told 2/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/target/2');
});

test('Enter on a button is that button’s, and without a focus the selected row’s', async () => {
  const { view, address } = await openInbox([told(2), told(1)]);
  await expect.element(view.getByRole('link', { name: /Told 2/ })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(view.getByRole('heading', { name: 'Told 2' })).toBeVisible();
  view.getByRole('button', { name: 'Mark as unread' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(view.getByRole('button', { name: 'Mark as read' })).toBeVisible();
  view.getByRole('dialog', { name: 'Inbox' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/target/2');
});

test('switched off, single keys do nothing, and Escape still leaves', async () => {
  const { view, address } = await openInbox([told(1)], undefined, undefined, { single_keys: false });
  await expect.element(view.getByRole('link', { name: /Told 1/ })).toBeVisible();
  await userEvent.keyboard('j');
  expect(address()).toBe('/here?q=x#inbox');
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/here?q=x');
});
