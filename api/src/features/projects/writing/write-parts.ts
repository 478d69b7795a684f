import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { SettledMilestone } from '../rules/settled-milestones.ts';

interface Parts {
  readonly service_type_ids?: readonly string[] | undefined;
  readonly milestones?: readonly SettledMilestone[] | undefined;
}

/** Writes a project's service types and milestones as given; what isn't given stays. */
export const writeParts = async (
  context: Context,
  project_id: string,
  { service_type_ids, milestones }: Parts,
): Promise<void> => {
  if (service_type_ids) await replaceServices(context, project_id, service_type_ids);
  if (milestones) await replaceMilestones(context, project_id, milestones);
};

const replaceServices = async ({ db, organization }: Context, project_id: string, ids: readonly string[]) => {
  await db.deleteFrom('project_services').where('project_id', '=', project_id).execute();
  const rows = [...new Set(ids)].map((service_type_id) => ({
    org_id: organization,
    project_id,
    service_type_id,
  }));
  if (rows.length > 0) await db.insertInto('project_services').values(rows).execute();
};

/** A milestone keeps its id unless another project has it; so one that was taken away comes back as itself when that is undone. */
const replaceMilestones = async (
  { db, organization }: Context,
  project_id: string,
  milestones: readonly SettledMilestone[],
) => {
  await db
    .deleteFrom('project_milestones')
    .where('org_id', '=', organization)
    .where('project_id', '=', project_id)
    .execute();
  if (milestones.length === 0) return;
  const named = milestones.flatMap(({ id }) => id ?? []);
  const others = await db
    .selectFrom('project_milestones')
    .select('id')
    .where('org_id', '=', organization)
    .where(sql<boolean>`id = any(${named}::uuid[])`)
    .execute();
  const used = new Set(others.map(({ id }) => id));
  const rows = milestones.map(({ id, ...milestone }) => {
    const isFree = id !== undefined && !used.has(id);
    if (isFree) used.add(id);
    return { ...milestone, ...(isFree ? { id } : {}), org_id: organization, project_id };
  });
  await db.insertInto('project_milestones').values(rows).execute();
};
