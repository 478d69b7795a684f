import { useCallback, useEffect, useRef } from 'react';

/** A function that never changes itself and does what the newest one does: what is handed it is drawn anew for nothing else. */
export function useLatest<Given extends readonly unknown[], Done>(
  work: (...given: Given) => Done,
): (...given: Given) => Done {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
