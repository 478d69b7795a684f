import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  ANNOUNCEMENT_ID,
  announcementDetail,
  failedDelivery,
} from '../../../../test/announcement-answers.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { failedSearch } from '../effects/failed-address.ts';
import { FailedListScreen } from './failed-list-screen.tsx';

const FAILED = '/admin/notifications/failed';
const OWEN = failedDelivery();
const NADIA = failedDelivery({
  notification_id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb6b2',
  channel: 'web-push',
  person: { name: 'Nadia Petrov', email: 'nadia@northgate.example' },
});

const show = (data: object[], at = FAILED) =>
  renderScreen({
    screen: (search) => <FailedListScreen search={search} kindName={(type) => `Kind ${type}`} />,
    search: failedSearch,
    at,
    answer: ({ path }) => {
      if (path === '/deliveries/resend') return { body: { resent: 5000, left: 12 } };
      return { body: path === '/deliveries' ? { data, before: null, after: null } : announcementDetail() };
    },
  });

const resent = (asked: Awaited<ReturnType<typeof show>>['asked']) =>
  asked.filter(({ path }) => path === '/deliveries/resend').map(({ body }) => body);

beforeEach(() => page.viewport(1440, 900));

test('a row says who wasn’t told of what, on which way, why and how often it was tried', async () => {
  const { view } = await show([OWEN]);
  const row = view.getByRole('row', { name: /Owen Pryce/ });
  for (const text of ['Kind announcement.sent', 'E-mail', '550 no such mailbox', '5'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
});

test('what one announcement failed at can be widened to everything', async () => {
  const { view, address } = await show([OWEN], `${FAILED}?announcement=${ANNOUNCEMENT_ID}`);
  await expect
    .element(view.getByRole('button', { name: /Announcement.*Server works tonight/ }))
    .toBeVisible();
  await view.getByRole('button', { name: /Remove.*Announcement/ }).click();
  await expect.poll(address).toBe(FAILED);
});

test('chosen ones are sent again by name', async () => {
  const { view, asked } = await show([OWEN, NADIA]);
  await view.getByRole('checkbox', { name: 'Select Nadia Petrov, Push' }).click();
  await view.getByRole('toolbar').getByRole('button', { name: 'Send again' }).click();
  await expect.element(view.getByText('5000 deliveries are tried again')).toBeVisible();
  expect(resent(asked)).toEqual([
    { deliveries: [{ notification_id: NADIA.notification_id, channel: 'web-push' }] },
  ]);
});

test('all that were found are sent again after a question, and what is left is said', async () => {
  const { view, asked } = await show([OWEN], `${FAILED}?channel=email`);
  await view.getByRole('button', { name: 'Send all found again' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.element(view.getByText('12 more remain: send again once more.')).toBeVisible();
  expect(resent(asked)).toEqual([{ channel: ['email'] }]);
});

test('those of a kind are named, since nothing else says which', async () => {
  const { view, asked } = await show([OWEN], `${FAILED}?type=announcement.sent`);
  await view.getByRole('button', { name: 'Send all found again' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect
    .poll(() => resent(asked))
    .toEqual([{ deliveries: [{ notification_id: OWEN.notification_id, channel: 'email' }] }]);
});

test('where everything has arrived that is said', async () => {
  const { view } = await show([]);
  await expect.element(view.getByText('Everything has arrived')).toBeVisible();
  expect(view.getByRole('button', { name: /again/ }).elements()).toEqual([]);
});
