import { type Json, leavesOf, payloadOf } from '../presets/leaves.ts';

/** What a plan keeps of a preset as fields of its own; the rest begins it, or is asked for in its reviews. */
const KEPT = ['/tier', '/review_every_months', '/summary', '/strategy'];

/** What a preset says of an account plan, or what stands in a plan, as the two are compared. */
export const comparedPlan = (of: object): Record<string, Json> =>
  payloadOf(new Map([...leavesOf(of)].filter(([path]) => KEPT.includes(path))));

/** What of a preset's locks binds an account plan. */
export const bindingPlanLocks = (locked: readonly string[]): string[] =>
  locked.filter((path) => KEPT.includes(path));
