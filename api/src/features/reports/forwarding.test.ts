import { afterAll, beforeAll, expect, test } from 'vitest';
import { envelopeOf, sendEnvelope, thrownEvent } from '../../../test/envelope.ts';
import { openSentryServer } from '../../../test/sentry-server.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { type Jobs, openJobs } from '../../platform/jobs.ts';
import { sentryTarget } from '../../platform/sentry.ts';
import { forwardReports } from './reactions.ts';

let muster: TestServer;
let jobs: Jobs;
let sentry: Awaited<ReturnType<typeof openSentryServer>>;
const warned: object[] = [];

beforeAll(async () => {
  sentry = await openSentryServer();
  const enqueue: Jobs['enqueue'] = (...job) => jobs.enqueue(...job);
  muster = await openTestServer({}, {}, { enqueue }, { sentryDsn: sentry.dsn });
  jobs = await openJobs(muster.database.url, () => undefined);
  const target = sentryTarget(sentry.dsn);
  await jobs.work([forwardReports({ target, warn: (details) => warned.push(details) })]);
});
afterAll(async () => {
  await jobs.stop();
  await muster.close();
  await sentry.close();
});

test('with a DSN an envelope goes to its host and project alone, and nothing is kept here', async () => {
  const event = thrownEvent();
  const items = ['{"type":"transaction"}', '{}', '{"type":"attachment","length":3}', 'abc'];
  const envelope = [envelopeOf([event], { dsn: sentry.dsn, event_id: event.event_id }), ...items].join('\n');
  expect((await sendEnvelope(muster, envelope)).status).toBe(204);
  await expect.poll(() => sentry.arrived.length, { timeout: 15_000 }).toBe(1);
  const [{ path, auth, lines } = { path: '', auth: '', lines: [] as string[] }] = sentry.arrived;
  expect(path).toBe('/sentry/api/42/envelope/');
  expect(auth).toContain('sentry_key=public');
  expect(JSON.parse(lines[0] ?? '')).toEqual({ dsn: sentry.dsn, event_id: event.event_id });
  expect(lines.filter((line) => line.startsWith('{"type"')).map((line) => JSON.parse(line).type)).toEqual([
    'event',
    'transaction',
  ]);
  expect(await muster.database.query('select from error_reports')).toEqual([]);
});

test('a recording goes on packed, as our worker has cleaned it, and not as anybody could read it', async () => {
  const before = sentry.arrived.length;
  const recording = (said: string) => {
    const payload = `{"segment_id":0}\n${said}`;
    return `{"type":"replay_recording","length":${payload.length}}\n${payload}`;
  };
  await sendEnvelope(
    muster,
    ['{}', recording('[{"href":"/?code=secret"}]'), recording('xpacked')].join('\n'),
  );
  await expect.poll(() => sentry.arrived.length, { timeout: 15_000 }).toBe(before + 1);
  const told = sentry.arrived.at(-1)?.lines.join('\n');
  expect(told).toContain('xpacked');
  expect(told).not.toContain('secret');
});

test('no more than a thousand wait for a service that is down', async () => {
  await muster.database.query(
    `insert into pgboss.job (name, data, start_after)
     select 'report-forwarding', '{}', now() + interval '1 hour' from generate_series(1, 1000)`,
  );
  const { status, body } = await sendEnvelope(muster, envelopeOf([thrownEvent()]));
  expect([status, body.message]).toEqual([503, 'Too many reports wait to be sent on: try again later.']);
  await muster.database.query("delete from pgboss.job where name = 'report-forwarding'");
});

test('an envelope for another host or project is refused', async () => {
  const { dsn: set } = sentry;
  for (const dsn of ['https://public@elsewhere.example/42', set.replace('/42', '/43'), 'nowhere']) {
    const { status, body } = await sendEnvelope(muster, envelopeOf([thrownEvent()], { dsn }));
    expect([status, body.message]).toEqual([
      400,
      'This envelope is for another project than the one that is set here.',
    ]);
  }
});

test('a service that is down gets it later, one that refuses it is told of once', async () => {
  const answering = async (...answers: number[]) => {
    const service = await openSentryServer(...answers);
    const target = sentryTarget(service.dsn);
    const run = () =>
      forwardReports({ target, warn: (details) => warned.push(details) }).run({ envelope: 'e30K' });
    return { service, run };
  };
  const down = await answering(503, 429);
  await expect(down.run()).rejects.toThrow('The error service answered 503.');
  await expect(down.run()).rejects.toThrow('The error service answered 429.');
  await down.run();
  expect(down.service.arrived).toHaveLength(3);
  const refusing = await answering(413);
  await refusing.run();
  expect(warned).toEqual([{ status: 413 }]);
  await down.service.close();
  await refusing.service.close();
});
