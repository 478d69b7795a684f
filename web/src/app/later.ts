import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';

/** Milliseconds after the first page is drawn until what it can do without begins: loading ahead, worker, newer builds. */
export const LATER_MS = 1_000;

/** Begins that, in code of its own. Without it the application works, so a failure only shows in the console. */
export function beginLater(client: QueryClient, router: AnyRouter): void {
  setTimeout(() => {
    import('./builds/follow-builds.ts')
      .then(({ startFollowing }) => startFollowing(client, router))
      .catch(console.warn);
  }, LATER_MS);
}
