/** Edges of something in the window, in px. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Px between spot and box, and between box and window. */
const GAP = 12;
const MARGIN = 12;

/** Where a box stands beside a spot: below, above, right or left of it, wherever it has room; else at the lower edge. */
export function beside(spot: Edges, box: Size, view: Size): { left: number; top: number } {
  const within = (wanted: number, size: number, room: number) =>
    Math.max(MARGIN, Math.min(wanted, room - size - MARGIN));
  const left = within(spot.left, box.width, view.width);
  const top = within(spot.top, box.height, view.height);
  const below = spot.bottom + GAP;
  const above = spot.top - GAP - box.height;
  const after = spot.right + GAP;
  const before = spot.left - GAP - box.width;
  if (below + box.height <= view.height - MARGIN) return { left, top: below };
  if (above >= MARGIN) return { left, top: above };
  if (after + box.width <= view.width - MARGIN) return { left: after, top };
  if (before >= MARGIN) return { left: before, top };
  return { left, top: view.height - box.height - MARGIN };
}
