import { config } from '../config.ts';
import { reportNowhere, reportTo } from '../reporting.ts';

/** The environment in which nothing is reported, traced or recorded. */
export const LOCAL = 'local';

/**
 * Begins to report, with code of its own; in the local environment nothing is loaded. `sub` tells who is signed in,
 * `stopHolding` ends what held uncaught errors until now.
 */
export async function startReporting(sub: () => string | undefined, stopHolding: () => void): Promise<void> {
  if (config().environment === LOCAL) reportNowhere();
  else {
    const { startSentry } = await import('./sentry.ts');
    reportTo(startSentry(config(), sub));
  }
  stopHolding();
}
