import { useEffect, useState } from 'react';

/** Draws the component anew each minute, which says how late it is or how old something. */
export function useEachMinute(): void {
  const [, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinutes((minutes) => minutes + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
}
