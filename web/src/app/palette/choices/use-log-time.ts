import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { deleteEntry } from '#contract/activity/endpoints.ts';
import type { ActivityEntry, Coded, NewEntry } from '#contract/activity/shapes.ts';
import { knownNames } from '../../../features/activity/effects/known-names.ts';
import { useEntryWrites } from '../../../features/activity/effects/use-entry-writes.ts';
import { refreshActivity } from '../../../features/activity/mutations.ts';
import { call } from '../../../platform/call.ts';
import { hoursAndMinutes } from '../../../platform/format/durations.ts';
import { useMaybeOrganization } from '../../../platform/person.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';

/** Logs time at once, undone by the toast; what the server wants more of opens the day's form, filled as far as it is known. */
export function useLogTime() {
  const router = useRouter();
  const client = useQueryClient();
  const { create } = useEntryWrites();
  const organization = useMaybeOrganization()?.id;
  const undo = ({ id, version }: ActivityEntry) =>
    call(deleteEntry, { params: { entry_id: id }, version, ...(organization ? { organization } : {}) })
      .catch((err: unknown) => toast.show({ title: t('undo_failed'), message: messageOf(err), err }))
      .finally(() => void refreshActivity(client));
  const open = ({ work_date, duration_s = 0 }: NewEntry, project: Coded) => {
    const asked = { date: work_date, project_id: project.id, duration_s: String(duration_s) };
    router.history.push(`/daily-activity?${new URLSearchParams(asked)}`);
  };
  const log = async (entry: NewEntry, project: Coded): Promise<void> => {
    const { duration_s = 0 } = entry;
    const duration = hoursAndMinutes(duration_s);
    try {
      const outcome = await create(entry, knownNames(client, entry));
      toast.show({
        title: t('logged', { duration, project: project.code }),
        ...(outcome.kept
          ? { message: t('logged_later') }
          : { action: { onSelect: () => void undo(outcome.answer) } }),
      });
    } catch (err) {
      toast.show({ title: t('log_failed'), message: messageOf(err), err });
      open(entry, project);
    }
  };
  return { log, open };
}

const messageOf = (error: unknown): string | undefined =>
  error instanceof Error ? error.message : undefined;
