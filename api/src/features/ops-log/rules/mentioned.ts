import { mentionsIn } from '#contract/comments/mentions.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { isOneOf, listOnlookers } from '../../comments/queries.ts';
import { readStandings } from '../queries/readers.ts';

/** Whom a text mentions. */
export interface Mentioned {
  readonly ids: readonly string[];
  readonly names: ReadonlyMap<string, string>;
}

/**
 * The people whom a text mentions: those who see the project and whom no rule refuses its log. Throws 422 `mention-sees-project` for
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
  const found = await listOnlookers(context, project, [isOneOf(added)], added.length);
  const { db, organization } = context;
  const subs = found.map(({ sub }) => sub);
  const standings = await readStandings({ db, organization, now: new Date() }, project, subs);
  const may = found.filter(({ sub }) => standings.get(sub) !== 'refused');
  if (may.length < added.length)
    throw brokenRule(
      'mention-sees-project',
      'body',
      'Somebody mentioned here may not see this project: take them out, or ask for a role on it for them.',
    );
  return { ids, names: new Map(may.map(({ id, name }) => [id, name])) };
};
