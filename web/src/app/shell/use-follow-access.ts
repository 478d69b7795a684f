import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Organization } from '#contract/organizations/shapes.ts';
import { listMyOrganizations, readCurrentUser } from '#contract/users/endpoints.ts';
import { call } from '../../platform/call.ts';
import { withInbox } from '../../platform/notifications/inbox-address.ts';
import {
  currentUser,
  myOrganizations,
  myPolicy,
  useMaybeOrganization,
  useOrganizations,
} from '../../platform/person.ts';
import { setTabOrganization, tabOrganization } from '../../platform/session/tab-organization.ts';
import { toast } from '../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';

/** A right given or taken elsewhere reaches an open page within this time. */
const EVERY_MS = 30_000;

/**
 * Lets the open page follow what its person may do: guards run again when it changes, and a page of an organization that
 * was lost gives way to the landing page. True while that happens: the page may not be drawn any more, or it would read
 * on where its person has no business.
 */
export function useFollowAccess(): boolean {
  const router = useRouter();
  const client = useQueryClient();
  const { lost, forget } = useLostPlace();
  useFollowPolicy();
  useEffect(() => {
    if (!lost) return;
    leave(client, lost);
    // A navigation is done before what it leads to is drawn: until then the page that was lost still stands there.
    const stop = router.subscribe('onResolved', forget);
    void router.navigate({ href: withInbox('/', router.state.location.hash) });
    return stop;
  }, [lost, forget, client, router]);
  return lost !== null;
}

/**
 * The organization in which the page was drawn, from the moment on that it isn't among those of the person any more until it is
 * forgotten; wherever guards, of pages that are fetched ahead too, have settled the tab meanwhile.
 */
function useLostPlace(): { lost: Organization | null; forget: () => void } {
  const place = useMaybeOrganization();
  const organizations = useOrganizations();
  const [last, setLast] = useState(place);
  const isLost = last !== null && !organizations.some(({ id }) => id === last.id);
  if (!isLost && place && place !== last) setLast(place);
  const forget = useCallback(() => setLast(null), []);
  return { lost: isLost ? last : null, forget };
}

function useFollowPolicy(): void {
  const router = useRouter();
  const client = useQueryClient();
  const { data: policy } = useQuery({ ...myPolicy, refetchInterval: EVERY_MS });
  const seen = useRef(policy);
  const follow = useEffectEvent(async () => {
    const organizations = await readAnew(client);
    const here = tabOrganization();
    // Guards would settle the tab elsewhere before its person is told what they lost.
    if (here === null || organizations.some(({ id }) => id === here)) await router.invalidate();
  });
  useEffect(() => {
    if (seen.current === policy) return;
    seen.current = policy;
    void follow();
  }, [policy]);
}

/** The person and where they work, as the server knows them now; the open page is drawn from both at once. */
async function readAnew(client: QueryClient): Promise<readonly Organization[]> {
  const [organizations, user] = await Promise.all([call(listMyOrganizations), call(readCurrentUser)]);
  client.setQueryData(myOrganizations.queryKey, organizations);
  client.setQueryData(currentUser.queryKey, user);
  return organizations;
}

function leave(client: QueryClient, { id, name }: Organization): void {
  setTabOrganization(null);
  client.removeQueries({ predicate: ({ queryKey: [, organization] }) => organization === id });
  toast.show({ title: t('left_organization', { name }), message: t('left_organization_note') });
}
