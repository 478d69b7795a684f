import { afterEach, expect, test, vi } from 'vitest';
import { commandKey } from './pressed.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['MacIntel', '⌘'],
  ['iPhone', '⌘'],
  ['Win32', 'Ctrl'],
  ['Linux x86_64', 'Ctrl'],
])('on %s commands go with %s', (platform, key) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  expect(commandKey()).toBe(key);
});
