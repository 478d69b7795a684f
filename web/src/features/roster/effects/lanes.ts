import type { Shift } from '#contract/shifts/shapes.ts';
import { minutesOf } from './shift-fields.ts';

/** Minutes of a day. */
export const DAY = 1440;
/** Minutes of a day that whatever is drawn by the clock takes at least, for its words. */
const LEAST = 300;

/** From where to where: minutes of a day, or columns. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Where a shift lies in its day by the clock, or in the one after it, where its night ends; what goes on after midnight ends with the day. */
export function stretchOf(shift: Pick<Shift, 'start' | 'end'>, isEnding = false): Stretch {
  const { from, to } = minutesOf(shift);
  return isEnding ? { from: 0, to: to - DAY } : { from, to: Math.min(to, DAY) };
}

/** A stretch of a day with room for its words. */
export const withRoom = ({ from, to }: Stretch): Stretch => ({
  from: Math.min(from, DAY - LEAST),
  to: Math.max(to, from + LEAST),
});

/** A lane for each stretch, so that none lies over another: the first one that is free there. */
export function lanesOf(stretches: readonly Stretch[]): number[] {
  const lanes: Stretch[][] = [];
  return stretches.map((stretch) => {
    const free = lanes.findIndex((taken) =>
      taken.every(({ from, to }) => to <= stretch.from || stretch.to <= from),
    );
    const lane = free < 0 ? lanes.length : free;
    lanes[lane] = [...(lanes[lane] ?? []), stretch];
    return lane;
  });
}
