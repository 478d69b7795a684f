import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { workIn } from '../../features/organizations/mutations.ts';
import { currentUser, myOrganizations, myPolicy } from '../../platform/person.ts';

/**
 * Takes somebody into an organization that they are in from now on: user, permissions and organizations are read anew, this
 * tab works there, and the index leads on. Errors: CallError.
 */
export function useEnterOrganization(): (id: string) => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  return async (id) => {
    const [organizations] = await Promise.all([
      client.fetchQuery({ ...myOrganizations, staleTime: 0 }),
      client.fetchQuery({ ...myPolicy, staleTime: 0 }),
      client.fetchQuery({ ...currentUser, staleTime: 0 }),
    ]);
    const entered = organizations.find((one) => one.id === id);
    if (entered) await workIn(entered, client);
    if (router.state.location.pathname === '/') await router.invalidate();
    else router.history.push('/');
  };
}
