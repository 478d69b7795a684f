import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';

/** When a shift is, as it is said where it has no name. */
export const shiftText = (
  format: Pick<Format, 'instant'>,
  { starts_at, ends_at }: NonNullable<OpsLogEntry['shift']>,
): string => `${format.instant(starts_at)} – ${format.instant(ends_at, 'time')}`;
