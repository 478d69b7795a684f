import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { holdProjectImport } from '../queries/project-imports.ts';

/**
 * Takes an import back: its projects go, but for those that are in use. Throws 404 for one that isn't there, 422 `import-undone`
 * for one that was taken back before.
 */
export const undoProjectImport = async (context: Context, id: string): Promise<void> => {
  const { projects, undone_at } = await holdProjectImport(context, id);
  if (undone_at) throw brokenRule('import-undone', '', 'This import was taken back before.');
  const gone = await deleteUnused(
    context,
    projects.map((project) => project.id),
  );
  const kept = projects.filter((project) => !gone.has(project.id)).map(({ id, name }) => ({ id, name }));
  await context.db
    .updateTable('project_imports')
    .set({ undone_at: context.now.toISOString(), kept: JSON.stringify(kept) })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record(
    { type: 'project-import.undone', subject: { type: 'project-import', id }, data: { kept: kept.length } },
    ...projects
      .filter((project) => gone.has(project.id))
      .map(({ id, name }) => ({
        type: 'project.deleted' as const,
        subject: { type: 'project', id },
        changes: { name: [name, null] as const },
      })),
  );
};

/** What nobody has written in, holds a role in or changed since. */
const deleteUnused = async (
  { db, organization }: Context,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    delete from projects p
    where p.org_id = ${organization} and p.id = any (${ids}::uuid[]) and p.version = 1
      and not exists (select from activity_entries e where e.org_id = p.org_id and e.project_id = p.id)
      and not exists (select from activity_timers t where t.org_id = p.org_id and t.project_id = p.id)
      and not exists (select from comments c where c.org_id = p.org_id and c.project_id = p.id)
      and not exists (select from role_grants g where g.org_id = p.org_id and g.project_id = p.id)
    returning p.id`.execute(db);
  return new Set(rows.map(({ id }) => id));
};
