import { Failure } from '#contract/errors.ts';

/** Runs work that costs much once at a time for each key, counted by each process. Throws 429 for a second one. */
export const oneAtATime = () => {
  const running = new Set<string>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    if (running.has(key))
      throw new Failure('too_many_requests', 'This is being checked already: wait for that to end.');
    running.add(key);
    return work().finally(() => running.delete(key));
  };
};
