import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { isOpenWord } from '../rules/steps.ts';

/** A booking that its person knows of, with its shift as they were told; undefined for any other. */
export const findSide = ({ db, organization }: Context, project: string, id: string) =>
  db
    .selectFrom('assignments as a')
    .innerJoin('published_shifts as t', (join) =>
      join.onRef('t.org_id', '=', 'a.org_id').onRef('t.shift_id', '=', 'a.shift_id'),
    )
    .selectAll('a')
    .select(['t.starts_at as told_from', 't.ends_at as told_to', 't.cancelled'])
    .where('a.org_id', '=', organization)
    .where('a.project_id', '=', project)
    .where('a.id', '=', id)
    .where('a.published_at', 'is not', null)
    .where('a.withdrawn_at', 'is', null)
    .executeTakeFirst();

/** A booking that could be given to somebody else. */
export type Side = NonNullable<Awaited<ReturnType<typeof findSide>>>;

/**
 * A booking of a project that somebody may ask about: told, to come, and still its person's; `field` says where it was named.
 * `isWhose` says whose it has to be. Throws 404, 422 `assignment-step`, `shift-over`.
 */
export const requireSide = async (
  context: Context,
  project: string,
  { id, field, isWhose }: { id: string; field: string; isWhose: (member: string) => boolean },
): Promise<Side> => {
  const side = await findSide(context, project, id);
  if (!side || !isWhose(side.member_id)) throw notFound('booking');
  if (side.cancelled) throw brokenRule('shift-over', field, 'This shift is cancelled.');
  if (Date.parse(side.told_from) <= context.now.getTime())
    throw brokenRule('shift-over', field, 'This shift has begun: tell whoever plans it.');
  if (side.archived_at !== null || !isOpenWord(side.status))
    throw brokenRule(
      'assignment-step',
      field,
      'This shift was declined, or given to somebody else meanwhile.',
    );
  return side;
};
