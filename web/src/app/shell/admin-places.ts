import {
  IconBug,
  IconBuilding,
  IconBulb,
  IconCalculator,
  IconCoins,
  IconShieldLock,
  IconSpeakerphone,
  IconTag,
  IconTemplate,
  IconUsers,
} from '@tabler/icons-react';
import { ROOT } from '#contract/access/permission.ts';
import type { Permissions } from '../../platform/permissions.ts';
import { t } from './messages.ts';
import type { Place } from './place.ts';

const adminOnly = ({ isAdmin }: Permissions) => isAdmin;

/** Pages of administrators, in the drawer's order. */
export const ADMIN_PLACES: readonly Place[] = [
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
    id: 'rpai',
    label: t('rpai'),
    ...{ group: 'admin', icon: IconBulb },
    path: '/rpai',
    key: 'f',
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
