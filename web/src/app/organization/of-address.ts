import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { loadPerson, type Person } from '../../platform/person.ts';
import { setTabOrganization } from '../../platform/session/tab-organization.ts';

interface Given {
  readonly context: { readonly client: QueryClient; readonly person: Person };
  readonly params: { readonly orgId: string };
  /** The page is only fetched ahead. */
  readonly preload: boolean;
}

/**
 * Guard of everything below an organization's address: this tab works in that organization from here on, whichever it
 * worked in before; other tabs and the person's current organization stay. 404 for one that the person has no role in.
 */
export async function organizationOfAddress({
  context,
  params,
  preload,
}: Given): Promise<{ person: Person }> {
  const { client, person } = context;
  if (!person.organizations.some(({ id }) => id === params.orgId)) throw notFound();
  if (preload || person.organization?.id === params.orgId) return { person };
  setTabOrganization(params.orgId);
  return { person: await loadPerson(client) };
}
