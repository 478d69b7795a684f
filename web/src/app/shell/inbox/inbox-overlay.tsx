import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Notification } from '#contract/notifications/shapes.ts';
import type { Organization } from '#contract/organizations/shapes.ts';
import { markRead } from '../../../features/notifications/mutations.ts';
import { InboxScreen } from '../../../features/notifications/screens/inbox-screen.tsx';
import { workIn } from '../../../features/organizations/mutations.ts';
import type { InboxPlace } from '../../../platform/notifications/inbox-address.ts';
import { myOrganizations, useTabOrganization } from '../../../platform/person.ts';
import { report } from '../../../platform/reporting.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import type { InboxWays } from './use-inbox-place.ts';

type InboxOverlayProps = Omit<InboxWays, 'place' | 'open'> & { place: InboxPlace };

/** The inbox over a page. */
export function InboxOverlay({ close, ...ways }: InboxOverlayProps) {
  return <InboxScreen {...ways} onClose={close} onOpen={useOpenPage()} />;
}

/** Goes to the page that a notification tells of, in its organization, and marks it read. */
function useOpenPage(): (row: Notification) => void {
  const router = useRouter();
  const client = useQueryClient();
  const here = useTabOrganization();
  const open = async ({ uuid, read_at, organization, target }: Notification) => {
    if (!read_at) void markRead(client, [uuid]);
    if (organization && organization.id !== here) {
      const isThere = ({ id }: Organization) => id === organization.id;
      const known = client.getQueryData(myOrganizations.queryKey)?.find(isThere);
      // Whoever has just been let into an organization isn't known to be in it yet.
      const there = known ?? (await client.fetchQuery({ ...myOrganizations, staleTime: 0 })).find(isThere);
      if (there) await workIn(there, client);
    }
    router.history.push(target.url);
  };
  return (row) =>
    void open(row).catch((err: unknown) => {
      report(err, 'warning');
      toast.show({
        title: t('page_unopened'),
        ...(err instanceof Error ? { message: err.message } : {}),
        err,
      });
    });
}
