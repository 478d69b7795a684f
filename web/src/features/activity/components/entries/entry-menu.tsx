import { IconCopy, IconDots, IconPencil, IconPlayerPlay, IconStar, IconTrash } from '@tabler/icons-react';
import { isEditable } from '#contract/activity/rules.ts';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { useStartTimer } from '../../effects/use-timer-writes.ts';
import { t } from '../../messages.ts';
import type { EntryTask } from '../form/entry-values.ts';
import { valuesOf } from '../form/entry-values.ts';
import { t as shortcut } from '../shortcuts/messages.ts';
import { usePin } from '../shortcuts/use-pin.ts';
import { useDeleteEntry } from './use-delete-entry.ts';

type EntryMenuProps = { entry: ActivityEntry; name: string; onTask: (task: EntryTask) => void };

/** What can be done with an entry. */
export function EntryMenu({ entry, name, onTask }: EntryMenuProps) {
  const remove = useDeleteEntry();
  const resume = useContinue(entry);
  const pin = usePin();
  const again = () =>
    onTask({
      add: { ...valuesOf(entry), work_date: entry.work_date, by: 'duration', start: '', end: '' },
      known: entry,
    });
  const own = isEditable(entry.status)
    ? [
        { id: 'edit', label: t('edit'), icon: IconPencil, onSelect: () => onTask({ change: entry }) },
        { id: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => remove(entry) },
      ]
    : [];
  return (
    <Menu
      trigger={<IconButton icon={IconDots} label={t('more_for', { entry: name })} variant="ghost" small />}
      entries={[
        ...own.slice(0, 1),
        { id: 'continue', label: t('continue'), icon: IconPlayerPlay, onSelect: resume },
        { id: 'again', label: t('duplicate'), icon: IconCopy, onSelect: again },
        { id: 'pin', label: shortcut('pin'), icon: IconStar, onSelect: () => pin(entry) },
        ...own.slice(1),
      ]}
    />
  );
}

function useContinue({ project, service, note, billable, category }: ActivityEntry): () => void {
  const { mutate } = useStartTimer();
  const body = {
    project_id: project?.id ?? null,
    service_type_id: service?.id ?? null,
    note,
    billable,
    category,
  };
  const onError = (err: Error) =>
    toast.show({ title: t('start_failed'), message: isCallError(err) ? err.message : undefined, err });
  return () => mutate(body, { onError });
}
