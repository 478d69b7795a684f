import { captureException, close, flush, getClient, startSpan } from '@sentry/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../call-error.ts';
import type { Reporter } from '../reporting.ts';
import { configured } from './fixtures.ts';
import { startSentry } from './sentry.ts';

interface Sent {
  readonly level?: string;
  readonly message?: string;
  readonly user?: object;
  readonly tags?: object;
}

const sent: Sent[] = [];
let person: string | undefined;
let take: Reporter;

beforeEach(() => {
  sent.length = 0;
  person = 'ann';
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const apiUrl = `${window.location.origin}/api`;
  take = startSentry(configured({ sentryDsn: '', apiUrl }), () => person);
  getClient()?.on('beforeEnvelope', ([, items]) => {
    for (const [{ type }, event] of items) if (type === 'event') sent.push(Object(event));
  });
});
afterEach(async () => {
  await close();
  vi.restoreAllMocks();
});

const thrown = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  ['unauthorized', thrown('unauthorized', 'Invalid token')],
  ['unauthorized, as a message', new Error('unauthorized')],
  ['forbidden', thrown('forbidden', 'You are not authorized to do this.')],
  ['Failed to fetch', new TypeError('Failed to fetch')],
  [
    'NetworkError when attempting to fetch resource',
    new TypeError('NetworkError when attempting to fetch resource.'),
  ],
  [
    'failed dynamic module import, in Chrome',
    new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js'),
  ],
  [
    'failed dynamic module import, in Firefox',
    new TypeError('error loading dynamically imported module: https://x.example/a.js'),
  ],
  ['failed dynamic module import, in Safari', new TypeError('Importing a module script failed.')],
  ['unable to preload CSS', new Error('Unable to preload CSS for /assets/index.css')],
  ['could not resolve component default', new Error('Couldn\'t resolve component "default" at "/plans"')],
  ['timeout exceeded', new Error('timeout exceeded')],
  ['timeout of N ms exceeded', new Error('timeout of 10000ms exceeded')],
  [
    'an object that was not found',
    new Error('Object Not Found Matching Id:3, MethodName:update, ParamCount:4'),
  ],
])('%s is not reported', async (_, error) => {
  take(error, 'error');
  await flush();
  expect(sent).toEqual([]);
});

test('a defect is reported as an error, with the id of its request and of the person alone', async () => {
  take(new CallError('defect', 500, 'Something went wrong.', { request_id: 'c306' }), 'error');
  await flush();
  expect(sent).toMatchObject([{ level: 'error', tags: { request_id: 'c306', status: '500' } }]);
  expect(sent[0]?.user).toEqual({ id: 'ann' });
});

test('a 403 is reported as a warning in its own words', async () => {
  take(new CallError('forbidden', 403, 'You are not authorized to do this.'), 'warning');
  await flush();
  expect(sent).toMatchObject([
    {
      level: 'warning',
      message: 'You are not authorized to do this.',
      tags: { kind: 'forbidden', status: '403' },
    },
  ]);
});

test('nobody’s report has nobody, and no token, code or address leaves the page', async () => {
  person = undefined;
  const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.c2ln';
  captureException(new Error(`Bearer ${token} for ann@example.org at /signin?code=abc&state=def`));
  await flush();
  expect(sent).toHaveLength(1);
  const told = JSON.stringify(sent);
  for (const secret of [token, 'ann@example.org', 'code=abc', 'state=def'])
    expect(told).not.toContain(secret);
  expect(sent[0]?.user).toEqual({});
});

test('where a service takes them, traces leave without codes too', async () => {
  await close();
  const apiUrl = `${window.location.origin}/api`;
  startSentry(configured({ environment: 'staging', apiUrl }), () => person);
  const traces: string[] = [];
  getClient()?.on('beforeEnvelope', ([, items]) => {
    for (const [{ type }, item] of items) if (type === 'transaction') traces.push(JSON.stringify(item));
  });
  startSpan(
    { name: 'arrive', forceTransaction: true, attributes: { at: '/signin?code=abc' } },
    () => undefined,
  );
  await flush();
  expect(traces.filter((trace) => trace.includes('arrive'))).toHaveLength(1);
  expect(traces.join()).not.toContain('code=abc');
});
