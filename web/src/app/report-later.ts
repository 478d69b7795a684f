import type { QueryClient } from '@tanstack/react-query';
import { currentUser } from '../platform/person.ts';
import { startReporting } from '../platform/reporting/start.ts';
import { holdUncaught } from '../platform/reporting.ts';

/** Milliseconds after the first page is drawn until error reporting is loaded. */
export const REPORTING_MS = 1_000;

/** The same from the start on, where nothing is drawn: on the way to the hosted page, for example. */
export const UNDRAWN_MS = 5_000;

/** Holds errors from now on; answers what has them reported, to be called once something is drawn. */
export function reportLater(client: QueryClient): () => void {
  const stopHolding = holdUncaught();
  const sub = () => client.getQueryData(currentUser.queryKey)?.sub;
  // Without it the application works, so that a failure only shows in the console.
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    startReporting(sub, stopHolding).catch(console.warn);
  };
  setTimeout(begin, UNDRAWN_MS);
  return () => setTimeout(begin, REPORTING_MS);
}
