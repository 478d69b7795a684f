import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = (work: Promise<unknown>) =>
  work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error: String(error) }),
  );

test('work that never ends fails once its time is up', async () => {
  const answer = settled(within(15_000, new Promise(() => undefined)));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toEqual({ error: 'Error: Nothing came of it within 15000 ms.' });
});

test('what comes in time comes through, also an error, and no timer is left', async () => {
  await expect(within(15_000, Promise.resolve('picture'))).resolves.toBe('picture');
  await expect(within(15_000, Promise.reject(new Error('no canvas')))).rejects.toThrow('no canvas');
  expect(vi.getTimerCount()).toBe(0);
});
