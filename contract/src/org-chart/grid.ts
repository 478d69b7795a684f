/** A point of the drawing, in pixels. */
export type Point = readonly [x: number, y: number];

/** What stands in the way. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The points between boxes, and where one can go from each of them. */
export interface Grid {
  readonly size: number;
  /** The number of a point that was named when the grid was made. */
  readonly at: (point: Point) => number;
  readonly point: (number: number) => Point;
  /** Numbers of neighbours, and how far they are. */
  readonly from: (number: number) => readonly (readonly [to: number, far: number])[];
}

/** More points than this would take longer than a frame. */
const MOST = 40_000;

const sorted = (values: Iterable<number>): number[] => [...new Set(values)].sort((one, other) => one - other);

/** The index of the first value that is at least so much. */
const firstFrom = (values: readonly number[], least: number): number => {
  let [start, end] = [0, values.length];
  while (start < end) {
    const middle = (start + end) >> 1;
    if ((values[middle] ?? 0) < least) start = middle + 1;
    else end = middle;
  }
  return start;
};

interface Lane {
  readonly beside: number;
  readonly above: number;
  readonly below: number;
}

/** Points beside, above and below boxes, and those that are named; null where there are too many. */
export const gridOf = (boxes: readonly Box[], lane: Lane, named: readonly Point[]): Grid | null => {
  const xs = sorted([
    ...named.map(([x]) => x),
    ...boxes.flatMap(({ left, right }) => [left - lane.beside, right + lane.beside]),
  ]);
  const ys = sorted([
    ...named.map(([, y]) => y),
    ...boxes.flatMap(({ top, bottom }) => [top - lane.above, bottom + lane.below]),
  ]);
  const [wide, size] = [xs.length, xs.length * ys.length];
  if (size > MOST) return null;
  const { across, down } = blockedBy(boxes, xs, ys);
  const x = (at: number) => xs[at % wide] ?? 0;
  const y = (at: number) => ys[Math.floor(at / wide)] ?? 0;
  return {
    size,
    at: (point) => firstFrom(ys, point[1]) * wide + firstFrom(xs, point[0]),
    point: (at) => [x(at), y(at)],
    from: (at) => {
      const next: [number, number][] = [];
      const column = at % wide;
      if (column + 1 < wide && !across[at]) next.push([at + 1, x(at + 1) - x(at)]);
      if (column > 0 && !across[at - 1]) next.push([at - 1, x(at) - x(at - 1)]);
      if (at + wide < size && !down[at]) next.push([at + wide, y(at + wide) - y(at)]);
      if (at >= wide && !down[at - wide]) next.push([at - wide, y(at) - y(at - wide)]);
      return next;
    },
  };
};

/** Whether there is a box between a point and the next one to the right of it, and below it. */
const blockedBy = (boxes: readonly Box[], xs: readonly number[], ys: readonly number[]) => {
  const wide = xs.length;
  const across = new Uint8Array(wide * ys.length);
  const down = new Uint8Array(wide * ys.length);
  for (const { left, top, right, bottom } of boxes) {
    const [fromX, endX] = [firstFrom(xs, left + 1), firstFrom(xs, right)];
    const [fromY, endY] = [firstFrom(ys, top + 1), firstFrom(ys, bottom)];
    for (let y = fromY; y < endY; y += 1)
      for (let x = Math.max(0, fromX - 1); x < endX; x += 1) across[y * wide + x] = 1;
    for (let y = Math.max(0, fromY - 1); y < endY; y += 1)
      for (let x = fromX; x < endX; x += 1) down[y * wide + x] = 1;
  }
  return { across, down };
};
