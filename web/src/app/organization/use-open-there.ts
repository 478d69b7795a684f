import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { t } from '../../features/executive/messages.ts';
import { workIn } from '../../features/organizations/mutations.ts';
import { useOrganizations, useTabOrganization } from '../../platform/person.ts';
import { report } from '../../platform/reporting.ts';
import { toast } from '../../ui/feedback/toast/toast.ts';

interface There {
  readonly organization: string;
  /** A page of the application, from `/` on. */
  readonly url: string;
}

/** Opens a page of an organization; this tab works there from then on. */
export function useOpenThere(): (there: There) => void {
  const client = useQueryClient();
  const router = useRouter();
  const here = useTabOrganization();
  const organizations = useOrganizations();
  const open = async ({ organization, url }: There) => {
    const there = organizations.find(({ id }) => id === organization);
    if (there && organization !== here) {
      await workIn(there, client);
      toast.show({ title: t('working_in', { name: there.name }) });
    }
    router.history.push(url);
  };
  return (there) =>
    void open(there).catch((err: unknown) => {
      report(err, 'warning');
      toast.show({
        title: t('open_failed'),
        ...(err instanceof Error ? { message: err.message } : {}),
        err,
      });
    });
}
