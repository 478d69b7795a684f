import { useRouter } from '@tanstack/react-router';
import type { Permissions } from '../../platform/permissions.ts';
import { useMaybeOrganization, usePermissions } from '../../platform/person.ts';
import { PLACES, type Place } from './places.ts';

/** The pages that exist and that the person may open; members find their daily activity first. */
export function usePlaces(): readonly Place[] {
  const { routesByPath } = useRouter();
  const exists = (path: string) => path in routesByPath || `${path}/` in routesByPath;
  return openTo(usePermissions(), exists, useMaybeOrganization()?.id ?? null);
}

/** `PLACES` cut down to what exists and is allowed; an organization's own pages are those of `organization`. */
export function openTo(
  permissions: Permissions,
  exists: (path: string) => boolean,
  organization: string | null,
): readonly Place[] {
  const open = PLACES.filter(({ path, allowed }) => exists(path) && allowed(permissions)).map((place) => ({
    ...place,
    path: place.path.replace('$orgId', organization ?? ''),
  }));
  if (permissions.withRule('coordinator')) return open;
  return [...open].sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
}

const isOwn = ({ id }: Place): boolean => id === 'daily-activity';
