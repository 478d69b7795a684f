import { beforeEach, expect, test } from 'vitest';
import { openMailDesk } from '../../../test/mail-desk.ts';
import { makeOrganization, makePerson } from '../../../test/people.ts';
import { makeDue, tell } from '../../../test/told.ts';
import { smtpDelivery } from '../../platform/mail/mail.ts';
import { DIGESTS, findDigests, mailDigests } from './reactions/digest.ts';

const desk = openMailDesk('Acme', { inDigest: true });
const { told, way, names, read } = desk;
const later: { queue: string; data: object; notBefore: Date | undefined }[] = [];
beforeEach(() => {
  later.length = 0;
});

const work = () =>
  mailDigests(desk.muster.server.databases, {
    deliver: smtpDelivery({ url: desk.post.url, from: 'crew@muster.test', host: 'muster.test' }),
    publicUrl: 'http://muster.test',
    enqueue: async (_, queue, data, notBefore) => void later.push({ queue, data, notBefore }),
  }).run({ recipient: desk.person.sub });

test('one mail holds all that is due, by organization, and everything in it is sent', async () => {
  const other = await makeOrganization(desk.muster.database, { name: 'Zenith' });
  await desk.muster.database.query(
    "insert into role_grants (org_id, subject, role) values ($1, $2, 'member')",
    [other.id, desk.person.sub],
  );
  const far = await told({ title: 'approved your week', organization: other.id });
  const near = await told({ title: 'assigned you to <Harbour>' });
  const tomorrow = await told({ title: 'came later', dueInS: 3_600 });
  await work();
  expect(desk.post.taken.map(({ to }) => to)).toEqual([desk.person.email]);
  const raw = desk.post.taken[0]?.raw ?? '';
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
  expect(desk.post.taken[0]?.raw).toContain('is unknown');
  expect(desk.post.taken[0]?.raw).not.toContain('is known');
  expect(await way(known)).toEqual({ status: 'read', attempts: 0, error: null });
  expect(await way(unknown)).toMatchObject({ status: 'sent' });
  await read(await told());
  await work();
  expect(desk.post.taken).toHaveLength(1);
});

test('two workers at the same moment mail it once; after a death it comes again by the same name', async () => {
  const [first, second] = [await told(), await told()];
  await Promise.all([work(), work()]);
  expect(names()).toEqual([`<digest-${first}@muster.test>`]);
  for (const id of [first, second]) await desk.forgetThatItWasSent(id);
  await work();
  expect(names()).toEqual([`<digest-${first}@muster.test>`, `<digest-${first}@muster.test>`]);
});

test('what another worker holds, who may have died, is looked at again when its time is over', async () => {
  const id = await told({ dueInS: 20 });
  await told({ dueInS: 3_600 });
  await work();
  expect(desk.post.taken).toEqual([]);
  expect(later).toMatchObject([{ queue: DIGESTS, data: { recipient: desk.person.sub } }]);
  const [row] = await desk.muster.database.query<{ due_at: Date }>(
    "select due_at from notification_channels where notification_id = $1 and channel = 'email'",
    [id],
  );
  expect(later[0]?.notBefore?.getTime()).toBe(row?.due_at.getTime());
  await makeDue(desk.muster.database, id);
  await work();
  expect(names()).toEqual([`<digest-${id}@muster.test>`]);
});

test('a mail server that is busy gets it later; one that refuses for good, no more', async () => {
  const id = await told();
  desk.post.refuseOnce(451);
  await work();
  expect(await way(id)).toMatchObject({ status: 'queued', attempts: 1 });
  await work();
  expect(desk.post.taken).toEqual([]);
  await makeDue(desk.muster.database, id);
  desk.post.refuseOnce(550);
  await work();
  expect(await way(id)).toMatchObject({ status: 'error', attempts: 2 });
});

test('everybody whose digest is due gets a job, and nobody else', async () => {
  await told();
  const patient = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
  await tell(desk.muster.database, patient.sub, { channel: 'email', inDigest: true, dueInS: 3_600 });
  const jobs: object[] = [];
  const enqueue = async (_: object, queue: string, data: object) => void jobs.push({ queue, ...data });
  await findDigests(desk.muster.server.databases, enqueue).run({});
  expect(jobs).toContainEqual({ queue: DIGESTS, recipient: desk.person.sub });
  expect(jobs).not.toContainEqual({ queue: DIGESTS, recipient: patient.sub });
});

test('a digest that has to go again goes as it went; what came due since, though older, goes with the next', async () => {
  const older = await told({ title: 'is older', dueInS: 3_600 });
  const first = await told({ title: 'is first' });
  desk.post.refuseOnce(451);
  await work();
  for (const id of [older, first]) await makeDue(desk.muster.database, id);
  await work();
  const next = { queue: DIGESTS, data: { recipient: desk.person.sub }, notBefore: undefined };
  expect(later).toEqual([next]);
  await work();
  expect(names()).toEqual([first, older].map((id) => `<digest-${id}@muster.test>`));
  expect(desk.post.taken.map(({ raw }) => raw.includes('is older'))).toEqual([false, true]);
});
