import { useRouter } from '@tanstack/react-router';
import type { Permissions } from '../../platform/permissions.ts';
import { usePermissions } from '../../platform/person.ts';
import { PLACES, type Place } from './places.ts';

/** The pages that exist and that the person may open; members find their daily activity first. */
export function usePlaces(): readonly Place[] {
  const { routesByPath } = useRouter();
  return openTo(usePermissions(), (path) => path in routesByPath || `${path}/` in routesByPath);
}

/** `PLACES` cut down to what exists and is allowed. */
export function openTo(permissions: Permissions, exists: (path: string) => boolean): readonly Place[] {
  const open = PLACES.filter(({ path, allowed }) => exists(path) && allowed(permissions));
  if (permissions.withRule('coordinator')) return open;
  return [...open].sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
}

const isOwn = ({ id }: Place): boolean => id === 'daily-activity';
