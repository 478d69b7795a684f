import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ROLES } from '#contract/access/roles.ts';
import { listFailedDeliveries, resendDeliveries } from '#contract/announcements/delivery-endpoints.ts';
import type { BodyInput, QueryInput } from '#contract/endpoint.ts';
import { makeOrganization, type TestOrganization, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { tell, wayOf } from '../../../test/told.ts';
import { mailNotifications } from './reactions/mail.ts';

let muster: TestServer;
let home: TestOrganization;
let far: TestOrganization;
const enqueued: { queue: string; data: object }[] = [];
beforeAll(async () => {
  const enqueue = async (_: unknown, queue: string, data: object) => {
    enqueued.push({ queue, data });
  };
  muster = await openTestServer({}, {}, { enqueue });
  home = muster.organization;
  far = await makeOrganization(muster.database);
});
beforeEach(async () => {
  enqueued.length = 0;
  await muster.database.query('delete from notifications');
});
afterAll(() => muster.close());

/** Lets a mail to somebody fail as the worker writes it down. */
const fail = async (
  person: TestPerson,
  organization: string,
  fields: object = {},
  cause = 'EENVELOPE 550',
) => {
  const id = await tell(muster.database, person.sub, { channel: 'email', organization, ...fields });
  await muster.database.query(
    `update notification_channels set status = 'error', error = $2, attempts = 5, error_at = clock_timestamp(),
       queued_at = now() - interval '2 days' where notification_id = $1 and channel <> 'app'`,
    [id, cause],
  );
  return id;
};
const asAdmin = () => muster.as(home.people.admin);
const list = async (query: QueryInput<typeof listFailedDeliveries> = {}, organization = home.id) =>
  (await asAdmin()(listFailedDeliveries, { organization, query })).body;
const resend = async (body: BodyInput<typeof resendDeliveries> = {}, organization = home.id) =>
  (await asAdmin()(resendDeliveries, { organization, body })).body;
const causes = async (query: QueryInput<typeof listFailedDeliveries> = {}) =>
  (await list(query)).data.map(({ error }: { error: string }) => error);

test('whoever couldn’t be told is listed with the cause, and no word of what it was about', async () => {
  const { member } = home.people;
  const id = await fail(member, home.id, { title: 'Secret', message: 'Hidden' });
  const { data } = await list();
  expect(data).toEqual([
    {
      ...{
        notification_id: id,
        type: 'project.assigned',
        channel: 'email',
        error: 'EENVELOPE 550',
        attempts: 5,
      },
      ...{ person: { name: member.name, email: member.email }, error_at: expect.any(String) },
    },
  ]);
});

test('an organization’s list holds its own, latest first, page by page', async () => {
  await fail(home.people.member, far.id, {}, 'far');
  for (const cause of ['first', 'second', 'third']) await fail(home.people.member, home.id, {}, cause);
  expect(await causes()).toEqual(['third', 'second', 'first']);
  const first = await list({ per_page: 2 });
  const second = await list({ per_page: 2, after: first.after });
  expect([first.data.length, second.data.length, second.after]).toEqual([2, 1, null]);
  expect(second.data[0].error).toBe('first');
  expect((await list({}, far.id)).data).toHaveLength(1);
});

test('it is narrowed by what it told of, on which way', async () => {
  await fail(home.people.member, home.id, { type: 'role.granted' }, 'role');
  await fail(home.people.member, home.id, { channel: 'web-push' }, 'push');
  expect(await causes({ type: 'role.granted' })).toEqual(['role']);
  expect(await causes({ channel: 'web-push' })).toEqual(['push']);
  expect(await causes({ announcement: home.id })).toEqual([]);
  expect((await list({ after: 'nonsense' })).fields).toMatchObject([{ field: 'after' }]);
});

test('what is sent again is counted anew, stands in the audit trail and has its job', async () => {
  const id = await fail(home.people.member, home.id);
  expect(await resend()).toEqual({ resent: 1, left: 0 });
  expect(await wayOf(muster.database, id, 'email')).toEqual({ status: 'queued', attempts: 0, error: null });
  const data = { recipient: home.people.member.sub, notification: id };
  expect(enqueued).toEqual([{ queue: 'notification-mail', data }]);
  expect(await causes()).toEqual([]);
  const [event] = await muster.database.query("select * from events where type = 'deliveries.resent'");
  expect(event).toMatchObject({ subject_id: home.id, actor: home.people.admin.sub, data: { count: 1 } });
});

test('a mail that is sent again may fail again, after pauses as at first', async () => {
  const id = await fail(home.people.member, home.id);
  await resend();
  const { run } = mailNotifications(muster.server.databases, {
    ...{ deliver: () => Promise.reject(new Error('ETIMEDOUT')), publicUrl: 'http://muster.test' },
    enqueue: async () => undefined,
  });
  for (const { data } of enqueued) await run(data);
  expect(await wayOf(muster.database, id, 'email')).toEqual({
    status: 'queued',
    attempts: 1,
    error: 'ETIMEDOUT',
  });
});

test('what was read or put away meanwhile isn’t sent', async () => {
  const read = await fail(home.people.member, home.id);
  const archived = await fail(home.people.manager, home.id);
  await muster.database.query('update notifications set read_at = now() where id = $1', [read]);
  await muster.database.query('update notifications set archived_at = now() where id = $1', [archived]);
  expect(await resend()).toEqual({ resent: 0, left: 0 });
  expect(enqueued).toEqual([]);
  expect((await wayOf(muster.database, read, 'email'))?.status).toBe('read');
  expect(await causes()).toEqual([]);
});

test('those that are named are sent, or those that the filter finds, and none of another organization', async () => {
  const { member, manager } = home.people;
  const [one, other] = [await fail(member, home.id), await fail(manager, home.id)];
  const foreign = await fail(member, far.id);
  const named = (id: string) => ({ notification_id: id, channel: 'email' as const });
  for (const missing of [named(foreign), { notification_id: other, channel: 'web-push' as const }])
    expect((await resend({ deliveries: [named(one), missing] })).code).toBe('not_found');
  expect((await resend({ announcement: home.id })).code).toBe('not_found');
  expect(await resend({ deliveries: [named(one)] })).toEqual({ resent: 1, left: 0 });
  expect(await resend({ channel: ['web-push'] })).toEqual({ resent: 0, left: 0 });
  expect((await wayOf(muster.database, other, 'email'))?.status).toBe('error');
  expect(await resend()).toEqual({ resent: 1, left: 0 });
  expect((await wayOf(muster.database, foreign, 'email'))?.status).toBe('error');
});

test('a way that isn’t wanted stays so', async () => {
  const id = await tell(muster.database, home.people.member.sub, { channel: 'email', organization: home.id });
  await muster.database.query(
    "update notification_channels set status = 'opt-out' where notification_id = $1 and channel = 'email'",
    [id],
  );
  expect((await resend({ deliveries: [{ notification_id: id, channel: 'email' }] })).code).toBe('not_found');
  expect(await resend()).toEqual({ resent: 0, left: 0 });
  expect((await wayOf(muster.database, id, 'email'))?.status).toBe('opt-out');
});

test('what fails in a digest waits for the next', async () => {
  const id = await fail(home.people.member, home.id, { inDigest: true });
  expect((await resend()).resent).toBe(1);
  expect(enqueued).toEqual([]);
  const due = await muster.database.query<{ recipient: string }>(
    'select recipient from due_digests() as due (recipient)',
  );
  expect(due).toEqual([{ recipient: home.people.member.sub }]);
  expect((await wayOf(muster.database, id, 'email'))?.status).toBe('queued');
});

test('nobody below an administrator sees failures or sends again', async () => {
  await fail(home.people.member, home.id);
  for (const role of ROLES.filter((one) => one !== 'admin')) {
    const call = muster.as(home.people[role]);
    const answers = [await call(listFailedDeliveries), await call(resendDeliveries, { body: {} })];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  }
});
