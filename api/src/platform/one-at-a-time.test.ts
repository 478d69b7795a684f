import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('a second check of the same trail is refused while the first runs, and of another is not', async () => {
  const alone = oneAtATime();
  const first = Promise.withResolvers<string>();
  const running = alone('a', () => first.promise);
  await expect(alone('a', () => Promise.resolve('second'))).rejects.toMatchObject({ status: 429 });
  expect(await alone('b', () => Promise.resolve('other'))).toBe('other');
  first.resolve('first');
  expect(await running).toBe('first');
  expect(await alone('a', () => Promise.resolve('third'))).toBe('third');
});

test('a check that fails keeps nobody from the next', async () => {
  const alone = oneAtATime();
  await expect(alone('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await alone('a', () => Promise.resolve('next'))).toBe('next');
});
