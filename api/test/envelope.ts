import { randomUUID } from 'node:crypto';
import { VISIT_HEADER } from '#contract/endpoint.ts';
import { ENVELOPE_TYPE } from '#contract/reports/shapes.ts';
import type { TestServer } from './server.ts';

/** A new event's id as pages make it. */
export const eventId = (): string => randomUUID().replaceAll('-', '');

/** An error as a page reports it; `more` replaces parts. */
export const thrownEvent = (more: object = {}) => ({
  event_id: eventId(),
  timestamp: Date.now() / 1000,
  level: 'error',
  release: '1.4.2',
  environment: 'production',
  exception: {
    values: [
      {
        type: 'TypeError',
        value: 'Cannot read the 12th entry',
        stacktrace: {
          frames: [
            {
              function: 'dispatch',
              filename: 'https://muster.test/assets/react-a1b2c3d4.js',
              lineno: 9,
              colno: 2,
            },
            {
              function: 'showWeek',
              filename: 'https://muster.test/assets/activity-a1b2c3d4.js',
              lineno: 41,
              colno: 7,
            },
          ],
        },
      },
    ],
  },
  breadcrumbs: [
    { timestamp: Date.now() / 1000, category: 'navigation', data: { from: '/', to: '/daily-activity' } },
  ],
  tags: { request_id: 'c306a37b-0000' },
  request: {
    url: 'https://muster.test/daily-activity?date=2026-03-02',
    headers: { 'User-Agent': 'Mozilla/5.0 Chrome/142.0.0.0' },
  },
  ...more,
});

/** An envelope of events: a line about it all, then for each one a line about it and itself. */
export const envelopeOf = (events: readonly object[], header: object = {}): string =>
  [header, ...events.flatMap((event) => [{ type: 'event' }, event])]
    .map((line) => JSON.stringify(line))
    .join('\n');

/** Sends something as a page would that nobody is signed in to; `from` an address and a visit. */
export const sendEnvelope = async (
  { server }: TestServer,
  payload: string | Buffer,
  type: string | null = ENVELOPE_TYPE,
  from: { readonly address?: string; readonly visit?: string } = {},
) => {
  const answer = await server.http.inject({
    method: 'POST',
    url: '/api/reports/envelope',
    headers: {
      ...(type ? { 'content-type': type } : {}),
      ...(from.visit ? { [VISIT_HEADER]: from.visit } : {}),
    },
    remoteAddress: from.address ?? '127.0.0.1',
    payload,
  });
  return { status: answer.statusCode, body: answer.body ? answer.json() : null, headers: answer.headers };
};
