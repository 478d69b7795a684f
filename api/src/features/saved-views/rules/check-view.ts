import { sql } from 'kysely';
import { brokenRule, Failure } from '#contract/errors.ts';
import { MOST_VIEWS, type SavedView } from '#contract/saved-views/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { hasRank } from '../queries/read-views.ts';

/** Whose view it is. Throws 422 for an administrator from outside the team, who has none. */
export const requireMember = ({ member }: Context): string => {
  if (!member)
    throw brokenRule('not-on-the-team', '', 'You are not on this team: views are saved by those who are.');
  return member;
};

/** Throws 403 where somebody may not share what only coordinators and above may. */
export const requireSharing = (context: Context): void => {
  if (!hasRank(context, 'coordinator'))
    throw new Failure('forbidden', 'Only a coordinator may share a view with the organization.');
};

/** Throws 403 for a shared view of somebody else, below manager. */
export const requireChangeable = ({ changeable }: SavedView): void => {
  if (!changeable)
    throw new Failure('forbidden', 'Only whoever saved this view, or a manager, may change it.');
};

/** A view as it would be. */
export interface Candidate extends Pick<SavedView, 'name' | 'shared'> {
  readonly list: string;
  readonly owner_id: string;
  /** Null for a new one. */
  readonly id: string | null;
}

/**
 * Throws 422 beside the name where another view of the same people has it, and where there are as many as may be. Writers
 * of one list wait for each other, so that two don't take one name.
 */
export const checkView = async (
  { db, organization }: Context,
  { list, owner_id, shared, name, id }: Candidate,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved_views ${organization} ${list}`}, 0))`.execute(
    db,
  );
  const beside = db
    .selectFrom('saved_views')
    .where('org_id', '=', organization)
    .where('list', '=', list)
    .where('shared', '=', shared)
    .where(sql<boolean>`id is distinct from ${id}::uuid`)
    .$if(!shared, (own) => own.where('owner_id', '=', owner_id));
  const { total, same } = await beside
    .select([
      sql<number>`count(*)::integer`.as('total'),
      sql<number>`(count(*) filter (where lower(name) = lower(${name})))::integer`.as('same'),
    ])
    .executeTakeFirstOrThrow();
  if (same > 0)
    throw brokenRule(
      'name-taken',
      'name',
      shared
        ? 'A shared view has this name: choose another.'
        : 'You have a view with this name: choose another.',
    );
  if (total >= MOST_VIEWS)
    throw brokenRule(
      'too-many-views',
      'name',
      `There are ${MOST_VIEWS} such views already: delete one first.`,
    );
};
