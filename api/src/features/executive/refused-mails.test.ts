import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { updateExecutiveMail } from '#contract/executive/mail-endpoints.ts';
import { deleteMyAccount, exportMyData } from '#contract/users/data-endpoints.ts';
import { claimMail } from './commands/claim-mail.ts';
import { type MailedPortfolio, openMailedPortfolio } from './fixtures/mail-desk.ts';

let mailed: MailedPortfolio;
beforeAll(async () => {
  mailed = await openMailedPortfolio();
});
afterAll(() => mailed.close());
beforeEach(async () => {
  await mailed.desk.muster.database.query('delete from executive_mails');
  mailed.post.taken.length = 0;
});

const sendDue = async () => {
  const { id } = await mailed.order();
  await mailed.makeDue(id);
  await mailed.work();
  return id;
};
const resume = async (id: string, version: number) =>
  mailed.desk.muster.as(mailed.desk.executive)(updateExecutiveMail, {
    ...{ params: { mail_id: id }, version, body: { paused: false } },
  });
const REFUSED = { rest: { why: 'address-refused' }, next_at: null };

test('an address that is refused for good is left alone until somebody resumes it', async () => {
  mailed.post.refuseOnce(550);
  const id = await sendDue();
  expect(await mailed.list()).toMatchObject([REFUSED]);
  expect(await mailed.sendings(id)).toMatchObject([
    { status: 'error', error: expect.stringContaining('550') },
  ]);
  const { body } = await resume(id, 2);
  expect(body).toMatchObject({ rest: null, next_at: expect.any(String) });
});

test('a mail that comes back for good does the same', async () => {
  const { fromPostfix } = await import('../notifications/fixtures/bounces.ts');
  const id = await sendDue();
  expect(await mailed.sendings(id)).toMatchObject([{ status: 'sent' }]);
  const answer = await mailed.desk.muster.server.http.inject({
    ...{ method: 'POST', url: '/api/mail-bounces', headers: { 'content-type': 'message/rfc822' } },
    payload: fromPostfix({ to: mailed.post.taken[0]?.from ?? '' }),
  });
  expect(answer.statusCode).toBe(204);
  expect(await mailed.list()).toMatchObject([REFUSED]);
});

test('a server that is busy is asked five times, with pauses; then the next moment is tried', async () => {
  mailed.post.refuseOnce(450);
  const id = await sendDue();
  expect(await mailed.work()).toBe(0);
  for (let attempt = 2; attempt <= 5; attempt += 1) {
    mailed.post.refuseOnce(450);
    await mailed.endWait();
    await mailed.work();
  }
  expect(await mailed.sendings(id)).toMatchObject([{ status: 'error', attempts: 5 }]);
  expect(await mailed.list()).toMatchObject([{ rest: { why: 'not-sent' }, next_at: expect.any(String) }]);
  await mailed.makeDue(id);
  await mailed.work();
  expect(mailed.post.taken).toHaveLength(1);
  expect(await mailed.list()).toMatchObject([{ rest: null }]);
});

test('a mail whose workers die at it is given up after five of them; then the next moment is tried', async () => {
  const { desk, order, makeDue, endWait, work, list } = mailed;
  const { id } = await order();
  await makeDue(id);
  const scope = { organization: null, sub: desk.executive.sub, writes: true };
  for (let death = 1; death <= 5; death += 1) {
    await desk.muster.server.databases.within(scope, (db) =>
      claimMail(db, { recipient: desk.executive.sub, mail: id }, new Date()),
    );
    expect(await work()).toBe(0);
    await endWait();
  }
  await work();
  expect(mailed.post.taken).toHaveLength(0);
  expect(await mailed.sendings(id)).toMatchObject([{ status: 'error' }]);
  expect(await list()).toMatchObject([{ rest: { why: 'not-sent' }, next_at: expect.any(String) }]);
  await makeDue(id);
  await work();
  expect(mailed.post.taken).toHaveLength(1);
});

test('an installation without a mail server says that nothing was sent', async () => {
  const { id } = await mailed.order();
  await mailed.makeDue(id);
  await mailed.work(new Date(), 1, null);
  expect(await mailed.list()).toMatchObject([{ rest: { why: 'not-sent' } }]);
  expect(await mailed.sendings(id)).toMatchObject([{ error: 'No mail server is set.' }]);
});

test('the link in a mail ends just this order, after a question, until it is resumed', async () => {
  const other = await mailed.order({ rhythm: 'monthly' });
  const id = await sendDue();
  const [letter] = await mailed.letters();
  const url = /No more of these e-mails: (\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  expect(mailed.post.taken[0]?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const { http } = mailed.desk.muster.server;
  const path = url.replace('http://muster.test', '');
  const asked = await http.inject({ url: path });
  expect(asked.body).toContain('The figures stay on the Executive page');
  expect((await mailed.list()).every(({ rest }) => rest === null)).toBe(true);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const ended = await http.inject({ method: 'POST', url: path, headers, payload: 'a=b' });
  expect(ended.statusCode).toBe(200);
  const kept = new Map((await mailed.list()).map((one) => [one.id, one]));
  expect(kept.get(id)).toMatchObject({ rest: { why: 'unsubscribed' }, next_at: null });
  expect(kept.get(other.id)).toMatchObject({ rest: null });
  expect((await resume(id, 2)).body.rest).toBeNull();
});

test('orders are in the export of one’s own data, and go with the account', async () => {
  const { muster, executive } = mailed.desk;
  const id = await sendDue();
  const headers = { authorization: `Bearer ${await muster.tokenOf(executive)}` };
  const archive = await muster.server.http.inject({ url: `/api${exportMyData.path}`, headers });
  expect(archive.rawPayload.includes('executive-mails')).toBe(true);
  const gone = await muster.as(executive)(deleteMyAccount, { body: { email: executive.email } });
  expect(gone.status).toBe(204);
  expect(await muster.database.query('select from executive_mails where id = $1', [id])).toEqual([]);
  expect(await mailed.sendings(id)).toEqual([]);
});
