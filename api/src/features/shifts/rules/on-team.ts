import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** The caller's member id. Throws 422 `member-required` for somebody from outside the team. */
export const requireOnTeam = ({ member }: Pick<Context, 'member'>): string => {
  if (!member) throw brokenRule('member-required', '', "You aren't on this organization's team.");
  return member;
};
