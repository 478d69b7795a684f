import { expect, test } from 'vitest';
import { afterQuiet, nextDigest } from './hours.ts';

const at = (iso: string) => new Date(iso);
const NIGHT = { from: '22:00', to: '07:00' };

test.each([
  ['London', 'Europe/London', '2026-11-20T21:59:00Z', '2026-11-20T21:59:00.000Z', 'just before they begin'],
  ['London', 'Europe/London', '2026-11-20T22:00:00Z', '2026-11-21T07:00:00.000Z', 'as they begin'],
  ['London', 'Europe/London', '2026-11-21T06:59:00Z', '2026-11-21T07:00:00.000Z', 'after midnight'],
  ['London', 'Europe/London', '2026-11-21T07:00:00Z', '2026-11-21T07:00:00.000Z', 'as they end'],
  [
    'New York',
    'America/New_York',
    '2026-11-21T04:00:00Z',
    '2026-11-21T12:00:00.000Z',
    'the day before, there',
  ],
  [
    'Kathmandu',
    'Asia/Kathmandu',
    '2026-11-20T18:00:00Z',
    '2026-11-21T01:15:00.000Z',
    'a quarter of an hour off',
  ],
  ['Auckland', 'Pacific/Auckland', '2026-11-20T10:00:00Z', '2026-11-20T18:00:00.000Z', 'the next day, there'],
  [
    'London',
    'Europe/London',
    '2026-03-28T23:00:00Z',
    '2026-03-29T06:00:00.000Z',
    'the night in which clocks go forward',
  ],
  [
    'London',
    'Europe/London',
    '2026-10-24T23:00:00Z',
    '2026-10-25T07:00:00.000Z',
    'the night in which clocks go back',
  ],
])('quiet hours in %s (%s): what happens at %s is told at %s (%s)', (_, zone, now, told) => {
  expect(afterQuiet(at(now), zone, NIGHT).toISOString()).toBe(told);
});

test('quiet hours within a day end that day, and clocks that skip their end end them after the gap', () => {
  const lunch = { from: '12:00', to: '13:00' };
  expect(afterQuiet(at('2026-11-20T12:30:00Z'), 'Europe/London', lunch).toISOString()).toBe(
    '2026-11-20T13:00:00.000Z',
  );
  expect(afterQuiet(at('2026-11-20T11:30:00Z'), 'Europe/London', lunch).toISOString()).toBe(
    '2026-11-20T11:30:00.000Z',
  );
  const early = { from: '22:00', to: '01:30' };
  expect(afterQuiet(at('2026-03-29T00:30:00Z'), 'Europe/London', early).toISOString()).toBe(
    '2026-03-29T01:30:00.000Z',
  );
});

test('without quiet hours, or with hours of no length, people are told at once', () => {
  const now = at('2026-11-20T23:00:00Z');
  expect(afterQuiet(now, 'Europe/London', null)).toEqual(now);
  expect(afterQuiet(now, 'Europe/London', { from: '22:00', to: '22:00' })).toEqual(now);
});

test.each([
  ['daily', 'Europe/London', '2026-11-20T07:59:00Z', '2026-11-20T08:00:00.000Z'],
  ['daily', 'Europe/London', '2026-11-20T08:00:00Z', '2026-11-21T08:00:00.000Z'],
  ['daily', 'America/New_York', '2026-11-20T08:00:00Z', '2026-11-20T13:00:00.000Z'],
  ['daily', 'Europe/London', '2026-03-28T12:00:00Z', '2026-03-29T07:00:00.000Z'],
  ['weekly', 'Europe/London', '2026-11-20T07:00:00Z', '2026-11-23T08:00:00.000Z'],
  ['weekly', 'Europe/London', '2026-11-23T07:00:00Z', '2026-11-23T08:00:00.000Z'],
  ['weekly', 'Europe/London', '2026-11-23T08:00:00Z', '2026-11-30T08:00:00.000Z'],
  ['weekly', 'Pacific/Auckland', '2026-11-22T18:30:00Z', '2026-11-22T19:00:00.000Z'],
] as const)('a %s digest at 08:00 in %s: after %s it comes at %s', (digest, zone, now, due) => {
  expect(nextDigest(at(now), zone, { digest, at: '08:00' }).toISOString()).toBe(due);
});
