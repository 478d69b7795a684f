import { z } from 'zod';
import { askOf } from '../access/ask.ts';
import { type Role, rank } from '../access/roles.ts';
import { listAccountPlans } from '../account-plans/endpoints.ts';
import { readTeamWeek } from '../activity/team-endpoints.ts';
import { listFailedDeliveries } from '../announcements/delivery-endpoints.ts';
import { readCapacity } from '../capacity/endpoints.ts';
import { listDealsheets } from '../dealsheets/endpoints.ts';
import type { Endpoint } from '../endpoint.ts';
import { listOwnLeave } from '../leave/endpoints.ts';
import { listNotifications } from '../notifications/endpoints.ts';
import { listProjects } from '../projects/endpoints.ts';
import { listReportedErrors } from '../reports/endpoints.ts';
import { readOwnPlan } from '../shifts/plan-endpoints.ts';
import { readRoster } from '../shifts/shift-endpoints.ts';

/** Parts of somebody's dashboard, below what waits for their decision. */
export const WIDGETS = [
  ...(['week', 'shifts', 'due', 'leave', 'mentions', 'projects'] as const),
  ...(['attention', 'health', 'missing', 'gaps', 'incidents', 'milestones'] as const),
  ...(['utilisation', 'pipeline', 'reviews', 'deliveries', 'errors'] as const),
] as const;
/** A part of somebody's dashboard. */
export const widgetKind = z.enum(WIDGETS);
/** A part of somebody's dashboard. */
export type WidgetKind = z.infer<typeof widgetKind>;

/** A third, a half and the whole of a wide page. */
export const WIDGET_SIZES = ['small', 'medium', 'large'] as const;
/** How much of a wide page a widget takes. */
export const widgetSize = z.enum(WIDGET_SIZES);
/** How much of a wide page a widget takes. */
export type WidgetSize = z.infer<typeof widgetSize>;

/** Where a widget stands is its place among the others. */
export const placedWidget = z.object({ kind: widgetKind, size: widgetSize });
/** Where a widget stands is its place among the others. */
export type PlacedWidget = z.infer<typeof placedWidget>;

/** What is read behind each widget: whoever may call it may have the widget. */
const LISTS: Readonly<Record<WidgetKind, Endpoint>> = {
  ...{ week: readOwnPlan, shifts: readOwnPlan, due: readOwnPlan, leave: listOwnLeave },
  ...{ mentions: listNotifications, projects: listProjects, attention: listProjects, health: listProjects },
  ...{ missing: readTeamWeek, gaps: readRoster, incidents: listProjects, milestones: listProjects },
  ...{ utilisation: readCapacity, pipeline: listDealsheets, reviews: listAccountPlans },
  ...{ deliveries: listFailedDeliveries, errors: listReportedErrors },
};

/** Widgets of one's own work: nobody from outside the team has any. */
const OWN: readonly WidgetKind[] = ['week', 'shifts', 'due', 'leave', 'projects'];

/** Who is asked about. */
export interface Reader {
  readonly can: (action: string, object: string, domain: string) => boolean;
  readonly organization: string;
  readonly onTeam: boolean;
}

/** Widgets that somebody may have, in the order of {@link WIDGETS}: those whose rows they may read. */
export const widgetsFor = ({ can, organization, onTeam }: Reader): WidgetKind[] =>
  WIDGETS.filter((kind) => {
    if (!onTeam && OWN.includes(kind)) return false;
    const ask = askOf(LISTS[kind].access, organization);
    return ask === null || can(ask.action, ask.object, ask.domain);
  });

const small = (kind: WidgetKind): PlacedWidget => ({ kind, size: 'small' });
const medium = (kind: WidgetKind): PlacedWidget => ({ kind, size: 'medium' });

const BY_ROLE: Readonly<Record<'member' | 'coordinator' | 'director' | 'admin', readonly PlacedWidget[]>> = {
  member: [...[medium('week'), medium('shifts')], ...[small('due'), small('leave'), small('mentions')]],
  coordinator: [
    ...[small('missing'), small('gaps'), small('incidents')],
    ...[medium('attention'), medium('milestones')],
    ...[small('health'), small('due'), small('mentions')],
  ],
  director: [
    ...[medium('pipeline'), medium('attention')],
    ...[small('reviews'), small('utilisation'), small('missing')],
    ...[small('incidents'), small('health'), small('milestones')],
  ],
  admin: [
    ...[medium('pipeline'), medium('attention')],
    ...[small('utilisation'), small('deliveries'), small('errors')],
    ...[small('incidents'), small('health'), small('missing')],
  ],
};

/** What somebody finds who has arranged nothing, by their highest role in the organization. */
export const defaultWidgets = (role: Role | null): readonly PlacedWidget[] => {
  if (role === 'admin') return BY_ROLE.admin;
  if (role && rank(role) >= rank('director')) return BY_ROLE.director;
  return role && rank(role) >= rank('coordinator') ? BY_ROLE.coordinator : BY_ROLE.member;
};
