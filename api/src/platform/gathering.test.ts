import { expect, test } from 'vitest';
import { gathering } from './gathering.ts';

/** Doubles numbers, and remembers which it was given together; refuses rounds with a 13 in them. */
const doubling = () => {
  const rounds: (readonly number[])[] = [];
  const double = gathering(async (numbers: readonly number[]) => {
    rounds.push(numbers);
    await new Promise(setImmediate);
    if (numbers.includes(13)) throw new Error('not 13');
    return numbers.map((number) => number * 2);
  });
  return { double, rounds };
};

test('what is asked at the same moment is done together, and each gets its own answer', async () => {
  const { double, rounds } = doubling();
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(rounds).toEqual([[1, 2, 3], [4]]);
});

test('what is asked while two rounds go on is one round more', async () => {
  const starts: (() => void)[] = [];
  const rounds: (readonly string[])[] = [];
  const name = gathering(async (names: readonly string[]) => {
    rounds.push(names);
    await new Promise<void>((resolve) => starts.push(resolve));
    return names;
  });
  const asked: Promise<string>[] = [];
  for (const one of ['a', 'b', 'c', 'd', 'e']) {
    asked.push(name(one));
    await new Promise(setImmediate);
  }
  expect(rounds).toEqual([['a'], ['b']]);
  starts[0]?.();
  await asked[0];
  await expect.poll(() => rounds).toEqual([['a'], ['b'], ['c', 'd', 'e']]);
  for (const start of starts) start();
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('one that can’t be done fails alone', async () => {
  const { double, rounds } = doubling();
  const results = await Promise.allSettled([1, 13, 3].map(double));
  expect(results).toMatchObject([{ value: 2 }, { reason: new Error('not 13') }, { value: 6 }]);
  expect(rounds).toEqual([[1, 13, 3], [1], [13], [3]]);
});
