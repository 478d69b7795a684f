import { useEffect, useState } from 'react';

/** True once `active` has lasted for the delay in milliseconds; false at once when it ends. */
export function useDelayed(active: boolean, delay = 200): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setDue(true), delay);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [active, delay]);
  return active && due;
}
