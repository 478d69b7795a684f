import { mentionsIn } from '#contract/comments/mentions.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { isOneOf } from '../../comments/queries.ts';
import { listAddressees } from '../queries/mentionable.ts';

/** Whom a text mentions. */
export interface Mentioned {
  readonly ids: readonly string[];
  readonly names: ReadonlyMap<string, string>;
}

/**
 * The people whom a text mentions: those who see the project or are on shift there, and whom no rule refuses its log. Throws 422 `mention-sees-project` for
 * anybody else, in the same words as of somebody who isn't there at all; whoever was mentioned before may stay.
 */
export const requireMentionable = async (
  context: Context,
  project: string,
  { body, before = '' }: { readonly body: string; readonly before?: string },
): Promise<Mentioned> => {
  const ids = mentionsIn(body);
  const known = mentionsIn(before);
  const added = ids.filter((id) => !known.includes(id));
  if (added.length === 0) return { ids, names: new Map() };
  const { db, organization } = context;
  const inside = { db, organization, now: new Date() };
  const may = await listAddressees(inside, project, [isOneOf(added)], added.length);
  if (may.length < added.length)
    throw brokenRule(
      'mention-sees-project',
      'body',
      'Somebody mentioned here may not see this project: take them out, or ask for a role or a shift on it for them.',
    );
  return { ids, names: new Map(may.map(({ id, name }) => [id, name])) };
};
