/** Where something lies beside others of the same time: its lane, from 0, and how many there are. */
export interface Beside {
  readonly lane: number;
  readonly lanes: number;
}

interface Piece {
  readonly from: number;
  readonly to: number;
}

/** Puts what shares time side by side: each in the first lane that is free, all that hang together equally wide. */
export const sideBySide = <P extends Piece>(pieces: readonly P[]): (P & Beside)[] => {
  const sorted = pieces.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const placed: (P & Beside)[] = [];
  let group: { piece: P; lane: number }[] = [];
  let reached = Number.NEGATIVE_INFINITY;
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    placed.push(...group.map(({ piece, lane }) => ({ ...piece, lane, lanes })));
    group = [];
  };
  for (const piece of sorted) {
    if (piece.from >= reached) close();
    const taken = new Set(group.filter(({ piece: { to } }) => to > piece.from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    group.push({ piece, lane });
    reached = Math.max(reached, piece.to);
  }
  close();
  return placed;
};
