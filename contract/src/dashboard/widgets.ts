import { z } from 'zod';
import { askOf } from '../access/ask.ts';
import { type Role, rank } from '../access/roles.ts';
import { listAccountPlans } from '../account-plans/endpoints.ts';
import { readTeamWeek } from '../activity/team-endpoints.ts';
import { listFailedDeliveries } from '../announcements/delivery-endpoints.ts';
import { readCapacity } from '../capacity/endpoints.ts';
import { listDealsheets } from '../dealsheets/endpoints.ts';
import type { Endpoint } from '../endpoint.ts';
import { listInvitations } from '../invitations/endpoints.ts';
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
  ...(['budgets', 'margins', 'utilisation', 'pipeline', 'reviews'] as const),
  ...(['invitations', 'deliveries', 'errors'] as const),
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
  ...{ budgets: listProjects, margins: listProjects, utilisation: readCapacity },
  ...{ pipeline: listDealsheets, reviews: listAccountPlans, invitations: listInvitations },
  ...{ deliveries: listFailedDeliveries, errors: listReportedErrors },
};

/** Widgets of one's own work: nobody from outside the team has any. */
const OWN: readonly WidgetKind[] = ['week', 'shifts', 'due', 'leave', 'projects'];

/** Who is asked about. */
export interface Reader {
  readonly can: (action: string, object: string, domain: string) => boolean;
  readonly organization: string;
  readonly onTeam: boolean;
  /** Whether they may know what work costs, and so its margin. */
  readonly seesCosts: boolean;
}

/** Widgets that somebody may have, in the order of {@link WIDGETS}: those whose rows they may read. */
export const widgetsFor = ({ can, organization, onTeam, seesCosts }: Reader): WidgetKind[] =>
  WIDGETS.filter((kind) => {
    if (!onTeam && OWN.includes(kind)) return false;
    if (kind === 'margins' && !seesCosts) return false;
    const ask = askOf(LISTS[kind].access, organization);
    return ask === null || can(ask.action, ask.object, ask.domain);
  });

const small = (kind: WidgetKind): PlacedWidget => ({ kind, size: 'small' });
const medium = (kind: WidgetKind): PlacedWidget => ({ kind, size: 'medium' });

const BY_ROLE = {
  member: [...[medium('week'), medium('shifts')], ...[small('due'), small('leave'), small('mentions')]],
  coordinator: [
    ...[medium('attention'), medium('incidents')],
    ...[small('missing'), small('gaps'), small('health')],
    ...[small('milestones'), small('due'), small('mentions')],
  ],
  manager: [
    ...[medium('attention'), medium('budgets')],
    ...[small('utilisation'), small('margins'), small('health')],
    ...[small('missing'), small('gaps'), small('incidents')],
    ...[small('milestones'), small('due'), small('mentions')],
  ],
  director: [
    ...[medium('pipeline'), medium('reviews')],
    ...[small('utilisation'), small('margins'), small('health')],
    ...[small('attention'), small('budgets'), small('milestones')],
    ...[small('missing'), small('incidents'), small('mentions')],
  ],
  admin: [
    ...[medium('pipeline'), medium('attention')],
    ...[small('utilisation'), small('margins'), small('health')],
    ...[small('invitations'), small('deliveries'), small('errors')],
    ...[small('budgets'), small('incidents'), small('missing')],
  ],
} as const satisfies Partial<Readonly<Record<Role, readonly PlacedWidget[]>>>;

/** What somebody finds who has arranged nothing, by their highest role in the organization. */
export const defaultWidgets = (role: Role | null): readonly PlacedWidget[] => {
  if (role === 'admin') return BY_ROLE.admin;
  if (role && rank(role) >= rank('director')) return BY_ROLE.director;
  if (role && rank(role) >= rank('manager')) return BY_ROLE.manager;
  return role && rank(role) >= rank('coordinator') ? BY_ROLE.coordinator : BY_ROLE.member;
};
