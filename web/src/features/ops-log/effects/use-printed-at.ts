import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** When the page was sent to a printer last; until then, when it was opened. */
export function usePrintedAt(): number {
  const [at, setAt] = useState(Date.now);
  useEffect(() => {
    // Paper takes the page as it is when this event ends.
    const note = () => flushSync(() => setAt(Date.now()));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return at;
}
