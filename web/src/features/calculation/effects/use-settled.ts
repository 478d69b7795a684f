import { startTransition, useEffect, useState } from 'react';

/** Ms without a key after which somebody has paused. */
const PAUSE_MS = 150;

/**
 * A value as it was when it last stood still: what takes long to draw is drawn when somebody pauses. A deferred value alone wouldn't do:
 * what is drawn for one that is deferred already comes with it, in one piece, and the figures would wait for it.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
