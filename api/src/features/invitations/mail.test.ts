import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resendInvitation, withdrawInvitation } from '#contract/invitations/endpoints.ts';
import * as mine from '#contract/users/invitation-endpoints.ts';
import { openInvitationDesk } from '../../../test/invitation-desk.ts';
import { openTestMailServer, type TestMailServer } from '../../../test/mail-server.ts';
import { restingOf } from '../../../test/resting.ts';
import { smtpDelivery } from '../../platform/mail/mail.ts';
import { mailInvitations } from './reactions.ts';

const desk = openInvitationDesk();
const told: string[] = [];
let post: TestMailServer;
beforeAll(async () => {
  post = await openTestMailServer();
});
afterAll(() => post.close());
beforeEach(() => {
  post.taken.length = 0;
  told.length = 0;
});

const mailing = (url = post.url) => ({
  deliver: smtpDelivery({ url, from: 'Muster <crew@muster.test>', host: 'muster.test' }),
  publicUrl: 'http://muster.test',
  warn: (_: object, message: string) => void told.push(message),
});
const run = (invitation: string, send = 1, parts: Parameters<typeof mailInvitations>[1] = mailing()) =>
  mailInvitations(desk.muster.server.databases, parts).run({
    ...{ organization: desk.muster.organization.id, invitation, send },
  });
const mailsOf = (id: string) =>
  desk.muster.database.query(
    'select number, sent_at is not null as sent from invitation_mails where invitation_id = $1 order by number',
    [id],
  );
const resend = (id: string) =>
  desk.muster.as(desk.owner)(resendInvitation, { params: { invitation_id: id } });

test('the mail goes to the invited address alone, from whom mail comes, by a name of its own', async () => {
  const { id } = await desk.inviteStranger('ann');
  await run(id);
  expect(post.taken.map(({ to }) => to)).toEqual(['ann@example.org']);
  const raw = post.taken[0]?.raw;
  expect(raw).toContain('From: Muster <crew@muster.test>');
  expect(raw).toContain(`Message-ID: <invitation-${id}-1@muster.test>`);
  expect(raw).toContain(`http://muster.test/invitation?id=${id}`);
});

test('a job that runs twice sends once, one after the other as well as at the same moment', async () => {
  const { id } = await desk.inviteStranger('ben');
  const outcomes = await Promise.allSettled([run(id), run(id)]);
  await run(id);
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(post.taken).toHaveLength(1);
  expect(await mailsOf(id)).toEqual([{ number: 1, sent: true }]);
});

test('a process that died between sending and saying so sends again, by the same name', async () => {
  const { id } = await desk.inviteStranger('cal');
  await run(id);
  await desk.muster.database.query(
    "update invitation_mails set sent_at = null, claimed_until = now() + interval '1 minute' where invitation_id = $1",
    [id],
  );
  await expect(run(id)).rejects.toThrow('Another process');
  await desk.muster.database.query("update invitation_mails set claimed_until = now() - interval '1 second'");
  await run(id);
  const names = post.taken.map(({ raw }) => /Message-ID: (\S+)/.exec(raw)?.[1]);
  expect(names).toEqual([`<invitation-${id}-1@muster.test>`, `<invitation-${id}-1@muster.test>`]);
});

test('a mail that a newer one replaced does not leave any more', async () => {
  const { id } = await desk.inviteStranger('dan');
  await resend(id);
  await run(id, 1);
  await run(id, 2);
  expect(post.taken.map(({ raw }) => /Message-ID: (\S+)/.exec(raw)?.[1])).toEqual([
    `<invitation-${id}-2@muster.test>`,
  ]);
  expect(await mailsOf(id)).toEqual([
    { number: 1, sent: false },
    { number: 2, sent: true },
  ]);
});

test('what was withdrawn, answered or has expired meanwhile is not mailed', async () => {
  const withdrawn = await desk.inviteStranger('eve');
  await desk.muster.as(desk.owner)(withdrawInvitation, {
    params: { invitation_id: withdrawn.id },
    version: withdrawn.version,
  });
  const accepted = await desk.inviteStranger('fay');
  await desk.muster.as(accepted.person)(mine.acceptInvitation, { params: { invitation_id: accepted.id } });
  const expired = await desk.inviteStranger('gus');
  await desk.expire(expired.id);
  for (const { id } of [withdrawn, accepted, expired]) await run(id);
  expect(post.taken).toEqual([]);
});

test.each(['suspend', 'archive'] as const)(
  '%s: an invitation isn’t mailed, nor afterwards of itself; whoever invited sends it again',
  async (rest) => {
    const resting = restingOf(() => desk.muster);
    const { id } = await desk.inviteStranger(`jo-${rest}`);
    await resting[rest]();
    await run(id);
    expect((await resend(id)).status).toBeGreaterThanOrEqual(403);
    await resting.bringBack();
    expect(post.taken).toEqual([]);
    expect(await mailsOf(id)).toEqual([{ number: 1, sent: false }]);
    expect((await resend(id)).status).toBe(200);
    await run(id, 2);
    await run(id, 2);
    expect(post.taken.map(({ to }) => to)).toEqual([`jo-${rest}@example.org`]);
  },
);

test('a server that is away, or refuses for now, is asked again, and nobody’s address stays in the failure', async () => {
  const { id } = await desk.inviteStranger('hal');
  await expect(run(id, 1, mailing('smtp://127.0.0.1:1'))).rejects.toThrow('The mail server took no mail');
  post.refuseOnce(451);
  await expect(run(id)).rejects.toThrow(/^The mail server took no mail: \w+ 451$/);
  await run(id);
  expect(post.taken).toHaveLength(1);
  expect(await mailsOf(id)).toEqual([{ number: 1, sent: true }]);
});

test('a recipient who is refused for good is given up, and can be sent another mail later', async () => {
  const { id } = await desk.inviteStranger('ida');
  post.refuseOnce(550);
  await run(id);
  expect(told).toEqual([expect.stringContaining('refused by the mail server')]);
  expect(await mailsOf(id)).toEqual([{ number: 1, sent: false }]);
  await resend(id);
  await run(id, 2);
  expect(post.taken).toHaveLength(1);
});

test('without a mail server the job says so and gives up, and the link is there to be passed on', async () => {
  const { id } = await desk.inviteStranger('joy');
  await run(id, 1, { ...mailing(), deliver: null });
  expect(told).toEqual([expect.stringContaining('link has to be passed on')]);
  expect(post.taken).toEqual([]);
});
