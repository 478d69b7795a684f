import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { checkConflicts as endpoint } from '#contract/shifts/assignment-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { mayOverride } from '../rules/overriding.ts';
import { findConflicts } from './conflicts.ts';
import { composeProposal } from './proposals.ts';

/** What is in the way of somebody's booking, and whether the caller may plan in spite of it. Throws 404. */
export const checkConflicts = async (
  context: Context,
  project: string,
  asked: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const proposal = await composeProposal(context, project, asked);
  const [conflicts = []] = await findConflicts(context, project, [proposal]);
  return { conflicts, may_override: mayOverride(context, project) };
};
