import {
  IconArrowsExchange,
  IconCopy,
  IconDeviceFloppy,
  IconDots,
  IconSettings,
  IconTemplate,
} from '@tabler/icons-react';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Menu } from '../../../ui/action/menu.tsx';
import { t } from '../messages.ts';
import { t as swapWords } from './swaps/messages.ts';
import { t as templateWords } from './templates/messages.ts';
import type { Task, TemplateAct } from './use-tasks.ts';

type MoreVerbsProps = {
  day: string;
  /** Where the requests about shifts are. */
  swaps: string;
  onTask: (task: Task) => void;
};

/** What planners do more rarely with the days that they look at. */
export function MoreVerbs({ day, swaps, onTask }: MoreVerbsProps) {
  const template = (act: TemplateAct) => () => onTask({ do: 'template', act, day });
  return (
    <Menu
      trigger={<IconButton icon={IconDots} label={t('more_verbs')} />}
      sections={[
        {
          id: 'week',
          entries: [
            { id: 'swaps', label: swapWords('title'), icon: IconArrowsExchange, href: swaps },
            {
              id: 'copy',
              label: t('copy_week'),
              icon: IconCopy,
              onSelect: () => onTask({ do: 'copy', day }),
            },
          ],
        },
        {
          id: 'templates',
          label: templateWords('templates'),
          entries: [
            { id: 'use', label: templateWords('use'), icon: IconTemplate, onSelect: template('use') },
            {
              id: 'save',
              label: templateWords('save_as'),
              icon: IconDeviceFloppy,
              onSelect: template('save'),
            },
            {
              id: 'manage',
              label: templateWords('manage'),
              icon: IconSettings,
              onSelect: template('manage'),
            },
          ],
        },
      ]}
    />
  );
}
