import type { ProjectChanges } from '#contract/projects/shapes.ts';
import type { Context } from '../../../platform/context.ts';

/** Writes a project's service types and milestones as given; what isn't given stays. */
export const writeParts = async (
  context: Context,
  project_id: string,
  { service_type_ids, milestones }: ProjectChanges,
): Promise<void> => {
  if (service_type_ids) await replaceServices(context, project_id, service_type_ids);
  if (milestones) await replaceMilestones(context, project_id, milestones);
};

const replaceServices = async ({ db, organization }: Context, project_id: string, ids: string[]) => {
  await db.deleteFrom('project_services').where('project_id', '=', project_id).execute();
  const rows = [...new Set(ids)].map((service_type_id) => ({
    org_id: organization,
    project_id,
    service_type_id,
  }));
  if (rows.length > 0) await db.insertInto('project_services').values(rows).execute();
};

/** A milestone keeps its id as long as it is this project's own. */
const replaceMilestones = async (
  { db, organization }: Context,
  project_id: string,
  milestones: NonNullable<ProjectChanges['milestones']>,
) => {
  const gone = await db
    .deleteFrom('project_milestones')
    .where('project_id', '=', project_id)
    .returning('id')
    .execute();
  const own = new Set(gone.map(({ id }) => id));
  const rows = milestones.map(({ id, ...milestone }) => ({
    ...milestone,
    ...(id && own.delete(id) ? { id } : {}),
    org_id: organization,
    project_id,
  }));
  if (rows.length > 0) await db.insertInto('project_milestones').values(rows).execute();
};
