import { listMonths } from '#contract/activity/month-endpoints.ts';
import { readTeamWeek } from '#contract/activity/team-endpoints.ts';
import { listAudit } from '#contract/audit/endpoints.ts';
import { listMembers } from '#contract/members/endpoints.ts';
import { readOrganizationDashboard, readSettings } from '#contract/organizations/endpoints.ts';
import { listExports } from '#contract/time-exports/endpoints.ts';
import type { Permissions } from '../../../platform/permissions.ts';
import { usePermissions } from '../../../platform/person.ts';
import type { TabItem } from '../../../ui/action/tabs.tsx';
import { t } from '../messages.ts';

interface Part {
  readonly id:
    | 'dashboard'
    | 'projects'
    | 'team'
    | 'time'
    | 'approvals'
    | 'closing'
    | 'exports'
    | 'audit'
    | 'settings';
  readonly allowed: (permissions: Permissions) => boolean;
  /** It is a list that takes the page's whole height and reaches its edges. */
  readonly filled: boolean;
  /** It reaches the edges and is as long as it is, as a form with a save bar does. */
  readonly flush?: true;
}

/** The parts of an organization, in order; their ids are the last segment of their address. */
const PARTS: readonly Part[] = [
  { id: 'dashboard', allowed: ({ may }) => may(readOrganizationDashboard), filled: false },
  { id: 'projects', allowed: ({ isAdmin, withRule }) => isAdmin || withRule('manager'), filled: true },
  { id: 'team', allowed: ({ may }) => may(listMembers), filled: true },
  { id: 'time', allowed: ({ may }) => may(readTeamWeek), filled: true },
  // Whoever approves may open it; it is led to where people are managed, and from what one is told of.
  { id: 'approvals', allowed: ({ can }) => can('list', '/daily-activity/team'), filled: true },
  { id: 'closing', allowed: ({ may }) => may(listMonths), filled: true },
  { id: 'exports', allowed: ({ may }) => may(listExports), filled: true },
  { id: 'audit', allowed: ({ may }) => may(listAudit), filled: true },
  { id: 'settings', allowed: ({ may }) => may(readSettings), filled: false, flush: true },
];

/** The parts of this tab's organization that one may open. */
export const openParts = (permissions: Permissions): Part[] =>
  PARTS.filter(({ allowed }) => allowed(permissions));

/** Address of an organization's part. */
export const partHref = (organization: string, part: string): string =>
  `/manager/organizations/${organization}/${part}`;

/** The part that an address names, and all that one may open as tabs. */
export function useOrganizationTabs(organization: string, pathname: string) {
  const open = openParts(usePermissions());
  const current = PARTS.find(({ id }) => pathname.endsWith(`/${id}`));
  const tabs = open.map(({ id }): TabItem => {
    const href = partHref(organization, id);
    return { id, label: t(`tab_${id}`), href, active: id === current?.id };
  });
  return { current, tabs };
}
