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

/** The same, with its project. */
export interface BookedOn extends Booked {
  readonly project_id: string;
}

/**
 * What is in the way of each of some bookings on a project, in their order. Each is judged by what is booked by now, not by the
 * others of the list.
 */
export const findConflicts = (
  context: Context,
  project_id: string,
  proposals: readonly Booked[],
): Promise<readonly Conflict[][]> =>
  findConflictsAcross(
    context,
    proposals.map((proposal) => ({ ...proposal, project_id })),
  );

/** The same of bookings on several projects. */
export const findConflictsAcross = async (
  context: Context,
  proposals: readonly BookedOn[],
): Promise<readonly Conflict[][]> => {
  const span = spanOf(proposals);
  if (!span) return [];
  const members = [...new Set(proposals.map(({ member_id }) => member_id))].sort();
  const projects = [...new Set(proposals.map(({ project_id }) => project_id))].sort();
  const facts = await readFacts(context, projects, members, span);
  return proposals.map((proposal) => {
    const known = facts.get(proposal.member_id);
    return conflictsOf(
      proposal,
      known && { ...known, sees_project: known.sees.includes(proposal.project_id) },
    );
  });
};
