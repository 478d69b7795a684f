import type { Health } from '#contract/projects/shapes.ts';
import type { Context } from '../../../platform/context.ts';

const STANDARD_ALERTS = [50, 75, 90, 100];

/** Alerts in ascending order, each once. */
export const sorted = (pcts: readonly number[] = STANDARD_ALERTS): number[] =>
  [...new Set(pcts)].sort((a, b) => a - b);

interface HealthFields {
  readonly health_mode: 'auto' | 'manual';
  readonly health: Health | null;
  readonly health_note: string | null;
}

/** A health set by hand is dropped once it is computed; one that changes says who set it, and when. */
export const settledHealth = (
  { member, now }: Pick<Context, 'member' | 'now'>,
  after: HealthFields,
  before: HealthFields | null = null,
) => {
  if (after.health_mode === 'auto')
    return { health: null, health_note: null, health_set_at: null, health_set_by: null };
  const isSame =
    before?.health_mode === 'manual' &&
    before.health === after.health &&
    before.health_note === after.health_note;
  return isSame ? {} : { health_set_at: now.toISOString(), health_set_by: member };
};
