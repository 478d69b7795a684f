import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { updateExecutiveMail } from '#contract/executive/mail-endpoints.ts';
import { type MailedPortfolio, openMailedPortfolio } from './fixtures/mail-desk.ts';
import { runPoppler } from './fixtures/poppler.ts';

let mailed: MailedPortfolio;
beforeAll(async () => {
  mailed = await openMailedPortfolio();
});
afterAll(() => mailed.close());
beforeEach(async () => {
  await mailed.desk.muster.database.query('delete from executive_mails');
  mailed.post.taken.length = 0;
});

const pdfOf = ({ attachments: [file] }: Awaited<ReturnType<MailedPortfolio['letters']>>[number]) => {
  if (!(file?.content instanceof ArrayBuffer)) throw new Error('Nothing is attached.');
  return { name: file.filename, type: file.mimeType, bytes: Buffer.from(file.content) };
};

test('a mail has the eight figures in words, the page they are of, and its PDF with the same', async () => {
  const { id } = await mailed.order({ currency: 'GBP' });
  await mailed.makeDue(id);
  await mailed.work();
  const [letter] = await mailed.letters();
  if (!letter) throw new Error('No mail came.');
  const { total, as_of } = await mailed.desk.read({ currency: 'GBP' });
  expect(total.revenue_minor).toBe(1_234_500);
  const text = letter.text ?? '';
  expect(text).toContain('Revenue: £12.3k (before: £0)');
  expect(text).toContain('Utilisation: not known');
  expect(text).toContain('Healths disagree: 0 (of 1 project)');
  expect(text.match(/^[A-Z][a-z0-9 ]+: (not known|.+\(.+\))$/gm)).toHaveLength(8);
  expect(text).toContain(`http://muster.test/executive?as_of=${as_of}&currency=GBP`);
  expect(text).toContain('You ordered this from Monday to Friday at 07:30, Europe/London');
  expect(letter.html).toContain('£12.3k');
  const { name, type, bytes } = pdfOf(letter);
  expect([name, type]).toEqual([`executive-${as_of}.pdf`, 'application/pdf']);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const read = runPoppler(bytes);
  if (read !== null)
    for (const said of ['Aldermouth', '£12.3k', `${total.margin_pct}%`]) expect(read).toContain(said);
});

test('it is sent once for its moment, by however many workers, and then not before the next', async () => {
  const { id, next_at } = await mailed.order();
  await mailed.makeDue(id);
  await mailed.work(new Date(), 2);
  await mailed.work(new Date(), 2);
  expect(mailed.post.taken).toHaveLength(1);
  expect(await mailed.sendings(id)).toEqual([{ status: 'sent', attempts: 1, error: null }]);
  const [after] = await mailed.list();
  expect(after).toMatchObject({ next_at, last_sent_at: expect.any(String), rest: null, version: 1 });
});

test('a server that was away for days sends one mail for all the moments that it missed', async () => {
  const { id } = await mailed.order();
  await mailed.makeDue(id, 24 * 12);
  await mailed.work();
  expect(await mailed.work()).toBe(0);
  expect(mailed.post.taken).toHaveLength(1);
});

test('after a worker that died between the server’s yes and its own it comes again by the same name', async () => {
  const { id } = await mailed.order();
  await mailed.makeDue(id);
  await mailed.work();
  await mailed.desk.muster.database.query("update executive_mail_sendings set status = 'queued'");
  expect(await mailed.work()).toBe(0);
  await mailed.endWait();
  await mailed.work();
  const names = mailed.post.taken.map(({ raw }) => /Message-ID: (\S+)/.exec(raw)?.[1]);
  expect(new Set(names).size).toBe(1);
  expect(names).toHaveLength(2);
});

test('of the organizations that were chosen, those are told in which one still is executive', async () => {
  const second = await mailed.desk.found({ name: 'Boatyard' });
  const { id } = await mailed.order({ organization_ids: [second.id], window: 'quarter' });
  await mailed.makeDue(id);
  await mailed.work();
  const [letter] = await mailed.letters();
  expect(letter?.text).toMatch(/^Boatyard/);
  expect(letter?.text).toContain(`window=quarter&organization_id=${second.id}`);
  expect(letter?.text).not.toContain('Aldermouth');
  await mailed.desk.muster.database.query('delete from role_grants where org_id = $1', [second.id]);
});

test('whoever lost the rights gets nothing, is told why, and is mailed again once they are back', async () => {
  const { muster, executive } = mailed.desk;
  const { id } = await mailed.order();
  const setRole = (role: string) =>
    muster.database.query('update role_grants set role = $2 where subject = $1', [executive.sub, role]);
  await setRole('member');
  await mailed.makeDue(id);
  await mailed.work();
  expect(mailed.post.taken).toEqual([]);
  const [rests] = await mailed.list();
  expect(rests).toMatchObject({ rest: { why: 'not-executive' }, version: 2, next_at: expect.any(String) });
  const pause = { params: { mail_id: id }, version: 2, body: { paused: true } };
  expect((await muster.as(executive)(updateExecutiveMail, pause)).status).toBe(200);
  await setRole('executive');
  const resume = { params: { mail_id: id }, version: 3, body: { paused: false } };
  await muster.as(executive)(updateExecutiveMail, resume);
  await mailed.makeDue(id);
  await mailed.work();
  expect(mailed.post.taken).toHaveLength(1);
  expect((await mailed.list())[0]?.rest).toBeNull();
});

test('what is paused or changed isn’t sent any more, though it was about to be', async () => {
  const { id } = await mailed.order();
  await mailed.makeDue(id);
  mailed.post.refuseOnce(450);
  await mailed.work();
  await mailed.desk.muster.as(mailed.desk.executive)(updateExecutiveMail, {
    ...{ params: { mail_id: id }, version: 1, body: { paused: true } },
  });
  await mailed.endWait();
  expect(await mailed.work()).toBe(0);
  expect(mailed.post.taken).toEqual([]);
});
