import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** Throws 422 `name-taken` where another template of a project has a name. Writers of one project's wait for each other. */
export const requireFreeName = async (
  { db, organization }: Context,
  project: string,
  { id, name }: { readonly id: string | null; readonly name: string },
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`roster_templates:${organization}:${project}`}, 0))`.execute(
    db,
  );
  const same = await db
    .selectFrom('roster_templates')
    .select('id')
    .where('org_id', '=', organization)
    .where('project_id', '=', project)
    .where('archived_at', 'is', null)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where(sql<boolean>`id is distinct from ${id}::uuid`)
    .executeTakeFirst();
  if (same)
    throw brokenRule(
      'name-taken',
      'name',
      `This project has a template “${name}”: choose another name, or save over that one.`,
    );
};
