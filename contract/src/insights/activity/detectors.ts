import type { TimeDetector } from '../detecting.ts';

/** Everything that looks at logged time, in the order of the run's log. */
export const TIME_DETECTORS: readonly TimeDetector[] = [];
