import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENVELOPE_TYPE } from '#contract/reports/shapes.ts';
import { sendEnvelope } from '../../../test/envelope.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const send = async (address: string, visit?: string) =>
  sendEnvelope(muster, '{}', ENVELOPE_TYPE, { address, ...(visit === undefined ? {} : { visit }) });
/** Sends one after the other; answers how often which status came. */
const often = async (times: number, address: string, visit?: string) => {
  const came: Record<number, number> = {};
  for (let at = 0; at < times; at += 1) {
    const { status } = await send(address, visit);
    came[status] = (came[status] ?? 0) + 1;
  }
  return came;
};

test('a visit sends sixty a minute; what is more is refused with when to come again', async () => {
  expect(await often(60, '192.0.2.1', 'one')).toEqual({ 204: 60 });
  const { status, body, headers } = await send('192.0.2.1', 'one');
  expect([status, body.code, body.message]).toEqual([
    429,
    'too_many_requests',
    'Too many requests: wait a minute and try again.',
  ]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('a visit that is stopped stops nobody else: neither its office nor who calls themselves the same elsewhere', async () => {
  await often(70, '192.0.2.2', 'storm');
  expect((await send('192.0.2.2', 'calm')).status).toBe(204);
  expect((await send('192.0.2.3', 'storm')).status).toBe(204);
});

test('what names no visit, or no proper one, is one visit of its address', async () => {
  expect(await often(30, '192.0.2.4')).toEqual({ 204: 30 });
  expect(await often(40, '192.0.2.4', 'a b c')).toEqual({ 204: 30, 429: 10 });
});

test('an address sends twelve hundred a minute, in however many visits', async () => {
  for (let visit = 0; visit < 20; visit += 1)
    expect(await often(60, '192.0.2.5', `visit-${visit}`)).toEqual({ 204: 60 });
  const { status, headers } = await send('192.0.2.5', 'another');
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await send('192.0.2.6', 'another')).status).toBe(204);
});
