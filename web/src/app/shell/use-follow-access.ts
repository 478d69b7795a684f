import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Organization } from '#contract/organizations/shapes.ts';
import { listMyOrganizations, readCurrentUser } from '#contract/users/endpoints.ts';
import type { CurrentUser } from '#contract/users/shapes.ts';
import { call } from '../../platform/call.ts';
import { currentUser, myOrganizations, myPolicy } from '../../platform/person.ts';
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
  const { data: policy } = useQuery({ ...myPolicy, refetchInterval: EVERY_MS });
  const seen = useRef(policy);
  const [lost, setLost] = useState<Lost | null>(null);
  const follow = useEffectEvent(async () => {
    const here = await readAnew();
    const place = lostPlace(client, here);
    if (place) return setLost({ place, here });
    know(client, here);
    await router.invalidate();
  });
  useEffect(() => {
    if (seen.current === policy) return;
    seen.current = policy;
    void follow();
  }, [policy]);
  useEffect(() => {
    if (!lost) return;
    // A navigation is done before what it leads to is drawn: until then the page that was lost still stands there.
    const forget = router.subscribe('onResolved', () => setLost(null));
    leave(client, lost);
    void router.navigate({ to: '/' });
    return forget;
  }, [lost, client, router]);
  return lost !== null;
}

/** The person and where they work, as the server knows them now. */
interface Here {
  readonly organizations: Organization[];
  readonly user: CurrentUser;
}

interface Lost {
  readonly place: Organization;
  readonly here: Here;
}

/** Past the cache, which the open page is drawn from. */
async function readAnew(): Promise<Here> {
  const [organizations, user] = await Promise.all([call(listMyOrganizations), call(readCurrentUser)]);
  return { organizations, user };
}

function know(client: QueryClient, { organizations, user }: Here): void {
  client.setQueryData(myOrganizations.queryKey, organizations);
  client.setQueryData(currentUser.queryKey, user);
}

/** This tab's organization, if it isn't among those of the person any more. */
function lostPlace(client: QueryClient, { organizations }: Here): Organization | undefined {
  const id = tabOrganization();
  if (organizations.some((one) => one.id === id)) return undefined;
  return client.getQueryData(myOrganizations.queryKey)?.find((one) => one.id === id);
}

function leave(client: QueryClient, { place: { id, name }, here }: Lost): void {
  setTabOrganization(null);
  know(client, here);
  client.removeQueries({ predicate: ({ queryKey: [, organization] }) => organization === id });
  toast.show({ title: t('left_organization', { name }), message: t('left_organization_note') });
}
