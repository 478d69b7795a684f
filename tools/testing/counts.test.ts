import { describe, expect, test } from 'vitest';
import { judge, playwrightCounts, sentence, total, vitestCounts } from './counts.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

describe('counting tests', () => {
  test('passed, failed and skipped tests are told apart', () => {
    const report = {
      testResults: [file('failed', 'passed', 'failed'), file('passed', 'passed', 'pending', 'todo')],
    };
    expect(vitestCounts(report)).toEqual({ passed: 2, failed: 1, skipped: 2 });
  });

  test('a file that could not be loaded counts as failed', () => {
    expect(vitestCounts({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('a browser test that passed only at the second attempt counts as failed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 1 };
    expect(playwrightCounts({ stats })).toEqual({ passed: 3, failed: 2, skipped: 1 });
  });

  test('a part that ends badly has failed, whatever its report says', () => {
    expect(judge({ passed: 5, failed: 0, skipped: 0 }, false)).toEqual({ passed: 5, failed: 1, skipped: 0 });
    expect(judge(undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('a part without tests has failed', () => {
    expect(judge({ passed: 0, failed: 0, skipped: 3 }, true)).toEqual({ passed: 0, failed: 1, skipped: 3 });
  });

  test('the last line names skipped tests only if there are any', () => {
    const parts = [
      { passed: 2, failed: 0, skipped: 0 },
      { passed: 1, failed: 1, skipped: 0 },
    ];
    expect(sentence(total(parts))).toBe('3 passed, 1 failed');
    expect(sentence({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
  });
});
