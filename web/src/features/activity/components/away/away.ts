const MINUTE = 60_000;

/** Hours after which a timer is asked about though its person is there. */
const LONG_HOURS = 10;

/** A time in which a timer ran and nobody was there; ms since the epoch, whole minutes. */
export interface Away {
  readonly timer: string;
  readonly from: number;
  readonly to: number;
  /** The tab that asks. */
  readonly tab: string;
}

/**
 * The time away that a sign of somebody ends; undefined where they weren't away for long enough. By the wall clock alone,
 * which a sleeping computer and a closed browser don't stop.
 */
export function awayUntil(
  now: number,
  seen: number,
  started: number,
  minutes: number,
): { from: number; to: number } | undefined {
  if (minutes <= 0) return undefined;
  const from = Math.max(seen, started);
  if (now - from < minutes * MINUTE) return undefined;
  const wholeFrom = Math.max(started, Math.floor(from / MINUTE) * MINUTE);
  return { from: wholeFrom, to: Math.floor(now / MINUTE) * MINUTE };
}

/** True for a timer that has probably been forgotten: it runs for very long, or since another day. */
export const isForgotten = (now: number, started: number, startedOn: string, today: string): boolean =>
  now - started > LONG_HOURS * 60 * MINUTE || startedOn < today;

/** What was kept of a time away; undefined for anything else. */
export function awayFrom(text: string | null): Away | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isAway(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isAway = (kept: unknown): kept is Away =>
  typeof kept === 'object' &&
  kept !== null &&
  'timer' in kept &&
  typeof kept.timer === 'string' &&
  'from' in kept &&
  typeof kept.from === 'number' &&
  'to' in kept &&
  typeof kept.to === 'number' &&
  'tab' in kept &&
  typeof kept.tab === 'string';
