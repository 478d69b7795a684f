import { useEffect, useState } from 'react';
import { places } from './places.ts';

/** Letters from which on addresses are suggested. */
export const FEWEST_LETTERS = 3;
/** How long typing has to rest. */
const REST_MS = 250;

/** Fetches the library when it may be needed. A failure is shown by the field: it stays a plain one. */
export const wake = (): void => {
  if (places().state() === 'not-asked')
    void places()
      .load()
      .catch(() => undefined);
};

/** A value once it has stayed the same for a while. */
export function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
