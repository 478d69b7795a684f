import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { currentUser, myOrganizations, myPolicy } from '../../platform/person.ts';
import { setTabOrganization, tabOrganization } from '../../platform/session/tab-organization.ts';
import { toast } from '../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';

/** A right given or taken elsewhere reaches an open page within this time. */
const EVERY_MS = 30_000;

/**
 * Lets the open page follow what its person may do: guards run again when it changes, and a page of an organization that
 * was lost gives way to the landing page.
 */
export function useFollowAccess(): void {
  const router = useRouter();
  const client = useQueryClient();
  const { data: policy } = useQuery({ ...myPolicy, refetchInterval: EVERY_MS });
  const seen = useRef(policy);
  const follow = useEffectEvent(async () => {
    const lost = await readPlaces(client);
    if (lost) leave(client, lost);
    await router.invalidate();
    if (lost) router.history.push('/');
  });
  useEffect(() => {
    if (seen.current === policy) return;
    seen.current = policy;
    void follow();
  }, [policy]);
}

interface Place {
  readonly id: string;
  readonly name: string;
}

/** Reads anew where the person works; answers this tab's organization if it isn't among them any more. */
async function readPlaces(client: QueryClient): Promise<Place | null> {
  const id = tabOrganization();
  const before = client.getQueryData(myOrganizations.queryKey)?.find((one) => one.id === id) ?? null;
  const [now] = await Promise.all([
    client.fetchQuery({ ...myOrganizations, staleTime: 0 }),
    client.fetchQuery({ ...currentUser, staleTime: 0 }),
  ]);
  return now.some((one) => one.id === id) ? null : before;
}

function leave(client: QueryClient, { id, name }: Place): void {
  setTabOrganization(null);
  client.removeQueries({ predicate: ({ queryKey: [, organization] }) => organization === id });
  toast.show({ title: t('left_organization', { name }), message: t('left_organization_note') });
}
