import { IconArrowsExchange, IconCopy, IconDots } from '@tabler/icons-react';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Menu } from '../../../ui/action/menu.tsx';
import { t } from '../messages.ts';
import { t as swapWords } from './swaps/messages.ts';
import type { Task } from './use-tasks.ts';

type MoreVerbsProps = {
  day: string;
  /** Where the requests about shifts are. */
  swaps: string;
  onTask: (task: Task) => void;
};

/** What planners do more rarely with the days that they look at. */
export function MoreVerbs({ day, swaps, onTask }: MoreVerbsProps) {
  return (
    <Menu
      trigger={<IconButton icon={IconDots} label={t('more_verbs')} />}
      entries={[
        { id: 'swaps', label: swapWords('title'), icon: IconArrowsExchange, href: swaps },
        { id: 'copy', label: t('copy_week'), icon: IconCopy, onSelect: () => onTask({ do: 'copy', day }) },
      ]}
    />
  );
}
