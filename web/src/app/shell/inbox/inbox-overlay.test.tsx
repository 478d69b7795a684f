import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changesIn, openInbox, told, uuid, wayOf } from '../../../../test/inbox-page.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

const NOTIFICATIONS = '/users/me/notifications';

test('what is looked at stands in the address, is told in full and is read on app', async () => {
  const rows = [
    told(2, {
      title: 'Maren Holt mentioned you',
      actor: 'Maren Holt',
      reason: 'You were named in a note.',
      channels: [
        wayOf('app'),
        wayOf('web-push', { status: 'error', error: 'Gone' }),
        wayOf('email', { status: 'queued', in_digest: true }),
      ],
    }),
    told(1),
  ];
  const { view, asked, address } = await openInbox(rows);
  await view.getByRole('link', { name: /Maren Holt mentioned you/ }).click();
  const detail = view.getByRole('region', { name: 'Notification', exact: true });
  await expect.element(detail.getByRole('heading', { name: 'Maren Holt mentioned you' })).toBeVisible();
  await expect.element(detail.getByText(/^You were named in a note/)).toBeVisible();
  await expect
    .element(detail.getByRole('link', { name: 'Change' }))
    .toHaveAttribute('href', '/account#notifications');
  for (const way of ['App, read', 'Push, failed', 'Email, in digest'])
    await expect.element(detail.getByText(way)).toBeVisible();
  expect(address()).toBe(`/here?q=x#inbox?id=${uuid(2)}`);
  await expect
    .poll(() => changesIn(asked))
    .toEqual([['PUT', NOTIFICATIONS, { ids: [uuid(2)], channels: ['app'], read: true }]]);
  await expect.element(view.getByText('1 unread')).toBeVisible();
});

test('on a phone list and detail are screens of their own', async () => {
  await page.viewport(360, 780);
  const { view, address } = await openInbox([told(2), told(1)]);
  await view.getByRole('link', { name: /Told 2/ }).click();
  await expect.element(view.getByRole('heading', { name: 'Told 2' })).toBeVisible();
  await expect.element(view.getByRole('link', { name: /Told 1/ })).not.toBeInTheDocument();
  await view.getByRole('button', { name: 'Back to the list' }).click();
  await expect.element(view.getByRole('link', { name: /Told 1/ })).toBeVisible();
  await view.getByRole('button', { name: 'Close the inbox' }).click();
  await expect.poll(address).toBe('/here?q=x');
});

test('done leads on to the next one, and Undo brings it back', async () => {
  const { view, asked, address } = await openInbox([told(3), told(2), told(1)]);
  await view.getByRole('link', { name: /Told 2/ }).click();
  await view.getByRole('button', { name: 'Done', exact: true }).click();
  await expect.element(view.getByRole('link', { name: /Told 2/ })).not.toBeInTheDocument();
  expect(address()).toContain(uuid(1));
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.element(view.getByRole('link', { name: /Told 2/ })).toBeVisible();
  expect(changesIn(asked).filter(([method]) => method === 'PATCH')).toEqual([
    ['PATCH', NOTIFICATIONS, { ids: [uuid(2)], archived: true }],
    ['PATCH', NOTIFICATIONS, { ids: [uuid(2)], archived: false }],
  ]);
});

test('a snooze ends tomorrow morning, or at a time of one’s own that is still to come', async () => {
  const { view, asked } = await openInbox([told(2), told(1)]);
  await view.getByRole('link', { name: /Told 2/ }).click();
  await view.getByRole('button', { name: 'Snooze', exact: true }).click();
  await view.getByRole('menuitem', { name: /Tomorrow morning/ }).click();
  await expect.element(view.getByText(/^Snoozed until/)).toBeVisible();
  const snoozed = changesIn(asked).find(([method]) => method === 'PATCH')?.[2];
  expect(Date.parse(snoozed.snoozed_until)).toBeGreaterThan(Date.now());
  await expect.element(view.getByRole('heading', { name: 'Told 1' })).toBeVisible();
  await view.getByRole('button', { name: 'Snooze', exact: true }).click();
  await view.getByRole('menuitem', { name: 'Pick a time…' }).click();
  const box = view.getByRole('dialog', { name: 'Snooze until' });
  await box.getByLabelText('Time').fill('10:15');
  await box.getByRole('button', { name: 'Snooze', exact: true }).click();
  await expect.element(view.getByText('Nothing waits for you')).toBeVisible();
  expect(changesIn(asked).at(-1)?.[2].snoozed_until).toMatch(/:15:00\.000Z$/);
});

test('all is read up to the newest one shown, and Undo makes unread again all that were, shown or not', async () => {
  const rows = [told(3), told(2, { read_at: '2026-11-20T11:00:00Z' }), told(1)];
  const { view, asked } = await openInbox(rows, undefined, undefined, {}, 1);
  await view.getByRole('button', { name: 'Mark all read' }).click();
  await expect.element(view.getByText('All marked as read')).toBeVisible();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.element(view.getByText('2 unread')).toBeVisible();
  expect(changesIn(asked)).toEqual([
    ['PUT', NOTIFICATIONS, { until: '2026-11-20T10:03:00.001Z', read: true }],
    ['PATCH', NOTIFICATIONS, { read_at: '2026-11-20T10:00:00.000Z', read: false }],
  ]);
});

test('in a part of the inbox, all means what is shown there', async () => {
  const { view, asked } = await openInbox([told(2), told(1)], undefined, '/here#inbox?view=mentions');
  await view.getByRole('button', { name: 'Mark all read' }).click();
  await expect.element(view.getByText('All marked as read')).toBeVisible();
  expect(changesIn(asked)).toEqual([['PUT', NOTIFICATIONS, { ids: [uuid(2), uuid(1)], read: true }]]);
});

test('a project is muted on push and mail, and Undo brings back what was said of it before', async () => {
  const PREFERENCES = '/users/me/notification-preferences';
  const project = { organization_id: uuid(70), project_id: uuid(71), type: null };
  const preferences = [{ ...project, channel: 'email', mode: 'digest' }];
  const rows = [told(1, { project_id: uuid(71), organization: { id: uuid(70), name: 'B' } })];
  const { view, asked } = await openInbox(rows, ({ path }) =>
    path === PREFERENCES ? { body: { settings: {}, preferences } } : undefined,
  );
  await view.getByRole('link', { name: /Told 1/ }).click();
  await view.getByRole('button', { name: 'Mute this project' }).click();
  await view.getByRole('button', { name: /Undo/ }).click();
  const push = { ...project, channel: 'web-push' };
  const email = { ...project, channel: 'email' };
  await expect
    .poll(() => changesIn(asked).filter(([, path]) => path === PREFERENCES))
    .toEqual([
      [
        'PUT',
        PREFERENCES,
        {
          preferences: [
            { ...push, mode: 'off' },
            { ...email, mode: 'off' },
          ],
        },
      ],
      [
        'PUT',
        PREFERENCES,
        {
          preferences: [
            { ...push, mode: null },
            { ...email, mode: 'digest' },
          ],
        },
      ],
    ]);
});

test('a page of another organization is opened in that one, and the notification is read', async () => {
  const rows = [told(1, { organization: { id: 'b', name: 'B' } })];
  const { view, asked, address } = await openInbox(rows, ({ path }) => {
    if (path === '/users/me/organizations') return { body: [{ id: 'b', name: 'B', slug: 'b' }] };
    return path === '/users/me/organizations/current' ? { status: 204 } : undefined;
  });
  await view.getByRole('link', { name: /Told 1/ }).click();
  await view.getByRole('link', { name: 'Open' }).click();
  await expect.poll(address).toBe('/target/1');
  expect(changesIn(asked)).toEqual([
    ['PUT', NOTIFICATIONS, { ids: [uuid(1)], channels: ['app'], read: true }],
    ['PUT', '/users/me/organizations/current', { id: 'b' }],
  ]);
});

test('a change that fails is said and reported, and the list is what the server has', async () => {
  const complaint = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { view } = await openInbox([told(2), told(1)], ({ method }) =>
    method === 'PATCH' ? { status: 422, body: { message: 'Not like this.' } } : undefined,
  );
  await view.getByRole('link', { name: /Told 2/ }).click();
  await view.getByRole('button', { name: 'Done', exact: true }).click();
  await expect.element(view.getByText('The notification could not be changed')).toBeVisible();
  await expect.element(view.getByText('Not like this.')).toBeVisible();
  await expect.element(view.getByRole('link', { name: /Told 2/ })).toBeVisible();
  expect(complaint).toHaveBeenCalled();
  complaint.mockRestore();
});
