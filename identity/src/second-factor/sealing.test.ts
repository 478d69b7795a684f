import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealing.ts';

const key = randomBytes(32);
const secret = randomBytes(20);

test('what is sealed can be read again, and looks different every time', () => {
  const [one, other] = [seal(key, 'ada', secret), seal(key, 'ada', secret)];
  expect(unseal(key, 'ada', one)).toEqual(secret);
  expect(one).not.toEqual(other);
  expect(one.includes(secret)).toBe(false);
});

test('it cannot be read for another person, by another key, or after a change', () => {
  const sealed = seal(key, 'ada', secret);
  expect(() => unseal(key, 'bea', sealed)).toThrow();
  expect(() => unseal(randomBytes(32), 'ada', sealed)).toThrow();
  for (const index of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => unseal(key, 'ada', changed)).toThrow();
  }
});
