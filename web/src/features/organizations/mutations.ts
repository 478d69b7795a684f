import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Organization } from '#contract/organizations/shapes.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { call } from '../../platform/call.ts';
import { currentUser } from '../../platform/person.ts';
import { setTabOrganization } from '../../platform/session/tab-organization.ts';
import { t } from './messages.ts';

/** Makes an organization the person's current one and this tab's, and drops what was read in another. Errors: CallError. */
export async function workIn({ id, name, slug }: Organization, client: QueryClient): Promise<void> {
  await call(chooseOrganization, { body: { id } });
  setTabOrganization(id);
  client.setQueryData(currentUser.queryKey, (user) => user && { ...user, current_org: { id, name, slug } });
  client.removeQueries({
    predicate: ({ queryKey: [, organization] }) => organization !== null && organization !== id,
  });
}

/** `workIn` for a screen; `onDone` runs when the organization has changed. */
export function useWorkIn(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (organization: Organization) => workIn(organization, client),
    meta: { toast: t('switch_failed') },
    onSuccess: onDone,
  });
}
