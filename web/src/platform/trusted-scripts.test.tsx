import { expect, test } from 'vitest';
import { trustScripts } from './trusted-scripts.ts';

test('a policy trusts the addresses that it knows, and no other', () => {
  const trusted = trustScripts('muster-test', (address) => address.startsWith('https://maps.test/'));
  expect(String(trusted('https://maps.test/js?v=weekly'))).toBe('https://maps.test/js?v=weekly');
  expect(() => trusted('https://evil.test/js')).toThrow(TypeError);
});
