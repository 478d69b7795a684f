import { afterAll, beforeAll, expect, test } from 'vitest';
import { invite } from '#contract/invitations/endpoints.ts';
import { openTestMailServer, type TestMailServer } from '../../../test/mail-server.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { type Jobs, openJobs } from '../../platform/jobs.ts';
import { smtpDelivery } from '../../platform/mail/mail.ts';
import { REACTIONS } from '../../platform/reacting.ts';
import { mailInvitations } from './reactions.ts';

let muster: TestServer;
let jobs: Jobs;
let post: TestMailServer;
let jobsLeft = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  post = await openTestMailServer();
  // What fails after some jobs of a request were put into its transaction, rolls all of it back.
  const enqueue: Jobs['enqueue'] = async (...job) => {
    await jobs.enqueue(...job);
    jobsLeft -= 1;
    if (jobsLeft === 0) throw new Error('fails after its jobs were put into the transaction');
  };
  muster = await openTestServer({}, { logLevel: 'silent' }, { enqueue });
  jobs = await openJobs(muster.database.url, () => undefined);
  const deliver = smtpDelivery({ url: post.url, from: 'crew@muster.test', host: 'muster.test' });
  const mailing = { deliver, publicUrl: 'http://muster.test', warn: () => undefined };
  const deaf = { queue: REACTIONS, run: async () => undefined };
  await jobs.work([mailInvitations(muster.server.databases, mailing), deaf]);
});
afterAll(async () => {
  await jobs.stop();
  await muster.close();
  await post.close();
});

const ask = (...emails: string[]) =>
  muster.as(muster.organization.people.owner)(invite, {
    body: { invitations: emails.map((email) => ({ email, role: 'member' as const })) },
  });
const done = async () =>
  (await muster.database.query("select state from pgboss.job where name = 'invitation-mail'")).map(
    ({ state }) => state,
  );

test('what is rolled back mails nobody, and what is committed mails everybody once', async () => {
  jobsLeft = 2;
  expect((await ask('never-1@example.org', 'never-2@example.org')).status).toBe(500);
  jobsLeft = Number.POSITIVE_INFINITY;
  expect((await ask('ann@example.org', 'ben@example.org')).status).toBe(201);
  await expect.poll(done, { timeout: 15_000 }).toEqual(['completed', 'completed']);
  expect(post.taken.map(({ to }) => to).sort()).toEqual(['ann@example.org', 'ben@example.org']);
});
