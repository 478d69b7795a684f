import { expect, test } from 'vitest';
import { shareOfJourneys } from './share.ts';

test('where there are processors enough every journey is walked', () => {
  expect(shareOfJourneys(4, 7)).toEqual([]);
});

test('three commits that follow each other walk all three shares between them on a small machine', () => {
  const shares = [6, 7, 8].map((second) => shareOfJourneys(2, second));
  expect(shares).toEqual([['--shard=1/3'], ['--shard=2/3'], ['--shard=3/3']]);
});
