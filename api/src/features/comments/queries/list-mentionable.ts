import type { Rule } from '#contract/access/policy.ts';
import type { listMentionable as endpoint } from '#contract/comments/endpoints.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { mayRead } from '../rules/onlooking.ts';
import { isCalled, isNot, listOnlookers } from './onlookers.ts';

/** Rules may refuse some of those that were found; so many more are looked at. */
const SPARE = 20;

/** People whom the caller may mention on a project, by name. */
export const listMentionable = async (
  context: Context,
  rules: readonly Rule[],
  project: string,
  { q, per_page }: QueryOf<typeof endpoint>,
) => {
  const conditions = [isNot(context.member), ...(q ? [isCalled(q)] : [])];
  const found = await listOnlookers(context, project, conditions, per_page + SPARE);
  return found.filter(mayRead(rules, context.organization, project)).slice(0, per_page);
};
