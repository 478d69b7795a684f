import type { Role } from '#contract/access/roles.ts';
import { mentionsIn } from '#contract/comments/mentions.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { listInsiders } from '../queries/insiders.ts';
import { isOneOf } from '../queries/onlookers.ts';

/** What is commented on: who may see it, and how the rule is called that somebody mentioned has to see it. */
interface Seen {
  readonly least: Role;
  readonly rule: string;
  readonly what: string;
}

/**
 * The people that a comment mentions. Throws 422 with the rule where one of them may not see what is commented on, in the same words as of
 * somebody who isn't there at all; whoever was mentioned before may stay.
 */
export const requireInsiders = async (
  context: Context,
  { least, rule, what }: Seen,
  body: string,
  before: readonly string[],
): Promise<string[]> => {
  const mentioned = mentionsIn(body);
  const added = mentioned.filter((id) => !before.includes(id));
  if (added.length === 0) return mentioned;
  const found = await listInsiders(context, least, [isOneOf(added)], added.length);
  if (found.length < added.length)
    throw brokenRule(
      rule,
      'body',
      `Somebody mentioned here may not see ${what}: take them out of the comment.`,
    );
  return mentioned;
};
