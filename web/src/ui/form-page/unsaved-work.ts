import { useEffect } from 'react';
import { createStore } from '../theme/store.ts';

/** How many places on the page hold what somebody typed and nobody saved yet. */
export const unsavedWork = createStore(0);

/** Counts this place among them while it is unsaved. */
export function useUnsavedWork(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    unsavedWork.set(unsavedWork.get() + 1);
    return () => unsavedWork.set(unsavedWork.get() - 1);
  }, [unsaved]);
}
