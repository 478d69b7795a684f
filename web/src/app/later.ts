import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { onNotificationOpened } from '../platform/notifications/opened.ts';

/** Milliseconds after the first page is drawn until what it can do without begins: loading ahead, worker, newer builds. */
export const LATER_MS = 1_000;

/**
 * Begins that, in code of its own, and marks read what was opened by its link, whatever frame the page stands in. Without it
 * the application works, so a failure only shows in the console.
 */
export function beginLater(client: QueryClient, router: AnyRouter): void {
  onNotificationOpened(({ id, channel }) => {
    import('../features/notifications/mutations.ts')
      .then(({ markRead }) => markRead(client, [id], [channel]))
      .catch(console.warn);
  });
  setTimeout(() => {
    import('./builds/follow-builds.ts')
      .then(({ startFollowing }) => startFollowing(client, router))
      .catch(console.warn);
  }, LATER_MS);
}
