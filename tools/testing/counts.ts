import { z } from 'zod';

/** What a part of the tests came to. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

/** Counts of Vitest's JSON report; a file that could not even be loaded is one failure. */
export function vitestCounts(report: unknown): Counts {
  const files = vitestReport.parse(report).testResults;
  const statuses = files.flatMap(({ status, assertionResults }) =>
    assertionResults.length === 0 && status === 'failed'
      ? [status]
      : assertionResults.map((test) => test.status),
  );
  const passed = statuses.filter((status) => status === 'passed').length;
  const failed = statuses.filter((status) => status === 'failed').length;
  return { passed, failed, skipped: statuses.length - passed - failed };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** Counts of Playwright's JSON report; a test that passed only at a second attempt has failed. */
export function playwrightCounts(report: unknown): Counts {
  const { expected, unexpected, flaky, skipped } = playwrightReport.parse(report).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

const verifyReport = z.object({ passed: z.int(), failed: z.int() });

/** Counts of our own rules: each is a test. */
export function verifyCounts(report: unknown): Counts {
  return { ...verifyReport.parse(report), skipped: 0 };
}

/**
 * What a finished part counts for. Without a report it is one test. A part that ends badly without saying which
 * test failed has one failure more, and so has a part without a single test.
 */
export function judge(counts: Counts | undefined, succeeded: boolean): Counts {
  if (!counts) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  const silent = counts.failed === 0 && (!succeeded || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}

/** The sum over all parts. */
export function total(all: Counts[]): Counts {
  const sum = (pick: (counts: Counts) => number) => all.reduce((so, counts) => so + pick(counts), 0);
  return { passed: sum((c) => c.passed), failed: sum((c) => c.failed), skipped: sum((c) => c.skipped) };
}

/** `N passed, N failed`, and what was skipped if anything was. */
export function sentence({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
