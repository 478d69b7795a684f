import type { Dashboard, Widget } from '#contract/dashboard/shapes.ts';
import type { PlacedWidget, WidgetKind, WidgetSize } from '#contract/dashboard/widgets.ts';

/** Where the widgets of a page stand. */
export const placesOf = (widgets: readonly PlacedWidget[]): PlacedWidget[] =>
  widgets.map(({ kind, size }) => ({ kind, size }));

/** A widget at another place, 0 the first; where it is already, nothing changes. */
export const movedTo = (
  places: readonly PlacedWidget[],
  kind: WidgetKind,
  to: number,
): readonly PlacedWidget[] => {
  const at = places.findIndex((one) => one.kind === kind);
  const found = places[at];
  const place = Math.min(Math.max(to, 0), places.length - 1);
  if (!found || place === at) return places;
  return places.toSpliced(at, 1).toSpliced(place, 0, found);
};

/** A widget in another size. */
export const sizedAs = (places: readonly PlacedWidget[], kind: WidgetKind, size: WidgetSize) =>
  places.map((one) => (one.kind === kind ? { kind, size } : one));

/** The page as it will be: widgets that weren't there yet have nothing to show until they are read. */
export const arrangedAs = (now: Dashboard, places: readonly PlacedWidget[]): Dashboard => {
  const known = new Map(now.widgets.map((widget) => [widget.kind, widget]));
  const all = [...now.widgets.map(({ kind }) => kind), ...now.hidden];
  const shown = places.flatMap(({ kind, size }): Widget[] => {
    const widget = known.get(kind);
    return widget ? [{ ...widget, size }] : [];
  });
  return { ...now, widgets: shown, hidden: all.filter((kind) => !shown.some((one) => one.kind === kind)) };
};
