import type { QueryClient } from '@tanstack/react-query';
import type { HeldGrant } from '#contract/access/grants.ts';
import type { GrantAt } from '../mutations.ts';
import { member, projectRoles } from '../queries.ts';

/** A grant as it is now, asked for where the person may see it; null where it is gone. Errors: CallError. */
export async function freshGrant(
  queries: QueryClient,
  { member_id, project_id, grant_id }: Omit<GrantAt, 'version'>,
): Promise<HeldGrant | null> {
  const grants: readonly HeldGrant[] = project_id
    ? (await queries.fetchQuery({ ...projectRoles(project_id, { per_page: 200 }), staleTime: 0 })).data
    : (await queries.fetchQuery({ ...member(member_id), staleTime: 0 })).grants;
  return grants.find(({ id }) => id === grant_id) ?? null;
}
