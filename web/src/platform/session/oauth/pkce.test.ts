import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { newPkce } from './pkce.ts';
import { customOf, newState } from './state.ts';

test('the verifier has 128 letters and digits and the challenge is its S256 without padding', async () => {
  const { verifier, challenge, method } = await newPkce();
  expect(verifier).toMatch(/^[A-Za-z0-9]{128}$/);
  expect(challenge).toBe(createHash('sha256').update(verifier).digest('base64url'));
  expect(method).toBe('S256');
});

test('a state has 32 letters and digits and is never the same twice', () => {
  expect(newState()).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(newState()).not.toBe(newState());
  expect(customOf(newState())).toBeUndefined();
});

test('custom state follows a dash as two hex digits a character and comes back', () => {
  expect(newState('a-b')).toMatch(/^[A-Za-z0-9]{32}-612d62$/);
  expect(customOf(newState('/back?to=1-2 ö'))).toBe('/back?to=1-2 ö');
});
