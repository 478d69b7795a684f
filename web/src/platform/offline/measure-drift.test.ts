import { afterEach, expect, test, vi } from 'vitest';
import { measureDrift } from './measure-drift.ts';

afterEach(() => vi.unstubAllGlobals());

const serverAt = (date: string | null) => {
  vi.stubGlobal('fetch', async () => new Response(null, { headers: date ? { date } : {} }));
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T07:00:10.500Z'));
};

test('a clock is as early as it is ahead of what the server tells', async () => {
  serverAt('Sun, 22 Nov 2026 07:00:00 GMT');
  expect(await measureDrift('/livez')).toBe(10_000);
  serverAt('Sun, 22 Nov 2026 07:01:10 GMT');
  expect(await measureDrift('/livez')).toBe(-60_000);
});

test('a server that tells no time measures nothing', async () => {
  serverAt(null);
  await expect(measureDrift('/livez')).rejects.toThrow('The server told no time.');
});
