import { brokenRule } from '#contract/errors.ts';

const UNIQUE = '23505';

/** Waits for a write of a rate; that its currency has one of that day becomes 422 `rate-taken` beside `day`. */
export const refusingTaken = async <Result>(write: Promise<Result>): Promise<Result> => {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === UNIQUE)) throw error;
    throw brokenRule('rate-taken', 'day', 'This currency has a rate of that day: change that one instead.');
  }
};
