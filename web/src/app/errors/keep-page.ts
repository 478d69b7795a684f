import { onlineManager } from '@tanstack/react-query';
import { CODE_UNREACHED } from '../../platform/http/unreached.ts';

/**
 * Code that can't be fetched makes the router load the whole document again, which helps after a release and loses the
 * page where there is no network. There it becomes an error of its own, for which the page waits.
 */
export function keepPageWithoutNetwork(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (onlineManager.isOnline()) return;
    payload.name = CODE_UNREACHED;
    payload.message = 'The code of this page could not be fetched.';
  });
}
