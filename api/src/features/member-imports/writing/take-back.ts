import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { ChangedMember, HeldImport } from '../queries/member-imports.ts';
import { type holdMembers, rewriteMembers, rewriteSkills } from './member-rows.ts';

/** Gives people back what they were before an import changed them, in the days since then, too. */
export const restoreChanged = async (
  context: Context,
  { made, changed }: HeldImport,
  standing: Awaited<ReturnType<typeof holdMembers>>,
): Promise<void> => {
  await rewriteMembers(
    context,
    changed.flatMap(({ id, before }) => {
      const found = standing.get(id);
      return found ? [{ ...found, ...before }] : [];
    }),
  );
  await rewriteSkills(
    context,
    changed.flatMap(({ id, skills }: ChangedMember) => (skills ? [{ id, skills }] : [])),
  );
  // Whoever goes can't stay in the days in which others answered to them.
  const lines = changed.map(({ id, before }) => ({ id, manager_id: before?.manager_id ?? null }));
  await sql`update member_places p set manager_id = r.manager_id
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r (id uuid, manager_id uuid)
    where p.org_id = ${context.organization}::uuid and p.member_id = r.id and p.manager_id = any (${made}::uuid[])`.execute(
    context.db,
  );
};

/** People whom one statement deletes: for each the database looks into every table that may point to them. */
const AT_ONCE = 1_000;

/**
 * Deletes the people whom an import made. Nobody answers to another of them any more and their seats are free first, since a trigger counts
 * seats when somebody leaves one; then go the days in which they did, which keep a key to whoever goes.
 */
export const deleteMade = async ({ db, organization }: Context, { made }: HeldImport): Promise<void> => {
  await sql`update members set position_id = null, manager_id = null
    where org_id = ${organization}::uuid and id = any (${made}::uuid[]) and (position_id is not null or manager_id is not null)`.execute(
    db,
  );
  await sql`delete from member_places
    where org_id = ${organization}::uuid and member_id = any (${made}::uuid[])`.execute(db);
  for (let at = 0; at < made.length; at += AT_ONCE) {
    const some = made.slice(at, at + AT_ONCE);
    await sql`delete from members where org_id = ${organization}::uuid and id = any (${some}::uuid[])`.execute(
      db,
    );
  }
};
