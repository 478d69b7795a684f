import { readDashboard } from '#contract/dashboard/endpoints.ts';
import { reading } from '../../platform/reading.ts';

/** Milliseconds after which the page is read again by itself, and as often as somebody comes back to it. */
const FRESH = 60_000;

/** The person's page in this tab's organization. */
export const dashboard = () => ({
  ...reading(readDashboard),
  ...{ staleTime: FRESH / 4, refetchInterval: FRESH, refetchOnWindowFocus: true as const },
});
