import { expect, test } from 'vitest';
import { shortHash } from './short-hash.ts';

test('the same content has the same eight digits, and other content has others', () => {
  expect(shortHash({ price: 1 })).toMatch(/^[0-9a-f]{8}$/);
  expect(shortHash({ price: 1 })).toBe(shortHash({ price: 1 }));
  expect(shortHash({ price: 1 })).not.toBe(shortHash({ price: 2 }));
});
