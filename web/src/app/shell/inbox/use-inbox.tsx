import type { ReactNode } from 'react';
import type { ShellItem } from '../../../ui/shell/shell-item.ts';
import { Asked } from '../../asked.tsx';
import { latePart } from '../../late-part.tsx';
import { useFollowInbox } from './use-follow-inbox.ts';
import { useInboxEntry } from './use-inbox-entry.ts';
import { useInboxPlace } from './use-inbox-place.ts';

const inboxOverlay = latePart(async () => (await import('./inbox-overlay.tsx')).InboxOverlay);

/** The inbox of the shell: its entry, and what lies over the page while it is open. */
export function useInbox(): { inbox: ShellItem; over: ReactNode } {
  const { place, ...ways } = useInboxPlace();
  useFollowInbox(ways);
  return {
    inbox: useInboxEntry({ place, ...ways }),
    over: place && (
      <Asked part={inboxOverlay} onMissing={ways.close}>
        {(InboxOverlay) => <InboxOverlay {...ways} place={place} />}
      </Asked>
    ),
  };
}
