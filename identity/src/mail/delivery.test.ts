import { describe, expect, test } from 'vitest';
import { passMs, testOutbox, until } from '../../test/outbox.ts';
import { claimMail } from './claims.ts';

const box = testOutbox();

describe('a mail', () => {
  test('is sent as soon as the loop is woken after the commit, as text and as a page', async () => {
    const server = await box.mailServer();
    const delivery = box.deliveryTo(server);
    await box.post('ada@customer.example');
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
    await box.post('ada@customer.example');
    expect((await box.rows())[0]?.body).toContain('482913');
    box.deliveryTo(await box.mailServer());
    await box.settled({ sent: true, attempts: 1, last_failure: null, body: '' });
  });

  test('that stood there before the start is sent by the start', async () => {
    await box.post('ada@customer.example');
    const server = await box.mailServer();
    box.deliveryTo(server);
    await until(() => expect(server.received).toHaveLength(1));
  });

  test('to something like a list of addresses is never split into several mails', async () => {
    const server = await box.mailServer();
    await box.post('ada@customer.example, bob@elsewhere.example');
    box.deliveryTo(server);
    await box.settled({ given_up: true, last_failure: expect.stringContaining('501') });
    expect(server.received).toEqual([]);
  });

  test('is sent once by two processes that share the outbox', async () => {
    const server = await box.mailServer();
    for (let count = 0; count < 20; count += 1) await box.post(`user${count}@customer.example`);
    box.deliveryTo(server);
    box.deliveryTo(server, box.otherPool());
    await until(async () => expect((await box.rows()).every(({ sent }) => sent)).toBe(true));
    const recipients = server.received.map(({ to }) => to[0]);
    expect(recipients).toHaveLength(20);
    expect(new Set(recipients).size).toBe(20);
  });

  test('claimed by a process that died is sent by another after five minutes', async () => {
    await box.post('ada@customer.example');
    await claimMail(box.pool());
    expect(await claimMail(box.pool())).toBeUndefined();
    passMs(5 * 60_000);
    const server = await box.mailServer();
    box.deliveryTo(server);
    await box.settled({ sent: true, attempts: 2 });
    expect(server.received).toHaveLength(1);
  });
});

test('stopping waits for the mail under way and leaves the rest for the next start', async () => {
  const asked = Promise.withResolvers<() => void>();
  const server = await box.mailServer({
    onMailFrom: (_address, _session, done) => asked.resolve(() => done()),
  });
  await box.post('first@customer.example');
  await box.post('second@customer.example');
  const delivery = box.deliveryTo(server);
  const goOn = await asked.promise;
  const stopped = delivery.stop();
  goOn();
  await stopped;
  expect(server.received).toHaveLength(1);
  expect(await box.rows()).toMatchObject([{ sent: true }, { sent: false, attempts: 0 }]);
});
