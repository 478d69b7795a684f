import type { Permissions } from '../../platform/permissions.ts';
import { useMaybeOrganization, usePermissions } from '../../platform/person.ts';
import type { Place } from './place.ts';
import { PLACES } from './places.ts';

/** The pages that the person may open; members find their daily activity first. */
export const usePlaces = (): readonly Place[] => openTo(usePermissions(), useMaybeOrganization()?.id ?? null);

/**
 * `PLACES` cut down to what is allowed; an organization's own pages are those of `organization`, and left out where there
 * is none.
 */
export function openTo(permissions: Permissions, organization: string | null): readonly Place[] {
  const open = PLACES.filter(
    ({ path, allowed }) => (organization || !path.includes('$orgId')) && allowed(permissions),
  ).map((place) => ({ ...place, path: place.path.replace('$orgId', organization ?? '') }));
  if (permissions.withRule('coordinator')) return open;
  return [...open].sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
}

const isOwn = ({ id }: Place): boolean => id === 'daily-activity';
