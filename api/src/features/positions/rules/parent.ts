import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { lockPosition } from '../queries.ts';

/** Throws 422 `parent-known` for a position above that is closed, missing or foreign. */
export const requireParent = async (context: Context, parent: string | null | undefined): Promise<void> => {
  if (!parent || (await lockPosition(context, parent))) return;
  throw brokenRule('parent-known', 'parent_id', 'This position is closed or doesn’t exist: choose another.');
};

/** Throws 422 `position-cycle` for a position that would stand above itself. */
export const requireNoCircle = async (
  { db, organization }: Context,
  id: string,
  parent: string | null | undefined,
): Promise<void> => {
  if (!parent) return;
  const { rows } = await sql`
    with recursive above (id, parent_id) as (
      select p.id, p.parent_id from positions p where p.org_id = ${organization} and p.id = ${parent}
      union
      select p.id, p.parent_id from positions p join above a on p.org_id = ${organization} and p.id = a.parent_id)
    select from above where id = ${id}`.execute(db);
  if (rows.length > 0)
    throw brokenRule(
      'position-cycle',
      'parent_id',
      'This position belongs below the one that you change: choose one that doesn’t.',
    );
};
