import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AnnouncementDetail } from '#contract/announcements/shapes.ts';
import {
  ANNOUNCEMENT_ID,
  announcementDetail,
  failedDelivery,
  fortyTwo,
  sentAnnouncement,
} from '../../../../test/announcement-answers.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { newSearch } from '../effects/places.ts';
import { AnnouncementScreen } from './announcement-screen.tsx';

const show = (announcement: (path: string) => AnnouncementDetail, failed: object[] = []) =>
  renderScreen({
    screen: () => (
      <main id="content" tabIndex={-1}>
        <AnnouncementScreen id={ANNOUNCEMENT_ID} />
      </main>
    ),
    search: newSearch,
    at: `/admin/notifications/${ANNOUNCEMENT_ID}`,
    answer: ({ method, path }) => {
      if (path === '/announcement-audience') return { body: fortyTwo };
      if (path === '/deliveries') return { body: { data: failed, before: null, after: null } };
      if (path === '/deliveries/resend') return { body: { resent: 1, left: 0 } };
      return method === 'GET' || method === 'POST' ? { body: announcement(path) } : undefined;
    },
  });

beforeEach(() => page.viewport(1440, 1000));

test('a report says in words how it arrived on every way, and all numbers as a table', async () => {
  const { view } = await show(() => sentAnnouncement());
  await expect.element(view.getByRole('img', { name: 'E-mail: 3 delivered and 1 failed' })).toBeVisible();
  await expect.element(view.getByRole('img', { name: 'Push: 4 not wanted' })).toBeVisible();
  await view.getByRole('button', { name: 'Table' }).click();
  await expect.element(view.getByRole('row', { name: 'Inbox 1 0 3 0 0 0' })).toBeVisible();
});

test('where nothing failed no room is given to it', async () => {
  const report = sentAnnouncement().report.filter(({ channel }) => channel !== 'email');
  const { view, asked } = await show(() => sentAnnouncement({ report }));
  await expect.element(view.getByRole('img', { name: /^Push/ })).toBeVisible();
  expect(view.getByRole('region', { name: 'What failed' }).elements()).toEqual([]);
  expect(asked.filter(({ path }) => path === '/deliveries')).toEqual([]);
});

test('what of it failed is sent again, and how much that was is said', async () => {
  const { view, asked } = await show(() => sentAnnouncement(), [failedDelivery()]);
  await expect.element(view.getByText('550 no such mailbox')).toBeVisible();
  await view.getByRole('button', { name: 'Send again' }).click();
  await expect.element(view.getByText('One delivery is tried again')).toBeVisible();
  expect(asked.find(({ path }) => path === '/deliveries/resend')?.body).toEqual({
    announcement: ANNOUNCEMENT_ID,
  });
});

test('while it is sent the page follows by itself', async () => {
  let now = sentAnnouncement({ status: 'sending', sent_at: null, people: 1 });
  const { view } = await show(() => now);
  await expect.element(view.getByText('On its way: this follows.')).toBeVisible();
  now = sentAnnouncement();
  await expect.element(view.getByText('Sent', { exact: true }).first()).toBeVisible();
});

test('what is scheduled can be changed, moved, sent at once or taken back', async () => {
  let now = announcementDetail({ status: 'scheduled', send_at: '2099-05-04T08:00:00.000Z' });
  const { view, asked } = await show((path) => {
    if (path.endsWith('/withdraw')) now = announcementDetail();
    return now;
  });
  await expect
    .element(view.getByRole('link', { name: 'Edit' }))
    .toHaveAttribute('href', `/admin/notifications/${ANNOUNCEMENT_ID}/edit`);
  await view.getByRole('button', { name: 'Change moment…' }).click();
  const dialog = view.getByRole('dialog');
  await expect.element(dialog.getByLabelText('Time')).toHaveValue('09:00');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await view.getByRole('button', { name: 'Send now…' }).click();
  await expect.element(view.getByText('Send “Server works tonight” to 42 people?')).toBeVisible();
  await view.getByRole('button', { name: 'No', exact: true }).click();
  await view.getByRole('button', { name: 'Take back' }).click();
  await expect.element(view.getByText('“Server works tonight” is a draft again')).toBeVisible();
  // Where the verb was that is gone.
  await expect.element(view.getByRole('button', { name: 'Take back' })).not.toBeInTheDocument();
  await expect.element(view.getByRole('main')).toHaveFocus();
  expect(asked.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    `/announcements/${ANNOUNCEMENT_ID}/withdraw`,
  ]);
});

test('why it wasn’t sent when it was due is said on top', async () => {
  const problem = 'Maren Holt may not announce in Northgate any more.';
  const { view } = await show(() => announcementDetail({ problem }));
  await expect.element(view.getByRole('alert').getByText(problem)).toBeVisible();
});
