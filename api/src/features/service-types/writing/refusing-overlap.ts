import { brokenRule } from '#contract/errors.ts';

const EXCLUSION = '23P01';

/** Waits for a write of a rate; the database's exclusion constraint becomes 422 `overlapping-rate` beside `field`. */
export const refusingOverlap = async <Result>(
  write: Promise<Result>,
  field: 'valid_from' | 'valid_to',
): Promise<Result> => {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === EXCLUSION)) throw error;
    throw brokenRule(
      'overlapping-rate',
      field,
      'Another rate for the same people counts in this period: end it first, or choose other days.',
    );
  }
};
