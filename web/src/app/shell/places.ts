import {
  IconBeach,
  IconBriefcase,
  IconCalendarUser,
  IconClockPlay,
  IconFileDollar,
  IconFileImport,
  IconGauge,
  IconHistory,
  IconLayoutDashboard,
  IconListCheck,
  IconPresentationAnalytics,
  IconSettings,
  IconSitemap,
  IconTargetArrow,
  IconUsersGroup,
} from '@tabler/icons-react';
import { type Role, rank } from '#contract/access/roles.ts';
import type { Permissions } from '../../platform/permissions.ts';
import { ADMIN_PLACES } from './admin-places.ts';
import { t } from './messages.ts';
import type { Place } from './place.ts';

const may =
  (action: string, object: string) =>
  ({ can }: Permissions) =>
    can(action, object);

/** In any organization, since the page is about all of them. */
const isExecutive = (role: Role | null) => role !== null && rank(role) >= rank('executive');

/** Every page of the drawer, in its order. */
export const PLACES: readonly Place[] = [
  {
    id: 'projects',
    label: t('projects'),
    ...{ group: 'work', icon: IconBriefcase },
    path: '/manager/projects',
    key: 'p',
    allowed: may('list', '/projects'),
  },
  {
    id: 'account-plans',
    label: t('account_plans'),
    ...{ group: 'work', icon: IconTargetArrow },
    path: '/manager/account-plans',
    key: 'k',
    allowed: may('list', '/account-plans'),
  },
  {
    id: 'daily-activity',
    label: t('daily_activity'),
    ...{ group: 'work', icon: IconClockPlay },
    path: '/daily-activity',
    key: 'a',
    allowed: may('list', '/daily-activity'),
  },
  {
    id: 'dealsheets',
    label: t('dealsheets'),
    ...{ group: 'work', icon: IconFileDollar },
    path: '/manager/dealsheets',
    key: 'd',
    allowed: ({ isAdmin, withRule }) => isAdmin || withRule('director'),
  },
  {
    id: 'dashboard',
    label: t('dashboard'),
    ...{ group: 'work', icon: IconGauge },
    path: '/dashboard',
    key: 'w',
    allowed: may('read', '/dashboard'),
  },
  {
    id: 'roster',
    label: t('roster'),
    ...{ group: 'people', icon: IconCalendarUser },
    path: '/roster',
    key: 'r',
    allowed: may('read', '/roster'),
  },
  {
    id: 'leave',
    label: t('leave'),
    ...{ group: 'people', icon: IconBeach },
    path: '/leave',
    key: 'l',
    allowed: may('create', '/leave'),
  },
  {
    id: 'orgchart',
    label: t('orgchart'),
    ...{ group: 'people', icon: IconSitemap },
    path: '/orgchart',
    key: 'h',
    allowed: may('read', '/orgchart'),
  },
  {
    id: 'organization-dashboard',
    label: t('organization_dashboard'),
    ...{ group: 'organization', icon: IconLayoutDashboard },
    path: '/manager/organizations/$orgId/dashboard',
    key: 'b',
    allowed: may('read', '/organizations/current/dashboard'),
  },
  {
    id: 'team',
    label: t('team'),
    ...{ group: 'organization', icon: IconUsersGroup },
    path: '/manager/organizations/$orgId/team',
    key: 't',
    allowed: may('read', '/members'),
  },
  {
    id: 'settings',
    label: t('settings'),
    ...{ group: 'organization', icon: IconSettings },
    path: '/manager/organizations/$orgId/settings',
    key: 'e',
    allowed: may('read', '/organizations/current/settings'),
  },
  {
    id: 'approvals',
    label: t('approvals'),
    ...{ group: 'organization', icon: IconListCheck },
    path: '/manager/organizations/$orgId/approvals',
    key: 'v',
    allowed: may('list', '/daily-activity/team'),
  },
  {
    id: 'audit',
    label: t('audit'),
    ...{ group: 'organization', icon: IconHistory },
    path: '/manager/organizations/$orgId/audit',
    key: 'u',
    allowed: may('read', '/audit'),
  },
  {
    id: 'imports',
    label: t('imports'),
    ...{ group: 'organization', icon: IconFileImport },
    path: '/manager/projects/import',
    key: 'm',
    allowed: may('create', '/imports'),
  },
  {
    id: 'executive',
    label: t('executive'),
    ...{ group: 'insight', icon: IconPresentationAnalytics },
    path: '/executive',
    key: 'x',
    allowed: ({ highestRole }) => isExecutive(highestRole()),
  },
  ...ADMIN_PLACES,
];
