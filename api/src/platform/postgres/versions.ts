import { Failure, notFound } from '#contract/errors.ts';

/** Throws 404 for a row that isn't there and 412 for one that is newer than what the caller saw. */
export const requireVersion: <Row extends { version: number }>(
  row: Row | undefined,
  expected: number | null,
  what: string,
) => asserts row is Row = (row, expected, what) => {
  if (!row) throw notFound(what);
  if (expected !== null && row.version !== expected) {
    throw new Failure('stale', `Somebody changed this ${what} meanwhile: compare both and save again.`);
  }
};
