import type { CSSProperties } from 'react';
import { LANE } from '../../effects/geometry.ts';
import { DAY, type Stretch } from '../../effects/lanes.ts';

/** Pixels in which hours and a word have room. */
const LEAST = 132;

/** Where a stretch lies in its day, by the clock. */
export function timeStyle({ from, to }: Stretch, lane: number): CSSProperties {
  const start = (from / DAY) * 100;
  const width = ((to - from) / DAY) * 100;
  return {
    position: 'absolute',
    top: 3 + lane * LANE,
    insetInlineStart: `min(${start.toFixed(3)}%, calc(100% - ${LEAST}px))`,
    width: `max(${width.toFixed(3)}%, ${LEAST}px)`,
  };
}
