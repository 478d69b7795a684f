import { IconBellCog, IconInbox } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { INBOX, inboxFragment } from '../../platform/notifications/inbox-address.ts';
import type { IconType } from '../../ui/theme/icon.tsx';
import { t } from './messages.ts';
import { usePlaces } from './use-places.ts';

/** Somewhere that keys and the palette lead to. */
export interface Destination {
  readonly id: string;
  readonly label: string;
  readonly icon: IconType;
  /** Pressed after `g`. */
  readonly key?: string;
  /** Other words under which it is found. */
  readonly also?: string;
  readonly go: () => void;
}

/** The pages of the drawer, the inbox, which lies over this page, and where one says how one is told. */
export function useDestinations(): readonly Destination[] {
  const router = useRouter();
  const go = (path: string) => () => router.history.push(path);
  const openInbox = () => {
    const { pathname, searchStr } = router.state.location;
    router.history.push(`${pathname}${searchStr}${inboxFragment(INBOX)}`);
  };
  return [
    ...usePlaces().map(({ path, ...place }) => ({ ...place, go: go(path) })),
    {
      id: 'inbox',
      label: t('inbox'),
      also: t('inbox_also'),
      icon: IconInbox,
      key: 'i',
      go: openInbox,
    },
    {
      id: 'notifications',
      label: t('told'),
      also: t('told_also'),
      icon: IconBellCog,
      key: 'n',
      go: go('/account#notifications'),
    },
  ];
}
