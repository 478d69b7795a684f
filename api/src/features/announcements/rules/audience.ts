import { askOf } from '#contract/access/ask.ts';
import { createAnnouncement } from '#contract/announcements/endpoints.ts';
import type { Audience } from '#contract/announcements/shapes.ts';
import { Failure } from '#contract/errors.ts';
import { canonicalId } from '../../../platform/access/authorization.ts';
import type { Person } from '../../../platform/access/people.ts';
import type { Context } from '../../../platform/context.ts';
import { findPlace } from '../queries/audience.ts';

/** Where a problem of an audience is told. */
export interface AudienceFields {
  readonly organizations: string;
  readonly projects: string;
}

/** As they are called in a body. */
export const IN_BODY: AudienceFields = {
  organizations: 'audience.organizations',
  projects: 'audience.projects',
};

/** True where somebody may announce in an organization. */
export const mayAnnounceIn = (
  { permissions }: Pick<Person, 'permissions'>,
  organization: string,
): boolean => {
  const ask = askOf(createAnnouncement.access, organization);
  return permissions.can(ask?.action ?? '', ask?.object ?? '', ask?.domain ?? '');
};

/** The same audience with each id once, in one spelling. */
export const tidied = ({ organizations, roles, projects, people }: Audience): Audience => ({
  organizations: [...new Set(organizations.map(canonicalId))],
  roles: [...new Set(roles)],
  projects: [...new Set(projects.map(canonicalId))],
  ...(people ? { people: [...new Set(people.map(canonicalId))] } : {}),
});

/**
 * Throws 403 for an organization in which the person may not announce, which may be one that isn't there; 404 for one that is
 * archived, and for a project that lies in none of them. Ends in the organization of the request.
 */
export const requireAudience = async (
  context: Context,
  { organizations, projects }: Audience,
  fields: AudienceFields = IN_BODY,
): Promise<void> => {
  const foreign = organizations.filter((organization) => !mayAnnounceIn(context.person, organization));
  if (foreign.length > 0)
    throw refusal('forbidden', fields.organizations, 'You may not announce in one of these organizations.');
  const known = new Set<string>();
  for (const organization of organizations) {
    const place = await findPlace(await context.enter(organization), projects);
    if (!place)
      throw refusal('not_found', fields.organizations, 'One of these organizations doesn’t exist any more.');
    for (const { id } of place.projects) known.add(id);
  }
  await context.enter(context.organization);
  if (projects.some((project) => !known.has(project)))
    throw refusal('not_found', fields.projects, 'One of these projects is in none of the organizations.');
};

const refusal = (code: 'forbidden' | 'not_found', field: string, message: string): Failure =>
  new Failure(code, message, { fields: [{ field, message }] });
