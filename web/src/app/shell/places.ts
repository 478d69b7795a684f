import {
  IconBriefcase,
  IconBuilding,
  IconCalculator,
  IconChartLine,
  IconClockPlay,
  IconFileImport,
  IconHierarchy,
  IconHistory,
  IconLayoutDashboard,
  IconLayoutGrid,
  IconShieldLock,
  IconTag,
  IconTarget,
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

/** A page that can be gone to; shown when its route exists and the person may open it. */
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
    group: 'work',
    icon: IconBriefcase,
    path: '/manager/projects',
    key: 'p',
    allowed: may('list', '/projects'),
  },
  {
    id: 'account-plans',
    label: t('account_plans'),
    group: 'work',
    icon: IconTarget,
    path: '/manager/account-plans',
    key: 'l',
    allowed: may('list', '/account-plans'),
  },
  {
    id: 'dashboard',
    label: t('dashboard'),
    group: 'work',
    icon: IconLayoutDashboard,
    path: '/dashboard',
    key: 'd',
    allowed: may('read', '/dashboard'),
  },
  {
    id: 'daily-activity',
    label: t('daily_activity'),
    group: 'work',
    icon: IconClockPlay,
    path: '/daily-activity',
    key: 'a',
    allowed: may('list', '/daily-activity'),
  },
  {
    id: 'org-chart',
    label: t('org_chart'),
    group: 'people',
    icon: IconHierarchy,
    path: '/orgchart',
    key: 'o',
    allowed: may('read', '/orgchart'),
  },
  {
    id: 'team',
    label: t('team'),
    group: 'organization',
    icon: IconUsersGroup,
    path: '/manager/organizations/$orgId/team',
    key: 't',
    allowed: may('read', '/members'),
  },
  {
    id: 'audit',
    label: t('audit'),
    group: 'organization',
    icon: IconHistory,
    path: '/manager/organizations/$orgId/audit',
    key: 'u',
    allowed: may('read', '/audit'),
  },
  {
    id: 'imports',
    label: t('imports'),
    group: 'organization',
    icon: IconFileImport,
    path: '/manager/projects/import',
    key: 'i',
    allowed: may('create', '/imports'),
  },
  {
    id: 'executive',
    label: t('executive'),
    group: 'insight',
    icon: IconChartLine,
    path: '/executive',
    key: 'e',
    allowed: may('read', '/executive'),
  },
  {
    id: 'clients',
    label: t('clients'),
    group: 'admin',
    icon: IconUsers,
    path: '/manager/clients',
    key: 'c',
    allowed: adminOnly,
  },
  {
    id: 'organizations',
    label: t('organizations'),
    group: 'admin',
    icon: IconBuilding,
    path: '/manager/organizations',
    allowed: adminOnly,
  },
  {
    id: 'service-types',
    label: t('service_types'),
    group: 'admin',
    icon: IconTag,
    path: '/manager/service-types',
    key: 's',
    allowed: adminOnly,
  },
  {
    id: 'calculator',
    label: t('calculator'),
    group: 'admin',
    icon: IconCalculator,
    path: '/calculator',
    allowed: adminOnly,
  },
  {
    id: 'presets',
    label: t('presets'),
    group: 'admin',
    icon: IconTemplate,
    path: '/admin/presets',
    allowed: adminOnly,
  },
  {
    id: 'policy',
    label: t('policy'),
    group: 'admin',
    icon: IconShieldLock,
    path: '/admin/policy',
    key: 'y',
    allowed: ({ can }) => can('read', '/policy', ROOT),
  },
  { id: 'rpai', label: t('rpai'), group: 'admin', icon: IconLayoutGrid, path: '/rpai', allowed: adminOnly },
];
