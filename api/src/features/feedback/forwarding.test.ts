import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFeedback } from '#contract/feedback/endpoints.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { sentryTarget } from '../../platform/sentry.ts';
import { type Forward, sentryForwarding } from './adapters/sentry.ts';
import { forwardFeedback } from './reactions.ts';

let muster: TestServer;
let status = 200;
const taken: { url: string; auth: string; body: Buffer }[] = [];
const sentry = createServer(async (request, reply) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts);
  const { url = '', headers } = request;
  taken.push({ url, auth: String(headers['x-sentry-auth']), body });
  reply.writeHead(status).end('{}');
});
let forward: Forward;
beforeAll(async () => {
  muster = await openTestServer();
  await new Promise<void>((resolve) => sentry.listen(0, resolve));
  const { port } = sentry.address() as AddressInfo;
  const target = sentryTarget(`http://abc@localhost:${port}/7`);
  if (target) forward = sentryForwarding(target, { environment: 'test', release: 'r1' });
});
afterAll(async () => {
  sentry.close();
  await muster.close();
});

const send = async (): Promise<string> => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
  const said = { name: 'Ann', email: 'ann@muster.test', message: 'Slow', page: '/profile' };
  const { member } = muster.organization.people;
  return (await muster.as(member)(sendFeedback, { body: said, file: { name: 'screenshot', bytes } })).body.id;
};
const work = (feedback: string, to: Forward | null = forward) =>
  forwardFeedback(muster.server.databases, { forward: to, publicUrl: 'http://muster.test' }).run({
    feedback,
  });

test('Sentry gets a feedback as an envelope with its screenshot, once', async () => {
  const id = await send();
  taken.length = 0;
  await work(id);
  await work(id);
  expect(taken).toHaveLength(1);
  const [{ url, auth, body } = { url: '', auth: '', body: Buffer.of() }] = taken;
  expect(url).toBe('/api/7/envelope/');
  expect(auth).toContain('sentry_key=abc');
  const [head = '', type = '', event = '', attachment = ''] = body.toString('latin1').split('\n');
  expect(JSON.parse(head).event_id).toBe(id.replaceAll('-', ''));
  expect(JSON.parse(type)).toEqual({ type: 'feedback' });
  expect(JSON.parse(event)).toMatchObject({
    ...{ event_id: id.replaceAll('-', ''), environment: 'test', release: 'r1' },
    contexts: {
      feedback: {
        ...{ name: 'Ann', contact_email: 'ann@muster.test', message: 'Slow' },
        url: 'http://muster.test/profile',
      },
    },
  });
  const { length, filename } = JSON.parse(attachment);
  expect(filename).toBe('screenshot.png');
  const picture = body.subarray(body.length - length - 1, -1);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 60, height: 40 });
});

test('what Sentry doesn’t take is tried again', async () => {
  const id = await send();
  taken.length = 0;
  status = 503;
  await expect(work(id)).rejects.toThrow('503');
  status = 200;
  await work(id);
  expect(taken).toHaveLength(2);
});

test('without a service for error reports feedback stays here, and nothing fails', async () => {
  const id = await send();
  taken.length = 0;
  await work(id, null);
  expect(taken).toEqual([]);
});
