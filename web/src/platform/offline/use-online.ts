import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** True while there seems to be a network. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    (notify) => onlineManager.subscribe(notify),
    () => onlineManager.isOnline(),
  );
