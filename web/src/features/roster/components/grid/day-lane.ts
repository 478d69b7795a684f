import type { CSSProperties } from 'react';
import type { Shift } from '#contract/shifts/shapes.ts';
import { LANE } from '../../effects/geometry.ts';
import { minutesOf } from '../../effects/shift-fields.ts';

const DAY = 1440;
/** Pixels in which hours and a word have room. */
const LEAST = 120;

/** Where a shift lies in its day, by the clock; what goes on after midnight ends with it. */
export function timeStyle(shift: Pick<Shift, 'start' | 'end'>, lane: number): CSSProperties {
  const { from, to } = minutesOf(shift);
  const start = (from / DAY) * 100;
  const width = ((Math.min(to, DAY) - from) / DAY) * 100;
  return {
    position: 'absolute',
    top: 3 + lane * LANE,
    insetInlineStart: `min(${start.toFixed(3)}%, calc(100% - ${LEAST}px))`,
    width: `max(${width.toFixed(3)}%, ${LEAST}px)`,
  };
}
