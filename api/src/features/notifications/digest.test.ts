import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestMailServer, type TestMailServer } from '../../../test/mail-server.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { makeDue, tell, wayOf } from '../../../test/told.ts';
import { smtpDelivery } from '../../platform/mail/mail.ts';
import { DIGESTS, findDigests, mailDigests } from './reactions/digest.ts';

let muster: TestServer;
let post: TestMailServer;
let person: TestPerson;

beforeAll(async () => {
  muster = await openTestServer({ name: 'Acme' });
  post = await openTestMailServer();
});
afterAll(async () => {
  await muster.close();
  await post.close();
});
beforeEach(async () => {
  person = await makePerson(muster.database, muster.organization.id, 'member');
  post.taken.length = 0;
});

const work = () =>
  mailDigests(muster.server.databases, {
    deliver: smtpDelivery({ url: post.url, from: 'crew@muster.test', host: 'muster.test' }),
    publicUrl: 'http://muster.test',
  }).run({ recipient: person.sub });
const told = (rest: Partial<Parameters<typeof tell>[2]> = {}) =>
  tell(muster.database, person.sub, {
    ...{ channel: 'email', inDigest: true, organization: muster.organization.id, ...rest },
  });
const way = (notification: string) => wayOf(muster.database, notification, 'email');
const read = (id: string) =>
  muster.database.query('update notifications set read_at = now() where id = $1', [id]);
const names = () => post.taken.map(({ raw }) => /Message-ID: (\S+)/.exec(raw)?.[1]);

test('one mail holds all that is due, by organization, and everything in it is sent', async () => {
  const other = await makeOrganization(muster.database, { name: 'Zenith' });
  await muster.database.query("insert into role_grants (org_id, subject, role) values ($1, $2, 'member')", [
    other.id,
    person.sub,
  ]);
  const far = await told({ title: 'approved your week', organization: other.id });
  const near = await told({ title: 'assigned you to <Harbour>' });
  const tomorrow = await told({ title: 'came later', dueInS: 3_600 });
  await work();
  expect(post.taken.map(({ to }) => to)).toEqual([person.email]);
  const raw = post.taken[0]?.raw ?? '';
  expect(raw).toContain('Subject: 2 notifications for you');
  expect(raw).toMatch(/Acme.*<Harbour>.*Zenith.*approved your week.*&lt;Harbour&gt;/s);
  expect(raw).toContain(`nt=${near}&ch=email`);
  expect(raw).not.toContain('came later');
  for (const id of [far, near]) expect(await way(id)).toMatchObject({ status: 'sent', attempts: 1 });
  expect(await way(tomorrow)).toMatchObject({ status: 'queued' });
});

test('what was read meanwhile isn’t in it, and where all was read nothing is mailed', async () => {
  const [known, unknown] = [await told({ title: 'is known' }), await told({ title: 'is unknown' })];
  await read(known);
  await work();
  expect(post.taken[0]?.raw).toContain('is unknown');
  expect(post.taken[0]?.raw).not.toContain('is known');
  expect(await way(known)).toEqual({ status: 'read', attempts: 0, error: null });
  expect(await way(unknown)).toMatchObject({ status: 'sent' });
  await read(await told());
  await work();
  expect(post.taken).toHaveLength(1);
});

test('two workers at the same moment mail it once; after a death it comes again by the same name', async () => {
  const [first, second] = [await told(), await told()];
  await Promise.all([work(), work()]);
  expect(names()).toEqual([`<digest-${first}@muster.test>`]);
  await muster.database.query(
    "update notification_channels set status = 'queued', sent_at = null where recipient = $1 and channel = 'email'",
    [person.sub],
  );
  for (const id of [first, second]) await makeDue(muster.database, id);
  await work();
  expect(names()).toEqual([`<digest-${first}@muster.test>`, `<digest-${first}@muster.test>`]);
});

test('a mail server that is busy gets it later; one that refuses for good, no more', async () => {
  const id = await told();
  post.refuseOnce(451);
  await work();
  expect(await way(id)).toMatchObject({ status: 'queued', attempts: 1 });
  await work();
  expect(post.taken).toEqual([]);
  await makeDue(muster.database, id);
  post.refuseOnce(550);
  await work();
  expect(await way(id)).toMatchObject({ status: 'error', attempts: 2 });
});

test('everybody whose digest is due gets a job, and nobody else', async () => {
  await told();
  const patient = await makePerson(muster.database, muster.organization.id, 'member');
  await tell(muster.database, patient.sub, { channel: 'email', inDigest: true, dueInS: 3_600 });
  const jobs: object[] = [];
  const enqueue = async (_: object, queue: string, data: object) => void jobs.push({ queue, ...data });
  await findDigests(muster.server.databases, enqueue).run({});
  expect(jobs).toContainEqual({ queue: DIGESTS, recipient: person.sub });
  expect(jobs).not.toContainEqual({ queue: DIGESTS, recipient: patient.sub });
});
