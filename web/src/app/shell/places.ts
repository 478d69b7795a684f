import {
  IconBeach,
  IconBriefcase,
  IconBug,
  IconBuilding,
  IconCalculator,
  IconCalendarUser,
  IconClockPlay,
  IconCoins,
  IconFileDollar,
  IconFileImport,
  IconHistory,
  IconListCheck,
  IconShieldLock,
  IconSitemap,
  IconSpeakerphone,
  IconTag,
  IconTargetArrow,
  IconTemplate,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { ROOT } from '#contract/access/permission.ts';
import type { Permissions } from '../../platform/permissions.ts';
import type { IconType } from '../../ui/theme/icon.tsx';
import { t } from './messages.ts';

/** Groups of the drawer, in order. */
export const GROUPS = ['work', 'people', 'organization', 'insight', 'admin'] as const;

/** A page that can be gone to; shown to whoever may open it. One that holds nothing yet (`waiting`) isn't among them. */
export interface Place {
  readonly id: string;
  readonly label: string;
  readonly group: (typeof GROUPS)[number];
  readonly icon: IconType;
  /** `$orgId` stands for this tab's organization. */
  readonly path: string;
  /** Pressed after `g`. */
  readonly key?: string;
  readonly allowed: (permissions: Permissions) => boolean;
}

const adminOnly = ({ isAdmin }: Permissions) => isAdmin;

const may =
  (action: string, object: string) =>
  ({ can }: Permissions) =>
    can(action, object);

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
    id: 'team',
    label: t('team'),
    ...{ group: 'organization', icon: IconUsersGroup },
    path: '/manager/organizations/$orgId/team',
    key: 't',
    allowed: may('read', '/members'),
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
    id: 'clients',
    label: t('clients'),
    ...{ group: 'admin', icon: IconUsers },
    path: '/manager/clients',
    key: 'c',
    allowed: adminOnly,
  },
  {
    id: 'organizations',
    label: t('organizations'),
    ...{ group: 'admin', icon: IconBuilding },
    path: '/manager/organizations',
    allowed: adminOnly,
  },
  {
    id: 'service-types',
    label: t('service_types'),
    ...{ group: 'admin', icon: IconTag },
    path: '/manager/service-types',
    key: 's',
    allowed: adminOnly,
  },
  {
    id: 'exchange-rates',
    label: t('exchange_rates'),
    ...{ group: 'admin', icon: IconCoins },
    path: '/admin/exchange-rates',
    allowed: adminOnly,
  },
  {
    id: 'calculator',
    label: t('calculator'),
    ...{ group: 'admin', icon: IconCalculator },
    path: '/calculator',
    allowed: adminOnly,
  },
  {
    id: 'presets',
    label: t('presets'),
    ...{ group: 'admin', icon: IconTemplate },
    path: '/admin/presets',
    allowed: adminOnly,
  },
  {
    id: 'admin-notifications',
    label: t('notifications'),
    ...{ group: 'admin', icon: IconSpeakerphone },
    path: '/admin/notifications',
    key: 'o',
    allowed: adminOnly,
  },
  {
    id: 'policy',
    label: t('policy'),
    ...{ group: 'admin', icon: IconShieldLock },
    path: '/admin/policy',
    key: 'y',
    allowed: ({ can }) => can('read', '/policy', ROOT),
  },
  {
    id: 'reports',
    label: t('reports'),
    ...{ group: 'admin', icon: IconBug },
    path: '/admin/reports',
    allowed: ({ can }) => can('read', '/reports', ROOT),
  },
];
