import { expect, test } from 'vitest';
import { endOf } from './until.ts';

test.each([
  ['2026-12-03', 'UTC', '2026-12-03T23:59:59.999Z'],
  ['2026-07-03', 'Europe/London', '2026-07-03T22:59:59.999Z'],
  ['2026-03-29', 'Europe/London', '2026-03-29T22:59:59.999Z'],
  ['2026-10-25', 'Europe/London', '2026-10-25T23:59:59.999Z'],
  ['2026-11-01', 'America/New_York', '2026-11-02T04:59:59.999Z'],
  ['2026-04-05', 'Pacific/Auckland', '2026-04-05T11:59:59.999Z'],
])('a role until %s ends with that day in %s', (day, zone, instant) => {
  expect(endOf(day, zone)).toBe(instant);
});
