import type { Endpoint } from '#contract/endpoint.ts';
import { listFeed } from '#contract/feed/endpoints.ts';
import { listOpsLog } from '#contract/ops-log/endpoints.ts';
import { listProjectRoles } from '#contract/project-roles/endpoints.ts';
import { readProjectDashboard, updateProject } from '#contract/projects/endpoints.ts';
import { readProjectRoster } from '#contract/shifts/shift-endpoints.ts';
import type { Permissions } from '../../../platform/permissions.ts';

/** The parts of a project, each with the call that it needs. */
const TABS = {
  dashboard: readProjectDashboard,
  activity: listFeed,
  'ops-log': listOpsLog,
  roster: readProjectRoster,
  roles: listProjectRoles,
  settings: updateProject,
} as const satisfies Record<string, Endpoint>;

/** A part of a project. */
export type ProjectTab = keyof typeof TABS;

const NAMES = [
  'dashboard',
  'activity',
  'ops-log',
  'roster',
  'roles',
  'settings',
] as const satisfies readonly ProjectTab[];

/** The parts of a project that one may open, in order; `also` those that something else than a rule opens. */
export const openTabs = (
  permissions: Permissions,
  project_id: string,
  also: readonly ProjectTab[] = [],
): ProjectTab[] => NAMES.filter((tab) => permissions.may(TABS[tab], { project_id }) || also.includes(tab));

/** The part that an address below a project names; undefined for one without a tab. */
export const tabOf = (pathname: string): ProjectTab | undefined =>
  NAMES.find((tab) => pathname.endsWith(`/${tab}`));
