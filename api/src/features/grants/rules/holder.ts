import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireMember } from '../../members/queries.ts';

/** A member who can hold roles. Throws 404 for a foreign one, 422 `not-a-member` without an account or after they have left. */
export const requireHolder = async (context: Context, id: string, field: string) => {
  const { user_sub: subject, name, status } = await requireMember(context, id);
  if (status === 'offboarded')
    throw brokenRule('not-a-member', field, `${name} has left the team: invite them again first.`);
  if (!subject || status === 'invited')
    throw brokenRule('not-a-member', field, `${name} has no account here yet: invite them first.`);
  return { id, subject, name };
};
