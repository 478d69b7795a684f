import { at, first, type Place, preset } from './pages-place.ts';

/** What is administered: service types, rates, presets, the policy, reports and notifications. */
export const ADMINISTRATION: readonly Place[] = [
  at('service-types', 'admin', '/manager/service-types'),
  at('service-type-new', 'admin', '/manager/service-types/new'),
  first('service-type', 'admin', '/manager/service-types'),
  at('service-type-admin', 'admin', '/admin/service-types'),
  at('service-type-admin-low', 'admin', '/admin/service-types?view=low'),
  at('organizations', 'admin', '/manager/organizations'),
  at('organizations-nothing-found', 'admin', '/manager/organizations?q=nothing-is-called-this'),
  at('organization-administration', 'admin', '/admin/organizations'),
  at('organizations-archived', 'admin', '/admin/organizations?view=archived'),
  at('organization-new', 'admin', '/admin/organizations/new'),
  first('organization-administered', 'admin', '/admin/organizations'),
  at('exchange-rates', 'admin', '/admin/exchange-rates'),
  at('presets', 'admin', '/admin/presets'),
  at('presets-nothing-found', 'admin', '/admin/presets?q=nothing-is-called-this'),
  at('preset-new', 'admin', '/admin/presets/new'),
  first('preset', 'admin', '/admin/presets'),
  preset('preset-of-projects', 'Guarding contract'),
  preset('preset-draft', 'Guarding contract', '/edit'),
  at('rpai', 'admin', '/rpai'),
  {
    name: 'rpai-insight',
    mailbox: 'admin',
    path: async (page) => {
      await page.goto('/rpai?view=all');
      return `${await page.locator('[data-insight]').first().getAttribute('href')}`;
    },
  },
  at('rpai-nothing-found', 'admin', '/rpai?q=nothing-is-called-this'),
  at('rpai-runs', 'admin', '/rpai/runs'),
  at('rpai-precision', 'admin', '/rpai/precision'),
  at('policy', 'admin', '/admin/policy'),
  at('policy-edit', 'admin', '/admin/policy?edit=true'),
  at('policy-preview', 'admin', '/admin/policy/preview'),
  at('policy-test', 'admin', '/admin/policy/test?role=manager&action=create&object=/projects'),
  at('policy-test-refused', 'admin', '/admin/policy/test?role=director&action=read&object=/audit'),
  at('policy-history', 'admin', '/admin/policy/history'),
  at('policy-administrators', 'admin', '/admin/policy/administrators'),
  at('reports-errors', 'admin', '/admin/reports/errors'),
  at('reports-feedback', 'admin', '/admin/reports/feedback'),
  at('notifications', 'admin', '/admin/notifications'),
  at('notifications-templates', 'admin', '/admin/notifications/templates'),
  at('notifications-failed', 'admin', '/admin/notifications/failed'),
  {
    name: 'notification',
    mailbox: 'admin',
    path: async (page) => {
      await page.goto('/admin/notifications?status=sent');
      return `${await page.locator('main tbody a').first().getAttribute('href')}`;
    },
  },
  at('notification-new', 'admin', '/admin/notifications/new'),
];
