import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFailedDeliveries, resendDeliveries } from '#contract/announcements/delivery-endpoints.ts';
import { type Crowd, makeCrowd } from './fixtures/crowd.ts';
import { type Desk, narrow, openDesk } from './fixtures/desk.ts';

let desk: Desk;
let crowd: Crowd;
beforeAll(async () => {
  desk = await openDesk();
  crowd = await makeCrowd(desk.muster);
});
afterAll(() => desk.muster.close());

const NONE = { queued: 0, ready: 0, error: 0, 'opt-out': 0, sent: 0, read: 0 };
const query = (text: string, ...values: unknown[]) => desk.muster.database.query(text, values);
const sendTo = async (...organizations: string[]): Promise<string> => {
  const { body } = await desk.write(crowd.home, { organizations });
  await desk.send(crowd.home, body.id);
  await desk.work();
  return body.id;
};
const reportOf = async (id: string) => (await desk.read(crowd.home, id)).body.report;

/** Sets how far a way got for somebody. */
const settle = (id: string, sub: string, channel: string, status: string) =>
  query(
    `update notification_channels c set status = $4::notification_status, error = case $4 when 'error' then 'EENVELOPE 550' end,
       error_at = case $4 when 'error' then now() end
     from notifications n where n.recipient = c.recipient and n.id = c.notification_id and n.source = $1
       and c.recipient = $2 and c.channel = $3::notification_channel`,
    ...[`announcement:${id}`, sub, channel, status],
  );

test('a draft has no report, and what is sent counts how far everybody is on each way', async () => {
  const { body } = await desk.write(crowd.home, {});
  expect(body.report).toEqual([]);
  await query(
    "insert into notification_preferences (recipient, type, channel, mode) values ($1, 'announcement.sent', 'email', 'off')",
    crowd.ben.sub,
  );
  const id = await sendTo(crowd.home);
  await settle(id, crowd.ann.sub, 'app', 'read');
  await settle(id, crowd.ann.sub, 'email', 'sent');
  await settle(id, crowd.cay.sub, 'email', 'error');
  expect(await reportOf(id)).toEqual([
    { channel: 'app', counts: { ...NONE, ready: 5, read: 1 } },
    { channel: 'web-push', counts: { ...NONE, queued: 6 } },
    { channel: 'email', counts: { ...NONE, queued: 3, sent: 1, error: 1, 'opt-out': 1 } },
  ]);
});

test('another announcement, and what somebody tried out, count for nothing', async () => {
  const [one, other] = [await sendTo(crowd.home), await sendTo(crowd.far)];
  expect((await reportOf(one))[0].counts.ready).toBe(6);
  expect((await reportOf(other))[0].counts.ready).toBe(3);
});

test('what failed of an announcement is found and sent again by itself', async () => {
  const [one, other] = [await sendTo(crowd.home), await sendTo(crowd.home)];
  for (const id of [one, other]) await settle(id, crowd.dan.sub, 'email', 'error');
  const asAdmin = desk.muster.as(desk.muster.organization.people.admin);
  const call = { organization: crowd.home };
  const failed = async (announcement: string) =>
    (await asAdmin(listFailedDeliveries, { ...call, query: { announcement } })).body.data;
  expect(await failed(one)).toMatchObject([{ person: { name: 'Member Person' }, type: 'announcement.sent' }]);
  const { body } = await asAdmin(resendDeliveries, { ...call, body: { announcement: one } });
  expect(body).toEqual({ resent: 1, left: 0 });
  expect([(await failed(one)).length, (await failed(other)).length]).toEqual([0, 1]);
  expect((await reportOf(one))[2].counts).toMatchObject({ error: 0 });
});

test('a reader counts nobody of an organization in which they may not announce', async () => {
  const id = await sendTo(crowd.home, crowd.far);
  expect((await reportOf(id))[0].counts.ready).toBe(8);
  await narrow(desk, desk.muster.organization.people.admin, [crowd.home]);
  const { body } = await desk.read(crowd.home, id);
  expect(body.report[0].counts.ready).toBe(6);
  expect(body.organizations).toHaveLength(1);
  expect((await desk.read(crowd.far, id)).status).toBe(404);
});
