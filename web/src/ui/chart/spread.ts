/** Moves positions (px) apart so that neighbours are at least `gap` away from each other; the order is kept. */
export function spread(positions: readonly number[], gap: number): number[] {
  const order = positions.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  const placed: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, index } of order) {
    last = Math.max(at, last + gap);
    placed[index] = last;
  }
  return placed;
}
