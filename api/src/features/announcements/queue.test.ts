import { afterAll, beforeAll, expect, test } from 'vitest';
import { resendDeliveries } from '#contract/announcements/delivery-endpoints.ts';
import * as endpoints from '#contract/announcements/endpoints.ts';
import { openTestMailServer, type TestMailServer } from '../../../test/mail-server.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { type Jobs, openJobs } from '../../platform/jobs.ts';
import { smtpDelivery } from '../../platform/mail/mail.ts';
import { mailNotifications } from '../notifications/reactions/mail.ts';
import { tellBeside } from '../notifications/reactions.ts';
import { sendAnnouncements, tryAnnouncements } from './reactions.ts';

let muster: TestServer;
let jobs: Jobs;
let post: TestMailServer;
beforeAll(async () => {
  post = await openTestMailServer();
  const enqueue: Jobs['enqueue'] = (...job) => jobs.enqueue(...job);
  muster = await openTestServer({}, {}, { enqueue });
  jobs = await openJobs(muster.database.url, () => undefined);
  const { databases } = muster.server;
  const deliver = smtpDelivery({ url: post.url, from: 'crew@muster.test', host: 'muster.test' });
  const tell = tellBeside(enqueue);
  await jobs.work([
    { queue: 'notification-push', run: async () => undefined },
    mailNotifications(databases, { deliver, publicUrl: 'http://muster.test', enqueue }),
    sendAnnouncements(databases, tell),
    tryAnnouncements(databases, tell),
  ]);
});
afterAll(async () => {
  await jobs.stop();
  await muster.close();
  await post.close();
});

const asAdmin = () => muster.as(muster.organization.people.admin);
const organization = () => muster.organization.id;
const write = async (roles: ('owner' | 'manager' | 'member')[]) => {
  const audience = { organizations: [organization()], roles, projects: [] };
  const { body } = await asAdmin()(endpoints.createAnnouncement, {
    ...{ organization: organization(), body: { title: 'The quay closes', audience } },
  });
  return { announcement_id: String(body.id) };
};
const send = (params: { announcement_id: string }, send_at: string | null) =>
  asAdmin()(endpoints.sendAnnouncement, { organization: organization(), params, body: { send_at } });
const mails = async (params: { announcement_id: string }) => {
  const { body } = await asAdmin()(endpoints.readAnnouncement, { organization: organization(), params });
  return body.report[2]?.counts;
};
const POLL = { timeout: 20_000 };

test('an announcement goes from the order to the mail server; whom it refuses is sent it again', async () => {
  const announcement = await write(['owner', 'manager']);
  post.refuseOnce(550);
  await send(announcement, null);
  await expect.poll(() => mails(announcement), POLL).toMatchObject({ sent: 1, error: 1, queued: 0 });
  const { body } = await asAdmin()(resendDeliveries, {
    ...{ organization: organization(), body: { announcement: announcement.announcement_id } },
  });
  expect(body).toEqual({ resent: 1, left: 0 });
  await expect.poll(() => mails(announcement), POLL).toMatchObject({ sent: 2, error: 0, queued: 0 });
  const { owner, manager } = muster.organization.people;
  expect(post.taken.map(({ to }) => to).sort()).toEqual([owner.email, manager.email].sort());
}, 60_000);

test('what is ordered for a moment to come lies in the queue until then', async () => {
  const announcement = await write(['member']);
  // The queue counts in whole seconds.
  const send_at = `${new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 19)}.000Z`;
  await send(announcement, send_at);
  const [job] = await muster.database.query(
    `select state, start_after, keep_until > start_after as is_kept from pgboss.job
     where name = 'announcement-sending' and data ->> 'announcement' = $1`,
    [announcement.announcement_id],
  );
  expect(job).toMatchObject({ state: 'created', is_kept: true });
  expect(new Date(String(job?.start_after)).toISOString()).toBe(send_at);
});
