import { type Box, type Grid, gridOf, type Point } from './grid.ts';

/** Where a way leaves a card, and the first point outside of it; `cost` in pixels makes it less welcome. */
export interface Port {
  readonly edge: Point;
  readonly out: Point;
  readonly isAcross: boolean;
  readonly cost: number;
}

interface Asked {
  readonly from: readonly Port[];
  readonly to: readonly Port[];
  readonly boxes: readonly Box[];
  /** How far beside, above and below boxes a way goes. */
  readonly lane: { readonly beside: number; readonly above: number; readonly below: number };
}

/** Pixels that somebody goes rather than round a corner. */
const CORNER = 60;

/** The shortest way with the fewest corners between two cards that goes through no box; null where there is none, or too much to look at. */
export const wayBetween = ({ from, to, boxes, lane }: Asked): Point[] | null => {
  const grid = gridOf(
    boxes,
    lane,
    [...from, ...to].map(({ out }) => out),
  );
  if (!grid) return null;
  const { costs, cameFrom, queue } = searchOf(grid);
  const goals = new Map<number, Port>();
  for (const port of to) goals.set(grid.at(port.out), port);
  for (const port of from) {
    const state = 2 * grid.at(port.out) + (port.isAcross ? 0 : 1);
    costs[state] = port.cost;
    queue.push(state, port.cost);
  }
  const best = { end: -1, port: to[0], cost: Number.POSITIVE_INFINITY };
  for (let next = queue.pop(); next && next.cost < best.cost; next = queue.pop()) {
    const { state, cost } = next;
    if (cost > (costs[state] ?? 0)) continue;
    const goal = goals.get(state >> 1);
    if (goal) {
      const all = cost + goal.cost + (goal.isAcross === (state % 2 === 0) ? 0 : CORNER);
      if (all < best.cost) Object.assign(best, { end: state, port: goal, cost: all });
    }
    for (const [to, far] of grid.from(state >> 1)) {
      const isAcross = Math.abs(to - (state >> 1)) === 1;
      const reached = 2 * to + (isAcross ? 0 : 1);
      const sum = cost + far + (isAcross === (state % 2 === 0) ? 0 : CORNER);
      if (sum >= (costs[reached] ?? 0)) continue;
      costs[reached] = sum;
      cameFrom[reached] = state;
      queue.push(reached, sum);
    }
  }
  return best.end < 0 || !best.port ? null : traced(grid, cameFrom, best.end, from, best.port);
};

const searchOf = ({ size }: Grid) => ({
  costs: new Float64Array(2 * size).fill(Number.POSITIVE_INFINITY),
  cameFrom: new Int32Array(2 * size).fill(-1),
  queue: queueOf(),
});

/** From the card to the other one, corners only. */
const traced = (
  grid: Grid,
  cameFrom: Int32Array,
  end: number,
  from: readonly Port[],
  goal: Port,
): Point[] => {
  const points: Point[] = [goal.edge];
  let start = end;
  for (let state = end; state >= 0; state = cameFrom[state] ?? -1) {
    points.push(grid.point(state >> 1));
    start = state;
  }
  const port = from.find(({ out, isAcross }) => 2 * grid.at(out) + (isAcross ? 0 : 1) === start);
  if (port) points.push(port.edge);
  return points.reverse().filter(([x, y], at, all) => {
    const [before, after] = [all[at - 1], all[at + 1]];
    return !before || !after || !((before[0] === x && x === after[0]) || (before[1] === y && y === after[1]));
  });
};

interface Waiting {
  readonly state: number;
  readonly cost: number;
}

/** What is cheapest comes first. */
const queueOf = () => {
  const heap: Waiting[] = [];
  const isLess = (one: number, other: number) => (heap[one]?.cost ?? 0) < (heap[other]?.cost ?? 0);
  const swap = (one: number, other: number) => {
    const [a, b] = [heap[one], heap[other]];
    if (a && b) [heap[one], heap[other]] = [b, a];
  };
  return {
    push: (state: number, cost: number): void => {
      heap.push({ state, cost });
      for (let at = heap.length - 1; at > 0 && isLess(at, (at - 1) >> 1); at = (at - 1) >> 1)
        swap(at, (at - 1) >> 1);
    },
    pop: (): Waiting | undefined => {
      const [first] = heap;
      const last = heap.pop();
      if (!first || !last || first === last) return first;
      heap[0] = last;
      for (let at = 0; ; ) {
        const [left, right] = [2 * at + 1, 2 * at + 2];
        const least = right < heap.length && isLess(right, left) ? right : left;
        if (least >= heap.length || !isLess(least, at)) return first;
        swap(at, least);
        at = least;
      }
    },
  };
};
