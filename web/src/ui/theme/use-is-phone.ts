import { useSyncExternalStore } from 'react';

const phone = '(max-width: 959px)';

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(phone);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** True below the mobile breakpoint of 960 px. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches);
}
