/** A piece of an edge: from one y to another it is at `x`. */
interface Stretch {
  readonly top: number;
  readonly bottom: number;
  readonly x: number;
}

/** An edge from its lowest piece to the highest; `shift` is added to every `x`. */
interface Edge {
  readonly stretches: Stretch[];
  readonly shift: number;
}

/** The left and the right edge of whatever stands together, without holes from its top to its bottom. Each is used once: what is made of it takes its pieces. */
export interface Contour {
  readonly left: Edge;
  readonly right: Edge;
  readonly bottom: number;
  /** Itself on top of what stands below it. */
  readonly over: (below: Contour) => Contour;
}

/** The outline of a box. */
export const contourOf = (left: number, right: number, top: number, bottom: number): Contour =>
  made(
    { stretches: [{ top, bottom, x: left }], shift: 0 },
    { stretches: [{ top, bottom, x: right }], shift: 0 },
    bottom,
  );

const made = (left: Edge, right: Edge, bottom: number): Contour => ({
  ...{ left, right, bottom },
  over: (below) => made(onto(below.left, left), onto(below.right, right), below.bottom),
});

/** The same, so far to the right. */
export const moved = ({ left, right, bottom }: Contour, by: number): Contour =>
  made({ ...left, shift: left.shift + by }, { ...right, shift: right.shift + by }, bottom);

/** How far to the right `next` has to go to keep its distance from what stands to the left of it. */
export const distanceOf = ({ right }: Contour, { left }: Contour, gap: number): number => {
  let least = Number.NEGATIVE_INFINITY;
  let [one, other] = [right.stretches.length - 1, left.stretches.length - 1];
  while (one >= 0 && other >= 0) {
    const [ours, theirs] = [right.stretches[one], left.stretches[other]];
    if (!ours || !theirs) break;
    if (Math.min(ours.bottom, theirs.bottom) > Math.max(ours.top, theirs.top))
      least = Math.max(least, ours.x + right.shift + gap - theirs.x - left.shift);
    // Whichever ends first lets the next of its edge come.
    if (ours.bottom <= theirs.bottom) one -= 1;
    if (theirs.bottom <= ours.bottom) other -= 1;
  }
  return Number.isFinite(least) ? least : 0;
};

/** Two side by side. Only as much is walked as the shorter one has, so that an organization takes as long as it has cards. */
export const together = (one: Contour | undefined, next: Contour): Contour => {
  if (!one) return next;
  const isDeeper = next.bottom > one.bottom;
  const left = isDeeper ? onto(below(next.left, one.bottom), one.left) : one.left;
  const right = isDeeper ? next.right : onto(below(one.right, next.bottom), next.right);
  return made(left, right, Math.max(one.bottom, next.bottom));
};

/** What of an edge is below a line. */
const below = (edge: Edge, line: number): Edge => {
  const { stretches } = edge;
  for (let last = stretches.at(-1); last && last.top < line; last = stretches.at(-1)) {
    stretches.pop();
    if (last.bottom > line) {
      stretches.push({ ...last, top: line });
      break;
    }
  }
  return edge;
};

/** The lower edge with the upper one on it. */
const onto = (lower: Edge, upper: Edge): Edge => {
  const by = upper.shift - lower.shift;
  for (const stretch of upper.stretches) lower.stretches.push({ ...stretch, x: stretch.x + by });
  return lower;
};
