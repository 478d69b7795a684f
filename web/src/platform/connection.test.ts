import { expect, test } from 'vitest';
import { mayLoadAhead } from './connection.ts';

test.each([
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '4g', saveData: true }, false],
  [{}, true],
])('over %o loading ahead is %s', (connection, expected) => {
  expect(mayLoadAhead(connection)).toBe(expected);
});
