import { expect, test } from 'vitest';
import { measureSessionScript } from './session-script.ts';

test('the script of the session module, everything it ever loads, is at most 12 KB after gzip', async () => {
  const bytes = await measureSessionScript();
  expect(bytes).toBeGreaterThan(8_000);
  expect(bytes).toBeLessThanOrEqual(12 * 1024);
});
