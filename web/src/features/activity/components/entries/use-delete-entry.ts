import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ActivityDay } from '#contract/activity/day-shapes.ts';
import { restoreEntry } from '#contract/activity/endpoints.ts';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { call } from '../../../../platform/call.ts';
import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { discardWrite, unsent } from '../../../../platform/offline/unsent/unsent.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { useEntryWrites } from '../../effects/use-entry-writes.ts';
import { t } from '../../messages.ts';
import { refreshActivity } from '../../mutations.ts';
import { activityDay } from '../../queries.ts';
import { purposeText } from '../purpose-text.ts';
import { isAbout, isDeleting } from '../unsent/entry-writes.ts';

/** Deletes an entry: gone at once, brought back by the toast's Undo or when the server refuses. */
export function useDeleteEntry(): (entry: ActivityEntry) => void {
  const client = useQueryClient();
  const { id: organization } = useOrganization();
  const { remove } = useEntryWrites();
  return (entry) => {
    const putBack = takeAway(client, entry);
    remove(entry)
      .then(
        ({ kept }) => {
          if (!kept) return offerUndo(client, entry, organization);
          // What waits is left out of the day without the day's being changed.
          putBack();
          offerToKeep(entry);
        },
        (err: unknown) => toast.show({ title: t('delete_failed'), message: messageOf(err), err }),
      )
      .finally(() => void refreshActivity(client));
  };
}

const messageOf = (error: unknown): string | undefined =>
  error instanceof Error ? error.message : undefined;

/** Of an entry that waits to be deleted. One that was never sent is gone for good. */
function offerToKeep(entry: ActivityEntry): void {
  const isWaiting = (write: QueuedWrite) => isDeleting(write) && isAbout(write, entry);
  if (!unsent.now().writes.some(isWaiting)) return;
  const undo = () => {
    const write = unsent.now().writes.find(isWaiting);
    if (write) void discardWrite(write);
  };
  toast.show({ title: deletedText(entry), message: t('unsent_deleted'), action: { onSelect: undo } });
}

const deletedText = (entry: ActivityEntry): string =>
  t('deleted', { duration: hoursAndMinutes(entry.duration_s), project: purposeText(entry) });

/** Answers the way to undo it. */
function takeAway(client: QueryClient, { id, work_date, duration_s }: ActivityEntry): () => void {
  const { queryKey } = activityDay(work_date);
  const before = client.getQueryData(queryKey);
  if (!before?.entries.some((entry) => entry.id === id)) return () => undefined;
  client.setQueryData(
    queryKey,
    (day: ActivityDay | undefined) =>
      day && {
        ...day,
        entries: day.entries.filter((entry) => entry.id !== id),
        timeline: day.timeline.filter((part) => part.id !== id),
        total_s: day.total_s - duration_s,
      },
  );
  return () => client.setQueryData(queryKey, before);
}

/** Undone in the entry's organization, whatever this tab has switched to since. */
function offerUndo(client: QueryClient, entry: ActivityEntry, organization: string): void {
  const restore = () =>
    call(restoreEntry, { params: { entry_id: entry.id }, organization })
      .catch((err: unknown) => toast.show({ title: t('restore_failed'), message: messageOf(err), err }))
      .finally(() => void refreshActivity(client));
  toast.show({
    title: deletedText(entry),
    action: { onSelect: () => void restore() },
  });
}
