import type { Timed } from './facts.ts';

const MINUTE = 60_000;

/** Minutes from one instant to another; negative backwards. */
export const minutesBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / MINUTE;

/** Minutes that two stretches share; touching ends share none. */
export const sharedMinutes = (one: Timed, other: Timed): number =>
  Math.max(
    0,
    (Math.min(Date.parse(one.ends_at), Date.parse(other.ends_at)) -
      Math.max(Date.parse(one.starts_at), Date.parse(other.starts_at))) /
      MINUTE,
  );

/** Minutes of a stretch that others cover, each counted once however many cover it. */
export const coveredMinutes = (asked: Timed, others: readonly Timed[]): number => {
  let reached = Date.parse(asked.starts_at);
  const end = Date.parse(asked.ends_at);
  let covered = 0;
  for (const other of others.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))) {
    const from = Math.max(reached, Date.parse(other.starts_at));
    const until = Math.min(end, Date.parse(other.ends_at));
    if (until <= from) continue;
    covered += until - from;
    reached = until;
  }
  return covered / MINUTE;
};

/** Minutes of work: a stretch without its break. */
export const workMinutes = (of: Timed & { readonly break_min: number }): number =>
  minutesBetween(of.starts_at, of.ends_at) - of.break_min;
