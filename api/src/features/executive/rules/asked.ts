import type { ExecutiveQuery } from '#contract/executive/endpoints.ts';

/** What is asked, with what wasn't said filled in. */
export interface Asked {
  readonly asOf: string;
  /** The latest day that it is anywhere. */
  readonly latest: string;
  readonly currency: string;
  readonly window: ExecutiveQuery['window'];
}
