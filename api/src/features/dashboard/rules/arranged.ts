import { organizationDomain } from '#contract/access/permission.ts';
import {
  defaultWidgets,
  type PlacedWidget,
  type WidgetKind,
  widgetsFor,
} from '#contract/dashboard/widgets.ts';
import type { Context } from '../../../platform/context.ts';
import { seesCosts } from '../../projects/queries.ts';

/** Widgets that the caller may have now. */
export const allowedWidgets = (context: Context): WidgetKind[] => {
  const { person, organization, member } = context;
  const { can } = person.permissions;
  return widgetsFor({ can, organization, onTeam: member !== null, seesCosts: seesCosts(context) });
};

/** What somebody sees: in their order what they may see of it, or what their role begins with. */
export const shownWidgets = (context: Context, kept: readonly PlacedWidget[] | null): PlacedWidget[] => {
  const allowed = allowedWidgets(context);
  const role = context.person.permissions.highestRole(organizationDomain(context.organization));
  return (kept ?? defaultWidgets(role)).filter(({ kind }) => allowed.includes(kind));
};

/**
 * What is kept of a new order: what its author may not see now keeps its place behind whatever stood before it, so that it comes back
 * with the right.
 */
export const keptOrder = (
  before: readonly PlacedWidget[],
  after: readonly PlacedWidget[],
  allowed: readonly WidgetKind[],
): PlacedWidget[] =>
  before.reduce<PlacedWidget[]>(
    (order, widget, at) => {
      if (allowed.includes(widget.kind)) return order;
      const behind = before.slice(0, at).findLast(({ kind }) => order.some((one) => one.kind === kind));
      const place = behind ? order.findIndex(({ kind }) => kind === behind.kind) + 1 : 0;
      return order.toSpliced(place, 0, widget);
    },
    [...after],
  );
