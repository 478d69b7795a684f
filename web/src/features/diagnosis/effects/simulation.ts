import { onlineManager } from '@tanstack/react-query';
import { config } from '../../../platform/config.ts';
import { createStore } from '../../../ui/theme/store.ts';
import { t } from '../messages.ts';

/** What can be pretended. */
export const SIMULATIONS = ['401', '403', '500', 'slow', 'offline', 'drift'] as const;

/** Something pretended. */
export type Simulation = (typeof SIMULATIONS)[number];

/** How long a slow answer takes. */
export const SLOW_MS = 3_000;
/** By how much the clock is early. */
export const EARLY_MS = 10 * 60_000;

/** What is pretended now; null for nothing. */
export const simulated = createStore<Simulation | null>(null);

/** True outside production. */
export const maySimulate = (): boolean => config().environment !== 'production';

let undo: (() => void) | undefined;

/** Pretends one thing instead of another until it is stopped or the page is loaded again; null stops. */
export function simulate(next: Simulation | null): void {
  undo?.();
  undo = undefined;
  if (next !== null && !maySimulate()) return;
  if (next === 'drift') undo = shiftClock();
  else if (next !== null) undo = replaceFetch(next);
  simulated.set(next);
}

function shiftClock(): () => void {
  const { now } = Date;
  Date.now = () => now() + EARLY_MS;
  return () => {
    Date.now = now;
  };
}

function replaceFetch(kind: Exclude<Simulation, 'drift'>): () => void {
  const real = window.fetch;
  window.fetch = async (input, init) => {
    if (!isCall(input)) return real(input, init);
    if (kind === 'offline') throw new TypeError('Failed to fetch');
    if (kind !== 'slow') return refusalOf(Number(kind));
    await new Promise((resume) => setTimeout(resume, SLOW_MS));
    return real(input, init);
  };
  if (kind === 'offline') onlineManager.setOnline(false);
  return () => {
    window.fetch = real;
    if (kind === 'offline') onlineManager.setOnline(navigator.onLine);
  };
}

/** Calls of the API alone: pages and code keep coming. */
const isCall = (input: RequestInfo | URL): boolean =>
  new URL(input instanceof Request ? input.url : input, window.location.href).href.startsWith(
    new URL(config().apiUrl, window.location.href).href,
  );

const refusalOf = (status: number): Response =>
  Response.json(
    { code: 'simulated', message: t('simulated_message'), rule: null, fields: [], request_id: 'simulated' },
    { status },
  );
