import { expect, test, vi } from 'vitest';
import { trustStylesOnly } from './trusted-types.ts';

test('text becomes a stylesheet, and never an element', () => {
  const createPolicy = vi.fn<NonNullable<Window['trustedTypes']>['createPolicy']>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  trustStylesOnly();
  vi.unstubAllGlobals();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(rules?.createHTML('nav > a{color:#12122a}')).toBe('nav > a{color:#12122a}');
  expect(rules?.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  expect(rules?.createHTML('</style><script>alert(1)</script>')).toBeNull();
});
