import { sql } from 'kysely';
import type { ClientChanges } from '#contract/clients/shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** Throws 422 unless the owner is on the team and the parent is another client that doesn't belong to this one. */
export const checkReferences = async (
  context: Context,
  { owner_id, parent_id }: Pick<ClientChanges, 'owner_id' | 'parent_id'>,
  client: string | null,
): Promise<void> => {
  if (owner_id) await checkOwner(context, owner_id);
  if (parent_id) await checkParent(context, parent_id, client);
};

const checkOwner = async ({ db, organization }: Context, owner: string): Promise<void> => {
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('org_id', '=', organization)
    .where('id', '=', owner)
    .where('archived_at', 'is', null)
    .where('status', '<>', 'offboarded')
    .executeTakeFirst();
  if (!member) throw brokenRule('owner-on-team', 'owner_id', 'Choose somebody of the team.');
};

const checkParent = async (context: Context, parent: string, client: string | null): Promise<void> => {
  await holdClientTree(context);
  const above = await listAncestors(context, parent);
  if (above.length === 0)
    throw brokenRule(
      'parent-known',
      'parent_id',
      'Choose a client of this organization that is not archived.',
    );
  if (client !== null && above.includes(client))
    throw brokenRule(
      'parent-cycle',
      'parent_id',
      'Choose another: this one belongs to the client itself, or is the client itself.',
    );
};

/** Makes who belongs to whom this transaction's alone: two changes at once could close a circle that neither sees. */
export const holdClientTree = async ({ db, organization }: Context): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`client-tree ${organization}`}, 0))`.execute(db);
};

/** The client and every one above it; empty for one that isn't there or is archived. */
const listAncestors = async ({ db, organization }: Context, client: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id, parent_id from clients
        where org_id = ${organization}::uuid and id = ${client}::uuid and archived_at is null
      union
      select c.id, c.parent_id from clients c join above a on c.id = a.parent_id where c.org_id = ${organization}::uuid)
    select id from above`.execute(db);
  return rows.map(({ id }) => id);
};
