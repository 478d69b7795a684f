type Edges = { left: number; right: number; top: number; bottom: number };
type Size = { width: number; height: number };

/** Px between button and box, and between box and window. */
const gap = 4;
const margin = 8;

/** Where a box stands that belongs to a button: below it, or above where there is more room; inside the window. */
export function place(button: Edges, box: Size, view: Size, align: 'start' | 'end') {
  const wanted = align === 'end' ? button.right - box.width : button.left;
  const left = Math.max(margin, Math.min(wanted, view.width - box.width - margin));
  const below = button.bottom + gap;
  const above = button.top - gap - box.height;
  const fits = below + box.height <= view.height - margin;
  const top =
    fits || above < margin ? Math.min(below, Math.max(margin, view.height - box.height - margin)) : above;
  return { left, top };
}
