import { useRouter } from '@tanstack/react-router';
import { useWorkIn } from '../../features/organizations/mutations.ts';
import { withInbox } from '../../platform/notifications/inbox-address.ts';
import { useOrganizations } from '../../platform/person.ts';

/**
 * Switches this tab to another organization: a page of something in the old one gives way to the landing page, other
 * pages are read again.
 */
export function useSwitchOrganization(): (id: string) => void {
  const router = useRouter();
  const organizations = useOrganizations();
  const { mutate } = useWorkIn(() => {
    const params = router.state.matches.at(-1)?.params ?? {};
    if (Object.keys(params).length > 0) router.history.push(withInbox('/', router.state.location.hash));
    else void router.invalidate();
  });
  return (id) => {
    const chosen = organizations.find((one) => one.id === id);
    if (chosen) mutate(chosen);
  };
}
