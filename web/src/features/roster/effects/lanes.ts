import type { Shift } from '#contract/shifts/shapes.ts';
import type { PersonRow } from './rows.ts';
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
const withRoom = ({ from, to }: Stretch): Stretch => ({
  from: Math.min(from, DAY - LEAST),
  to: Math.max(to, from + LEAST),
});

/** A lane for each stretch, so that none lies over another: the first one that is free there. */
function lanesOf(stretches: readonly Stretch[]): number[] {
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

type Drawn = Pick<PersonRow, 'cells' | 'leave'>;

/** Gives everything of a row its lane, and says how many there are. By the clock what is at other hours shares one. */
export function inLanes(drawn: Drawn, isDay: boolean): Drawn & { readonly lanes: number } {
  const { cells, leave } = isDay ? byClock(drawn) : byColumn(drawn);
  const taken = [...leave, ...cells.flat()].map(({ lane }) => lane + 1);
  return { cells, leave, lanes: Math.max(1, ...taken) };
}

/** The stretch of a day that leave takes. */
export const leaveStretch = ({ leave: { minutes } }: PersonRow['leave'][number]): Stretch =>
  minutes ?? { from: 0, to: DAY };

function byClock({ cells, leave }: Drawn): Drawn {
  const blocks = cells.flat();
  const stretches = blocks.map(({ shift, isEnding }) => stretchOf(shift, isEnding));
  const lanes = lanesOf([...leave.map(leaveStretch), ...stretches].map(withRoom));
  return {
    leave: leave.map((one, at) => ({ ...one, lane: lanes[at] ?? 0 })),
    cells: [blocks.map((block, at) => ({ ...block, lane: lanes[leave.length + at] ?? 0 }))],
  };
}

/** In days beside each other leave stands above what is planned. */
function byColumn({ cells, leave }: Drawn): Drawn {
  const lanes = lanesOf(leave.map(({ at, length }) => ({ from: at, to: at + length })));
  const away = leave.map((one, at) => ({ ...one, lane: lanes[at] ?? 0 }));
  const above = (column: number) =>
    Math.max(0, ...away.filter((one) => covers(one, column)).map(({ lane }) => lane + 1));
  return {
    leave: away,
    cells: cells.map((cell, column) => cell.map((block, at) => ({ ...block, lane: above(column) + at }))),
  };
}

/** Whether leave lies on a day. */
export const covers = ({ at, length }: PersonRow['leave'][number], column: number): boolean =>
  column >= at && column < at + length;
