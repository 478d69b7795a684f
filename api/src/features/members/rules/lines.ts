import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** Throws 422 `manager-known` unless somebody is on the team, beside `field`; answers their name. */
export const requireColleague = async (
  { db, organization }: Context,
  id: string,
  field: string,
): Promise<string> => {
  const found = await db
    .selectFrom('members')
    .select('name')
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!found)
    throw brokenRule('manager-known', field, 'Choose somebody of this team: they may have left meanwhile.');
  return found.name;
};

/** Throws 422 `manager-known`, `manager-cycle` where somebody can't answer to a colleague; `id` null for somebody new. Lines are held. */
export const checkManager = async (
  context: Context,
  id: string | null,
  manager: string | null | undefined,
): Promise<void> => {
  if (!manager) return;
  const name = await requireColleague(context, manager, 'manager_id');
  if (id === null) return;
  const { rows } = await sql<{ found: boolean }>`
    with recursive above (id, manager_id) as (
      select m.id, m.manager_id from members m where m.org_id = ${context.organization} and m.id = ${manager}
      union
      select m.id, m.manager_id from members m join above a on m.org_id = ${context.organization} and m.id = a.manager_id)
    select exists (select from above where id = ${id}) as found`.execute(context.db);
  if (!rows[0]?.found) return;
  throw brokenRule(
    'manager-cycle',
    'manager_id',
    manager === id
      ? `Nobody is their own manager: choose somebody else.`
      : `${name} answers to this person already, directly or through others: change that line first.`,
  );
};
