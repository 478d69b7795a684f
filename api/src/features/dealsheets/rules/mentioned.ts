import { mentionsIn } from '#contract/comments/mentions.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { isOneOf } from '../../comments/queries.ts';
import { listInsiders } from '../queries/insiders.ts';

/**
 * The people that a comment mentions. Throws 422 `mention-sees-dealsheet` where one of them may not see dealsheets, in the same words as
 * of somebody who isn't there at all; whoever was mentioned before may stay.
 */
export const requireMentionable = async (
  context: Context,
  body: string,
  before: readonly string[] = [],
): Promise<string[]> => {
  const mentioned = mentionsIn(body);
  const added = mentioned.filter((id) => !before.includes(id));
  if (added.length === 0) return mentioned;
  const found = await listInsiders(context, 'director', [isOneOf(added)], added.length);
  if (found.length < added.length)
    throw brokenRule(
      'mention-sees-dealsheet',
      'body',
      'Somebody mentioned here may not see dealsheets: take them out of the comment.',
    );
  return mentioned;
};

/** The caller's member id. Throws 422 `member-required` for somebody from outside the team. */
export const requireSpeaker = ({ member }: Context): string => {
  if (member) return member;
  throw brokenRule(
    'member-required',
    '',
    "You aren't on this organization's team, so you can't comment in it. Ask an owner to invite you.",
  );
};

/** Throws 422 `own-comment` for what somebody else wrote. */
export const requireOwn = (member: string, comment: { readonly member_id: string }): void => {
  if (comment.member_id !== member)
    throw brokenRule('own-comment', '', 'Only whoever wrote a comment can change or delete it.');
};
