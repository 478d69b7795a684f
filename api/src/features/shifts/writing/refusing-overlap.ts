import { brokenRule } from '#contract/errors.ts';

const EXCLUSION = '23P01';

/** Waits for a write of bookings; two of one person that overlap, which the database refuses by itself, become 422 `overlap`. */
export const refusingOverlap = async <Result>(write: Promise<Result>): Promise<Result> => {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === EXCLUSION)) throw error;
    const message = 'Somebody is booked at that time already: load the roster again.';
    throw Object.assign(brokenRule('overlap', 'member_id', message), { cause: error });
  }
};
