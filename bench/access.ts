import { measureDecisions } from './access/decisions.ts';
import { measureListCost } from './access/list-cost.ts';
import { measurePolicySize } from './access/policy-size.ts';
import type { Measurement } from './measurement.ts';
import type { BenchedMuster } from './muster.ts';

/** What policy and tenancy cost: a list, a decision, and the rights that a page loads. */
export const measureAccess = async (muster: BenchedMuster, requests: number): Promise<Measurement[]> => [
  ...(await measureListCost(muster, requests)),
  ...(await measureDecisions(muster)),
  await measurePolicySize(muster),
];
