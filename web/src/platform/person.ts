import { onlineManager, type QueryClient, type queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Organization } from '#contract/organizations/shapes.ts';
import { listMyOrganizations, readCurrentUser, readPermissions } from '#contract/users/endpoints.ts';
import type { CurrentUser } from '#contract/users/shapes.ts';
import { isUnreached } from './http/unreached.ts';
import { type Permissions, permissionsIn } from './permissions.ts';
import { reading } from './reading.ts';
import { onTabOrganization, setTabOrganization, tabOrganization } from './session/tab-organization.ts';

const FIVE_MINUTES = 5 * 60_000;

/** The signed-in person. */
export const currentUser = { ...reading(readCurrentUser), staleTime: FIVE_MINUTES };

/** Grants and rules of the signed-in person. */
export const myPolicy = { ...reading(readPermissions), staleTime: 30_000 };

/** The organizations that the person may work in, by name. */
export const myOrganizations = { ...reading(listMyOrganizations), staleTime: FIVE_MINUTES };

/** Who is here, where they work in this tab (null where none is chosen) and what they may do there. */
export interface Person {
  readonly user: CurrentUser;
  readonly organizations: readonly Organization[];
  readonly organization: Organization | null;
  readonly permissions: Permissions;
}

/**
 * Loads the person, from the cache unless that is known to be outdated, and settles this tab's organization: the one it remembers if the
 * person still has it, else the person's current one. With `lastReadWillDo`
 * what is outdated counts too, where it names an organization to work in. Errors: CallError.
 */
export async function loadPerson(client: QueryClient, lastReadWillDo = false): Promise<Person> {
  const load = lastReadWillDo ? ensured : upToDate;
  const [user, policy, organizations] = await Promise.all([
    load(client, currentUser),
    load(client, myPolicy),
    load(client, myOrganizations),
  ]);
  const known = (id: string | null | undefined) => organizations.find((one) => one.id === id) ?? null;
  const organization = known(tabOrganization()) ?? known(user.current_org?.id);
  if (lastReadWillDo && !organization) return loadPerson(client);
  setTabOrganization(organization?.id ?? null);
  return { user, organizations, organization, permissions: permissionsIn(policy, organization?.id ?? null) };
}

/**
 * What is in the cache. What was kept from an earlier visit, or is outdated, is asked for first: guards decide by it, and
 * a refused page has nothing that would ask later. Where nobody answers, it is better than nothing.
 */
async function upToDate<Data>(client: QueryClient, read: ReadOf<Data>): Promise<Data> {
  const state = client.getQueryState<Data>(read.queryKey);
  if (!state?.isInvalidated || !onlineManager.isOnline()) return ensured(client, read);
  return client.fetchQuery(read).catch((error: unknown) => {
    if (state.data !== undefined && isUnreached(error)) return state.data;
    throw error;
  });
}

const ensured = <Data>(client: QueryClient, read: ReadOf<Data>): Promise<Data> =>
  client.ensureQueryData(read);

type ReadOf<Data> = ReturnType<typeof queryOptions<Data>>;

/** The signed-in person; below a guarded route. */
export const useCurrentUser = (): CurrentUser => useSuspenseQuery(currentUser).data;

/** The organizations that the person may work in. */
export const useOrganizations = (): readonly Organization[] => useSuspenseQuery(myOrganizations).data;

/** Id of the organization that this tab works in, null where none is chosen. */
export const useTabOrganization = (): string | null =>
  useSyncExternalStore(onTabOrganization, tabOrganization);

/** This tab's organization, null where none is chosen. */
export function useMaybeOrganization(): Organization | null {
  const id = useTabOrganization();
  return useOrganizations().find((one) => one.id === id) ?? null;
}

/** This tab's organization; asking where none is chosen is a defect, routes guard against it. */
export function useOrganization(): Organization {
  const organization = useMaybeOrganization();
  if (!organization) throw new Error('No organization is chosen in this tab.');
  return organization;
}

/** What the person may do, asked in this tab's organization. */
export const usePermissions = (): Permissions =>
  permissionsIn(useSuspenseQuery(myPolicy).data, useTabOrganization());
