import { expect, test } from 'vitest';
import { awayFrom, awayUntil, isForgotten } from './away.ts';

const at = (time: string) => Date.parse(`2026-11-19T${time}Z`);
const clock = (ms: number | undefined) => (ms === undefined ? ms : new Date(ms).toISOString().slice(11, 19));
const away = (now: string, seen: string, started = '08:00:00', minutes = 10) => {
  const found = awayUntil(at(now), at(seen), at(started), minutes);
  return found && [clock(found.from), clock(found.to)];
};

test('somebody is away from their last sign to the next, in whole minutes, once it lasted for long enough', () => {
  expect(away('10:47:31', '10:12:40')).toEqual(['10:12:00', '10:47:00']);
  expect(away('10:20:00', '10:12:40')).toBeUndefined();
  expect(away('10:20:00', '10:12:40', '08:00:00', 5)).toEqual(['10:12:00', '10:20:00']);
});

test('nobody was away before the timer ran, and whoever wants no question gets none', () => {
  expect(away('10:47:00', '07:00:00', '10:30:20')).toEqual(['10:30:20', '10:47:00']);
  expect(away('10:35:00', '07:00:00', '10:30:20')).toBeUndefined();
  expect(away('18:00:00', '08:00:00', '08:00:00', 0)).toBeUndefined();
});

test('a night in which the computer slept is a time away like any other', () => {
  const found = awayUntil(at('08:30:00') + 86_400_000, at('17:02:10'), at('13:00:00'), 10);
  expect(found && found.to - found.from).toBe((15 * 60 + 28) * 60_000);
});

test('a timer of more than ten hours, or of another day, is asked about', () => {
  const since = (now: number, today = '2026-11-19') => isForgotten(now, at('08:00:00'), '2026-11-19', today);
  expect(since(at('17:59:00'))).toBe(false);
  expect(since(at('18:01:00'))).toBe(true);
  expect(since(at('17:00:00'), '2026-11-20')).toBe(true);
});

test('what was kept by another build is left alone', () => {
  expect(awayFrom('{"timer":"t","from":1,"to":2,"tab":"x"}')).toEqual({
    timer: 't',
    from: 1,
    to: 2,
    tab: 'x',
  });
  for (const text of [null, 'x', '{}', '{"timer":1,"from":1,"to":2,"tab":"x"}'])
    expect(awayFrom(text)).toBeUndefined();
});
