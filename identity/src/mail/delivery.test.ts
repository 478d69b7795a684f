import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDatabase } from '../../test/database.ts';
import { type MailServer, openMailServer, smtpRefusal } from '../../test/smtp.ts';
import type { Logger } from '../options.ts';
import { migrateIdentity } from '../storage/migrate.ts';
import { claimMail, postpone } from './claims.ts';
import { type Delivery, startDelivery } from './delivery.ts';
import type { Letter } from './letters.ts';
import { post } from './outbox.ts';
import { smtpSender } from './transport.ts';

const FROM = 'Muster <no-reply@muster.example>';
const quiet: Logger = { info() {}, warn() {}, error() {} };
const letter: Letter = {
  subject: 'Your code for Muster',
  lead: 'Enter this code.',
  code: '482913',
  ways: [{ label: 'Enter the code', href: 'https://idp.example/confirm' }],
  note: 'If that wasn’t you, do nothing.',
  validMs: 24 * 3_600_000,
};

let pool: Pool;
let databaseUrl = '';
let drop = async () => {};
const running: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const database = await createDatabase();
  drop = database.drop;
  databaseUrl = database.url;
  pool = new Pool({ connectionString: database.url, max: 8 });
  await migrateIdentity(pool);
});
afterAll(async () => {
  await pool.end();
  await drop();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const stop of running.splice(0).reverse()) await stop();
  await pool.query('truncate idp.outbox');
});

async function mailServer(...given: Parameters<typeof openMailServer>): Promise<MailServer> {
  const server = await openMailServer(...given);
  running.push(server.close);
  return server;
}

function deliveryTo({ url }: { url: string }, through = pool): Delivery {
  const delivery = startDelivery(through, smtpSender({ url, from: FROM }, 'idp.example'), quiet);
  running.push(delivery.stop);
  return delivery;
}

/** A busy machine is slow, not wrong. */
const until = (assertion: () => unknown) => vi.waitFor(assertion, { timeout: 10_000 });
const passMs = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

interface Row {
  attempts: number;
  sent: boolean;
  given_up: boolean;
  last_failure: string | null;
  body: string;
}
async function outbox(): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `select attempts, sent_at is not null as sent, given_up_at is not null as given_up, last_failure, body || html as body
     from idp.outbox order by id`,
  );
  return rows;
}
const settled = (expected: Partial<Row>) =>
  until(async () => expect(await outbox()).toMatchObject([expected]));

describe('a mail', () => {
  test('is sent as soon as the loop is woken after the commit, as text and as a page', async () => {
    const server = await mailServer();
    const delivery = deliveryTo(server);
    await post(pool, 'ada@customer.example', letter);
    delivery.wake();
    await until(() => expect(server.received).toHaveLength(1));
    const [{ from, to, raw } = { from: '', to: [], raw: '' }] = server.received;
    expect([from, to]).toEqual(['no-reply@muster.example', ['ada@customer.example']]);
    expect(raw).toContain('Subject: Your code for Muster');
    expect(raw).toContain('Auto-Submitted: auto-generated');
    expect(raw).toMatch(/Message-ID: <outbox-\d+-\d+@idp\.example>/);
    expect(raw.match(/Content-Type: text\/(plain|html)/g)).toEqual([
      'Content-Type: text/plain',
      'Content-Type: text/html',
    ]);
  });

  test('leaves no code behind when it has been sent', async () => {
    await post(pool, 'ada@customer.example', letter);
    expect((await outbox())[0]?.body).toContain('482913');
    deliveryTo(await mailServer());
    await settled({ sent: true, attempts: 1, last_failure: null, body: '' });
  });

  test('that stood there before the start is sent by the start', async () => {
    await post(pool, 'ada@customer.example', letter);
    const server = await mailServer();
    deliveryTo(server);
    await until(() => expect(server.received).toHaveLength(1));
  });

  test('to something like a list of addresses is never split into several mails', async () => {
    const server = await mailServer();
    await post(pool, 'ada@customer.example, bob@elsewhere.example', letter);
    deliveryTo(server);
    await settled({ given_up: true, last_failure: expect.stringContaining('501') });
    expect(server.received).toEqual([]);
  });

  test('is sent once by two processes that share the outbox', async () => {
    const server = await mailServer();
    for (let count = 0; count < 20; count += 1) await post(pool, `user${count}@customer.example`, letter);
    const other = new Pool({ connectionString: databaseUrl, max: 2 });
    running.push(() => other.end());
    deliveryTo(server, pool);
    deliveryTo(server, other);
    await until(async () => expect((await outbox()).every(({ sent }) => sent)).toBe(true));
    const recipients = server.received.map(({ to }) => to[0]);
    expect(recipients).toHaveLength(20);
    expect(new Set(recipients).size).toBe(20);
  });

  test('claimed by a process that died is sent by another after five minutes', async () => {
    await post(pool, 'ada@customer.example', letter);
    await claimMail(pool);
    expect(await claimMail(pool)).toBeUndefined();
    passMs(5 * 60_000);
    const server = await mailServer();
    deliveryTo(server);
    await settled({ sent: true, attempts: 2 });
    expect(server.received).toHaveLength(1);
  });
});

describe('a mail server', () => {
  test('that can’t be reached is tried again, and the mail arrives when it is back', async () => {
    const server = await mailServer();
    await server.close();
    const delivery = deliveryTo(server);
    await post(pool, 'ada@customer.example', letter);
    delivery.wake();
    await settled({ sent: false, attempts: 1, last_failure: expect.stringContaining('ECONNREFUSED') });
    await pool.query('update idp.outbox set last_failure = null');
    passMs(31_000);
    delivery.wake();
    await settled({ sent: false, attempts: 2, last_failure: expect.stringContaining('ECONNREFUSED') });
    const back = await mailServer({}, server.port);
    vi.setSystemTime(Date.now() + 121_000);
    delivery.wake();
    await settled({ sent: true, attempts: 3 });
    expect(back.received).toHaveLength(1);
  });

  test('is asked again after pauses that grow up to four hours', async () => {
    await post(pool, 'ada@customer.example', letter);
    const pauses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const mail = await claimMail(pool);
      const next = mail && (await postpone(pool, mail, 'away'));
      const pause = (next?.getTime() ?? 0) - Date.now();
      pauses.push(Math.round(pause / 10_000) * 10);
      passMs(pause);
    }
    expect(pauses).toEqual([30, 120, 480, 1920, 7680, 14_400, 14_400]);
  });

  test('that refuses for now is asked again', async () => {
    let refusals = 1;
    const server = await mailServer({
      onRcptTo: (_address, _session, done) => done(refusals-- > 0 ? smtpRefusal(451, 'Try later') : null),
    });
    const delivery = deliveryTo(server);
    await post(pool, 'ada@customer.example', letter);
    delivery.wake();
    await settled({ sent: false, given_up: false, last_failure: expect.stringContaining('451 Try later') });
    passMs(31_000);
    delivery.wake();
    await settled({ sent: true, attempts: 2 });
  });

  test('that refuses a recipient for good isn’t asked again, and the next mail goes out', async () => {
    const server = await mailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('gone') ? smtpRefusal(550, 'No such user') : null),
    });
    await post(pool, 'gone@customer.example', letter);
    await post(pool, 'ada@customer.example', letter);
    deliveryTo(server);
    await until(() => expect(server.received).toHaveLength(1));
    const [gone] = await outbox();
    expect(gone).toMatchObject({ sent: false, given_up: true, attempts: 1, body: '' });
    expect(gone?.last_failure).toContain('550 No such user');
  });

  test('that doesn’t accept our password keeps the mail waiting, since that can be repaired', async () => {
    const server = await mailServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('Invalid password')),
    });
    await post(pool, 'ada@customer.example', letter);
    deliveryTo({ url: server.url.replace('://', '://user:wrong@') });
    await settled({ sent: false, given_up: false, last_failure: expect.stringContaining('Invalid login') });
  });

  test('that stays away is given up when the mail is of no use any more', async () => {
    const delivery = deliveryTo({ url: 'smtp://127.0.0.1:9' });
    await post(pool, 'ada@customer.example', letter);
    delivery.wake();
    await settled({ attempts: 1, last_failure: expect.stringContaining('connect') });
    passMs(24 * 3_600_000 - 60_000);
    delivery.wake();
    await settled({ sent: false, given_up: true, body: '' });
  });

  test('that comes back too late gets no code that has expired', async () => {
    await post(pool, 'ada@customer.example', letter);
    passMs(25 * 3_600_000);
    const server = await mailServer();
    deliveryTo(server);
    await settled({ sent: false, given_up: true, last_failure: 'It could not be sent in time.' });
    expect(server.received).toEqual([]);
  });
});

test('stopping waits for the mail under way and leaves the rest for the next start', async () => {
  const asked = Promise.withResolvers<() => void>();
  const server = await mailServer({ onMailFrom: (_address, _session, done) => asked.resolve(() => done()) });
  await post(pool, 'first@customer.example', letter);
  await post(pool, 'second@customer.example', letter);
  const delivery = deliveryTo(server);
  const goOn = await asked.promise;
  const stopped = delivery.stop();
  goOn();
  await stopped;
  expect(server.received).toHaveLength(1);
  expect(await outbox()).toMatchObject([{ sent: true }, { sent: false, attempts: 0 }]);
});
