import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openInbox, told, uuid } from '../../../../test/inbox-page.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

const LIST = '/users/me/notifications';

test('what is read in the unread part stays in its place until somebody leaves that part', async () => {
  const { view, asked } = await openInbox([told(3), told(2), told(1)], undefined, '/here#inbox?view=unread');
  await view.getByRole('link', { name: /Told 2/ }).click();
  await expect.element(view.getByText('2 unread')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(view.getByRole('heading', { name: 'Told 1' })).toBeVisible();
  // It reads the list anew, which the server answers without those that are read.
  await userEvent.keyboard('e');
  await expect.element(view.getByRole('link', { name: /Told 1/ })).not.toBeInTheDocument();
  await expect.poll(() => asked.filter(({ method }) => method === 'GET').length).toBe(2);
  const titles = () =>
    view
      .getByRole('link', { name: /Told/ })
      .elements()
      .map((row) => row.textContent);
  expect(titles()).toEqual([
    expect.stringMatching(/^Unread.*Told 3/),
    expect.stringMatching(/^(?!Unread).*Told 2/),
  ]);
  await view.getByText('All', { exact: true }).click();
  await view.getByText('Unread', { exact: true }).first().click();
  await expect.element(view.getByRole('link', { name: /Told 2/ })).not.toBeInTheDocument();
});

test('once all is read in the unread part, it is empty', async () => {
  const { view } = await openInbox([told(2), told(1)], undefined, '/here#inbox?view=unread');
  await view.getByRole('link', { name: /Told 2/ }).click();
  await view.getByRole('button', { name: 'Mark all read' }).click();
  await expect.element(view.getByText('You have read everything')).toBeVisible();
});

test('neighbours that tell of the same are one line, until it is opened or one of them looked at', async () => {
  const rows = [
    told(5, { group_key: 'a' }),
    told(4, { group_key: 'a' }),
    told(3, { group_key: 'a' }),
    told(2),
    told(1, { group_key: 'a' }),
  ];
  const { view } = await openInbox(rows);
  const group = view.getByRole('button', { name: /3 activities submitted/ });
  await expect.element(group).toHaveAttribute('aria-expanded', 'false');
  expect(view.getByRole('link', { name: /Told/ }).elements()).toHaveLength(2);
  await group.click();
  await expect.element(view.getByRole('link', { name: /Told 4/ })).toBeVisible();
  await group.click();
  await expect.element(view.getByRole('link', { name: /Told 4/ })).not.toBeInTheDocument();
  await userEvent.keyboard('jj');
  await expect.element(group).toHaveAttribute('aria-expanded', 'true');
});

test('parts and filters stand in the address and are what the API is asked for; a cross removes one', async () => {
  const { view, asked, address } = await openInbox([told(1)], ({ path, query }) =>
    path === LIST && query.get('type')
      ? { body: { data: [], before: null, after: null, unread: 1, total: 1, changed_at: '' } }
      : undefined,
  );
  await view.getByText('Mentions').click();
  await view.getByRole('button', { name: 'Filter the inbox' }).click();
  await view.getByRole('menuitemcheckbox', { name: 'Mention' }).click();
  await expect.element(view.getByText('No notification matches these filters')).toBeVisible();
  expect(address()).toBe('/here?q=x#inbox?view=mentions&type=mention.added');
  expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({ view: 'mentions', type: 'mention.added' });
  await view.getByRole('button', { name: 'Remove the filter Kind' }).click();
  await expect.element(view.getByRole('link', { name: /Told 1/ })).toBeVisible();
  await view.getByRole('button', { name: 'Filter the inbox' }).click();
  await view.getByRole('menuitemcheckbox', { name: 'Archived' }).click();
  await expect.element(view.getByText('Nothing is archived yet')).toBeVisible();
  await view.getByRole('button', { name: 'Show the whole inbox' }).click();
  await expect.poll(address).toBe('/here?q=x#inbox');
});

test('older ones come below by the cursor, none of them twice', async () => {
  const counts = { unread: 3, total: 3, changed_at: '' };
  const { view, asked } = await openInbox([], ({ path, query }) => {
    if (path !== LIST) return undefined;
    return query.get('after') === 'c'
      ? { body: { data: [told(2), told(1)], before: null, after: null, ...counts } }
      : { body: { data: [told(3), told(2)], before: null, after: 'c', ...counts } };
  });
  await expect.element(view.getByText('1 – 2 of 3, older below')).toBeVisible();
  // Beyond the last one shown, j does as the button below the list.
  await userEvent.keyboard('jjj');
  await expect.element(view.getByText('1 – 3 of 3')).toBeVisible();
  expect(view.getByRole('link', { name: /Told/ }).elements()).toHaveLength(3);
  const reads = asked.filter(({ method }) => method === 'GET');
  expect(reads.map(({ query }) => query.get('after'))).toEqual([null, 'c']);
});

test('a list that can’t be loaded is empty, is reported, and can be asked for again', async () => {
  const complaint = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isBroken = true;
  const { view } = await openInbox([told(1)], () =>
    isBroken ? { status: 422, body: { message: 'Broken.', request_id: 'r-1' } } : undefined,
  );
  await expect.element(view.getByText('Your inbox could not be loaded')).toBeVisible();
  await expect.element(view.getByText('Request r-1')).toBeVisible();
  expect(complaint).toHaveBeenCalled();
  isBroken = false;
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(view.getByRole('link', { name: /Told 1/ })).toBeVisible();
  complaint.mockRestore();
});

test('a notification that isn’t in the list is read alone', async () => {
  const { view } = await openInbox(
    [told(1)],
    ({ path }) =>
      path === `${LIST}/${uuid(9)}` ? { body: told(9, { read_at: '2026-11-20T11:00:00Z' }) } : undefined,
    `/here#inbox?id=${uuid(9)}`,
  );
  await expect.element(view.getByRole('heading', { name: 'Told 9' })).toBeVisible();
});
