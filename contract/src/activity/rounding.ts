import type { Organization } from '../organizations/shapes.ts';

/** How an organization rounds sums of time: to whole steps of `rounding_minutes`. */
export type RoundingRule = Pick<Organization, 'rounding' | 'rounding_minutes'>;

const TO_WHOLE = {
  up: Math.ceil,
  down: Math.floor,
  // Half a step counts as a whole one.
  nearest: (steps: number) => Math.floor(steps + 0.5),
} as const;

/**
 * A sum of exact seconds as it is shown, in seconds. Given the sum, never its parts: time is rounded once. Less than
 * nothing is rounded like its opposite, so that a reversed sum takes back exactly what was shown.
 */
export const roundTotal = (seconds: number, { rounding, rounding_minutes }: RoundingRule): number => {
  const step = rounding_minutes * 60;
  if (rounding === 'none' || step === 0 || seconds === 0) return seconds;
  return Math.sign(seconds) * TO_WHOLE[rounding](Math.abs(seconds) / step) * step;
};
