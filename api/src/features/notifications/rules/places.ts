import { notFound } from '#contract/errors.ts';
import type { NotificationPreference } from '#contract/notifications/shapes.ts';
import type { PersonContext } from '../../../platform/context.ts';
import { visibleProjects } from '../../projects/queries.ts';
import { listOrganizationsOf } from '../../users/queries.ts';

type Place = Pick<NotificationPreference, 'organization_id' | 'project_id'>;

/** Throws 404 unless the person has a place in every organization, and may know of every project, that is named. */
export const requirePlaces = async (context: PersonContext, places: readonly Place[]): Promise<void> => {
  const projects = new Map<string, Set<string>>();
  for (const { organization_id, project_id } of places) {
    if (organization_id === null) continue;
    const named = projects.get(organization_id) ?? new Set();
    if (project_id) named.add(project_id);
    projects.set(organization_id, named);
  }
  if (projects.size === 0) return;
  const own = new Set(
    (await listOrganizationsOf(context.db, context.person.sub)).map(({ org_id }) => org_id),
  );
  for (const [organization, named] of projects) {
    if (!own.has(organization)) throw notFound('organization');
    if (named.size > 0) await requireProjects(context, organization, [...named]);
  }
};

const requireProjects = async (
  { enter }: PersonContext,
  organization: string,
  ids: readonly string[],
): Promise<void> => {
  const found = await visibleProjects(await enter(organization))
    .select('projects.id')
    .where('projects.id', 'in', ids)
    .execute();
  if (found.length < ids.length) throw notFound('project');
};
