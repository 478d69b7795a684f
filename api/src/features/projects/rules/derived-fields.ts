const STANDARD_ALERTS = [50, 75, 90, 100];

/** Alerts in ascending order, each once. */
export const sorted = (pcts: readonly number[] = STANDARD_ALERTS): number[] =>
  [...new Set(pcts)].sort((a, b) => a - b);

/** A health set by hand is dropped once it is computed. */
export const automatic = ({ health_mode }: { health_mode: 'auto' | 'manual' }) =>
  health_mode === 'auto' ? { health: null, health_note: null } : {};
