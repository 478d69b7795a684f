import { conflictsOf } from '#contract/conflicts/engine.ts';
import type { Proposal, Timed } from '#contract/conflicts/facts.ts';
import type { Conflict } from '#contract/conflicts/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { readFacts } from './facts.ts';

/** Somebody's booking as it would be. */
export interface Booked extends Proposal {
  readonly member_id: string;
}

/** The time from the first start to the last end; null without any. */
export const spanOf = (times: readonly Timed[]): Timed | null => {
  if (times.length === 0) return null;
  const starts = times.map(({ starts_at }) => Date.parse(starts_at));
  const ends = times.map(({ ends_at }) => Date.parse(ends_at));
  return {
    starts_at: new Date(Math.min(...starts)).toISOString(),
    ends_at: new Date(Math.max(...ends)).toISOString(),
  };
};

/**
 * What is in the way of each of some bookings on a project, in their order. Each is judged by what is booked by now, not by the
 * others of the list.
 */
export const findConflicts = async (
  context: Context,
  project: string,
  proposals: readonly Booked[],
): Promise<readonly Conflict[][]> => {
  const span = spanOf(proposals);
  if (!span) return [];
  const members = [...new Set(proposals.map(({ member_id }) => member_id))].sort();
  const facts = await readFacts(context, project, members, span);
  return proposals.map((proposal) => conflictsOf(proposal, facts.get(proposal.member_id)));
};
