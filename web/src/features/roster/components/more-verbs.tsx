import { IconCopy, IconDots } from '@tabler/icons-react';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Menu } from '../../../ui/action/menu.tsx';
import { t } from '../messages.ts';
import type { Task } from './use-tasks.ts';

/** What planners do more rarely with the days that they look at. */
export function MoreVerbs({ day, onTask }: { day: string; onTask: (task: Task) => void }) {
  return (
    <Menu
      trigger={<IconButton icon={IconDots} label={t('more_verbs')} />}
      entries={[
        { id: 'copy', label: t('copy_week'), icon: IconCopy, onSelect: () => onTask({ do: 'copy', day }) },
      ]}
    />
  );
}
