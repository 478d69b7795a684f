import { IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { inboxCounts } from '../../../platform/notifications/inbox-counts.ts';
import type { ShellItem } from '../../../ui/shell/shell-item.ts';
import { t } from '../messages.ts';
import type { InboxWays } from './use-inbox-place.ts';

/** The inbox' entry in the drawer's foot and the phone's bottom bar, with what is unread; chosen again it closes. */
export function useInboxEntry({ place, open, close }: InboxWays): ShellItem {
  const { data } = useQuery(inboxCounts);
  return {
    id: 'inbox',
    label: t('inbox'),
    icon: IconInbox,
    active: place !== null,
    onSelect: place ? close : open,
    ...(data ? { count: data.unread } : {}),
  };
}
