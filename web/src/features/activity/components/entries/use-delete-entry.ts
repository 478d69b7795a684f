import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ActivityDay } from '#contract/activity/day-shapes.ts';
import { deleteEntry, restoreEntry } from '#contract/activity/endpoints.ts';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { call } from '../../../../platform/call.ts';
import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { t } from '../../messages.ts';
import { refreshActivity } from '../../mutations.ts';
import { activityDay } from '../../queries.ts';
import { purposeText } from '../purpose-text.ts';

/** Deletes an entry: gone at once, brought back by the toast's Undo or when the server refuses. */
export function useDeleteEntry(): (entry: ActivityEntry) => void {
  const client = useQueryClient();
  const { id: organization } = useOrganization();
  return (entry) => {
    takeAway(client, entry);
    const params = { entry_id: entry.id };
    call(deleteEntry, { params, version: entry.version })
      .then(
        () => offerUndo(client, entry, organization),
        (err: unknown) => toast.show({ title: t('delete_failed'), message: messageOf(err), err }),
      )
      .finally(() => void refreshActivity(client));
  };
}

const messageOf = (error: unknown): string | undefined =>
  error instanceof Error ? error.message : undefined;

function takeAway(client: QueryClient, { id, work_date, duration_s }: ActivityEntry): void {
  client.setQueryData(
    activityDay(work_date).queryKey,
    (day: ActivityDay | undefined) =>
      day && {
        ...day,
        entries: day.entries.filter((entry) => entry.id !== id),
        timeline: day.timeline.filter((part) => part.id !== id),
        total_s: day.total_s - duration_s,
      },
  );
}

/** Undone in the entry's organization, whatever this tab has switched to since. */
function offerUndo(client: QueryClient, entry: ActivityEntry, organization: string): void {
  const restore = () =>
    call(restoreEntry, { params: { entry_id: entry.id }, organization })
      .catch((err: unknown) => toast.show({ title: t('restore_failed'), message: messageOf(err), err }))
      .finally(() => void refreshActivity(client));
  toast.show({
    title: t('deleted', { duration: hoursAndMinutes(entry.duration_s), project: purposeText(entry) }),
    action: { onSelect: () => void restore() },
  });
}
