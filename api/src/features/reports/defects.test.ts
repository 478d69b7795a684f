import { afterAll, beforeAll, expect, test } from 'vitest';
import { invite } from '#contract/invitations/endpoints.ts';
import { listReportedErrors, readReportedError } from '#contract/reports/endpoints.ts';
import { openSentryServer } from '../../../test/sentry-server.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { REACTIONS } from '../../platform/reacting.ts';
import { framesOfStack } from './reading/stack.ts';

const sent: { queue: string; envelope: string }[] = [];
const broken = {
  enqueue: async (_: unknown, queue: string, data: object) => {
    if (queue === 'invitation-mail') throw new RangeError('No room in the queue for ann@example.org');
    if (queue !== REACTIONS) sent.push({ queue, envelope: '', ...data });
  },
};
const QUIET = { logLevel: 'silent' } as const;

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer({}, QUIET, broken);
});
afterAll(() => muster.close());

const fail = async (server: TestServer): Promise<string> => {
  const { status, body } = await server.as(server.organization.people.owner)(invite, {
    body: { invitations: [{ email: 'ann@example.org', role: 'member' as const }] },
  });
  expect(status).toBe(500);
  return body.request_id;
};
const listed = async () =>
  (await muster.as(muster.organization.people.admin)(listReportedErrors, { query: { origin: 'server' } }))
    .body.data;

test('a defect of the server is kept with its request id, route, release and stack', async () => {
  const requestId = await fail(muster);
  await expect.poll(async () => (await listed()).length).toBe(1);
  const [found] = await listed();
  expect(found).toMatchObject({
    ...{ title: 'RangeError', message: 'No room in the queue for [address]', severity: 'error' },
    ...{ page: 'POST /api/invitations', release: '1.4.2', events: 1, people: 0 },
  });
  const { body } = await muster.as(muster.organization.people.admin)(readReportedError, {
    params: { error_id: found.id },
  });
  expect(body.reports[0].request_id).toBe(requestId);
  expect(body.reports[0].frames[0].file).toBe('api/src/features/reports/defects.test.ts');
});

test('with a DSN it goes to the service instead', async () => {
  const sentry = await openSentryServer();
  const forwarding = await openTestServer({}, QUIET, broken, { sentryDsn: sentry.dsn });
  const requestId = await fail(forwarding);
  await expect.poll(() => sent.length).toBe(1);
  const lines = Buffer.from(sent[0]?.envelope ?? '', 'base64')
    .toString()
    .split('\n');
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({
    ...{ platform: 'node', transaction: 'POST /api/invitations', tags: { request_id: requestId } },
    exception: { values: [{ type: 'RangeError' }] },
  });
  expect(await forwarding.database.query('select from error_groups')).toEqual([]);
  await forwarding.close();
  await sentry.close();
});

test('in the local environment it stays in the log', async () => {
  const local = await openTestServer({}, QUIET, broken, { environment: 'local' });
  await fail(local);
  await local.server.close();
  expect(await local.database.query('select from error_groups')).toEqual([]);
  await local.database.close();
  await local.provider.close();
});

test('a stack is read from the folder of the application on, libraries marked', () => {
  const stack = [
    'Error: broken',
    '    at listClients (file:///srv/muster/api/src/features/clients/queries.ts:12:9)',
    '    at async Object.handler (/srv/muster/node_modules/fastify/lib/handle.js:3:1)',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)',
  ].join('\n');
  expect(framesOfStack(stack)).toEqual([
    { function: 'listClients', file: 'api/src/features/clients/queries.ts', line: 12, column: 9, own: true },
    {
      function: 'Object.handler',
      file: 'node_modules/fastify/lib/handle.js',
      line: 3,
      column: 1,
      own: false,
    },
    {
      ...{ function: 'process.processTicksAndRejections', file: 'node:internal/process/task_queues' },
      ...{ line: 105, column: 5, own: false },
    },
  ]);
});
