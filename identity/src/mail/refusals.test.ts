import { describe, expect, test, vi } from 'vitest';
import { passMs, testOutbox, until } from '../../test/outbox.ts';
import { smtpRefusal } from '../../test/smtp.ts';
import { claimMail, postpone } from './claims.ts';

const box = testOutbox();

describe('a mail server', () => {
  test('that can’t be reached is tried again, and the mail arrives when it is back', async () => {
    const server = await box.mailServer();
    await server.close();
    const delivery = box.deliveryTo(server);
    await box.post('ada@customer.example');
    delivery.wake();
    await box.settled({ sent: false, attempts: 1, last_failure: expect.stringContaining('ECONNREFUSED') });
    await box.pool().query('update idp.outbox set last_failure = null');
    passMs(31_000);
    delivery.wake();
    await box.settled({ sent: false, attempts: 2, last_failure: expect.stringContaining('ECONNREFUSED') });
    const back = await box.mailServer({}, server.port);
    vi.setSystemTime(Date.now() + 121_000);
    delivery.wake();
    await box.settled({ sent: true, attempts: 3 });
    expect(back.received).toHaveLength(1);
  });

  test('is asked again after pauses that grow up to four hours', async () => {
    await box.post('ada@customer.example');
    const pauses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const mail = await claimMail(box.pool());
      const next = mail && (await postpone(box.pool(), mail, 'away'));
      const pause = (next?.getTime() ?? 0) - Date.now();
      pauses.push(Math.round(pause / 10_000) * 10);
      passMs(pause);
    }
    expect(pauses).toEqual([30, 120, 480, 1920, 7680, 14_400, 14_400]);
  });

  test('that refuses for now is asked again', async () => {
    let refusals = 1;
    const server = await box.mailServer({
      onRcptTo: (_address, _session, done) => done(refusals-- > 0 ? smtpRefusal(451, 'Try later') : null),
    });
    const delivery = box.deliveryTo(server);
    await box.post('ada@customer.example');
    delivery.wake();
    await box.settled({
      sent: false,
      given_up: false,
      last_failure: expect.stringContaining('451 Try later'),
    });
    passMs(31_000);
    delivery.wake();
    await box.settled({ sent: true, attempts: 2 });
  });

  test('that refuses a recipient for good isn’t asked again, and the next mail goes out', async () => {
    const server = await box.mailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('gone') ? smtpRefusal(550, 'No such user') : null),
    });
    await box.post('gone@customer.example');
    await box.post('ada@customer.example');
    box.deliveryTo(server);
    await until(() => expect(server.received).toHaveLength(1));
    const [gone] = await box.rows();
    expect(gone).toMatchObject({ sent: false, given_up: true, attempts: 1, body: '' });
    expect(gone?.last_failure).toContain('550 No such user');
  });

  test('that doesn’t accept our password keeps the mail waiting, since that can be repaired', async () => {
    const server = await box.mailServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('Invalid password')),
    });
    await box.post('ada@customer.example');
    box.deliveryTo({ url: server.url.replace('://', '://user:wrong@') });
    await box.settled({
      sent: false,
      given_up: false,
      last_failure: expect.stringContaining('Invalid login'),
    });
  });

  test('that stays away is given up when the mail is of no use any more', async () => {
    const delivery = box.deliveryTo({ url: 'smtp://127.0.0.1:9' });
    await box.post('ada@customer.example');
    delivery.wake();
    await box.settled({ attempts: 1, last_failure: expect.stringContaining('connect') });
    passMs(24 * 3_600_000 - 60_000);
    delivery.wake();
    await box.settled({ sent: false, given_up: true, body: '' });
  });

  test('that comes back too late gets no code that has expired', async () => {
    await box.post('ada@customer.example');
    passMs(25 * 3_600_000);
    const server = await box.mailServer();
    box.deliveryTo(server);
    await box.settled({ sent: false, given_up: true, last_failure: 'It could not be sent in time.' });
    expect(server.received).toEqual([]);
  });
});
