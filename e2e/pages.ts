import type { Page } from '@playwright/test';

/** A page as somebody sees it; `path` may have to be found first. */
export interface Place {
  readonly name: string;
  readonly mailbox: string;
  readonly path: (page: Page) => Promise<string> | string;
}

const at = (name: string, mailbox: string, path: string): Place => ({ name, mailbox, path: () => path });

const found = new Map<string, string>();

/** An address that has to be looked for, once for several places of the same person. */
const once = async (mailbox: string, what: string, look: () => Promise<string | null>): Promise<string> => {
  const key = `${mailbox} ${what}`;
  const address = found.get(key) ?? `${await look()}`;
  found.set(key, address);
  return address;
};

/** The address behind the first row of a list. */
const first = (name: string, mailbox: string, list: string, tail = ''): Place => ({
  name,
  mailbox,
  path: async (page) => {
    const row = await once(mailbox, list, async () => {
      await page.goto(list);
      const links = page.locator(
        `main a[href^="${list}/"]:not([href$="/new"]):not([href$="/duplicates"]):not([href$="/import"])`,
      );
      return links.first().getAttribute('href');
    });
    return `${row}${tail}`;
  },
});

/** The address behind an entry of the drawer, such as a page of the organization that one works in. */
const behind = (name: string, mailbox: string, entry: string, tail = ''): Place => ({
  name,
  mailbox,
  path: async (page) => `${await hrefBehind(page, mailbox, entry)}${tail}`,
});

const hrefBehind = (page: Page, mailbox: string, entry: string): Promise<string> =>
  once(mailbox, entry, async () => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    return menu.getByRole('link', { name: entry }).getAttribute('href');
  });

/** The page of somebody of the team, found by their name or address. */
const person = (name: string, mailbox: string, q: string): Place => ({
  name,
  mailbox,
  path: async (page) => {
    const team = await hrefBehind(page, mailbox, 'Team');
    await page.goto(`${team}?q=${q}`);
    return `${await page.locator(`main a[href^="${team}/"]:not([href$="/invite"])`).first().getAttribute('href')}`;
  },
});

/** The page of a preset of the demo, found by its name. */
const preset = (name: string, q: string, tail = ''): Place => ({
  name,
  mailbox: 'admin',
  path: async (page) => {
    const href = await once('admin', `preset ${q}`, async () => {
      await page.goto(`/admin/presets?q=${encodeURIComponent(q)}`);
      return page.getByRole('link', { name: q }).first().getAttribute('href');
    });
    return `${href}${tail}`;
  },
});

/** Every page that there is, as the person who would open it. */
export const PLACES: readonly Place[] = [
  at('projects', 'manager', '/manager/projects'),
  at('projects-of-a-member', 'member', '/manager/projects'),
  at('projects-nothing-found', 'manager', '/manager/projects?q=nothing-is-called-this'),
  at('project-new', 'manager', '/manager/projects/new'),
  first('project-dashboard', 'manager', '/manager/projects', '/dashboard'),
  first('project-activity', 'manager', '/manager/projects', '/activity'),
  first('project-roles', 'director', '/manager/projects', '/roles'),
  first('project-settings', 'manager', '/manager/projects', '/settings'),
  at('import', 'manager', '/manager/projects/import'),
  at('clients', 'admin', '/manager/clients'),
  at('client-new', 'admin', '/manager/clients/new'),
  at('import-clients', 'admin', '/manager/clients/import'),
  first('client', 'admin', '/manager/clients'),
  at('client-duplicates', 'admin', '/manager/clients/duplicates'),
  first('client-merge', 'admin', '/manager/clients', '/merge'),
  at('client-duplicates-dismissed', 'admin', '/manager/clients/duplicates?dismissed=true'),
  at('calculator', 'admin', '/calculator'),
  at('calculator-new', 'admin', '/calculator/new'),
  first('scenario', 'admin', '/calculator'),
  at('calculator-compare-nothing', 'admin', '/calculator/compare'),
  {
    name: 'calculator-compare',
    mailbox: 'admin',
    path: async (page) => {
      await page.goto('/calculator?view=frozen');
      const rows = page.locator('main a[href^="/calculator/"]:not([href$="/new"])');
      await rows.nth(1).waitFor();
      const ids = await rows.evaluateAll((links) =>
        links.map((link) => `${link.getAttribute('href')}`.split('/').at(-1)),
      );
      return `/calculator/compare?id=${ids[0]}&id=${ids[1]}`;
    },
  },
  at('calculator-nothing-found', 'admin', '/calculator?q=nothing-is-called-this'),
  at('calculator-print', 'admin', '/calculator/print'),
  at('service-types', 'admin', '/manager/service-types'),
  at('service-type-new', 'admin', '/manager/service-types/new'),
  first('service-type', 'admin', '/manager/service-types'),
  at('service-type-admin', 'admin', '/admin/service-types'),
  at('service-type-admin-low', 'admin', '/admin/service-types?view=low'),
  at('exchange-rates', 'admin', '/admin/exchange-rates'),
  at('presets', 'admin', '/admin/presets'),
  at('presets-nothing-found', 'admin', '/admin/presets?q=nothing-is-called-this'),
  at('preset-new', 'admin', '/admin/presets/new'),
  first('preset', 'admin', '/admin/presets'),
  preset('preset-of-projects', 'Guarding contract'),
  preset('preset-draft', 'Guarding contract', '/edit'),
  at('account-plans', 'manager', '/manager/account-plans'),
  at('dealsheets', 'director', '/manager/dealsheets'),
  at('dealsheets-in-rows', 'director', '/manager/dealsheets?view=all&show=list'),
  at('dealsheets-nothing-found', 'director', '/manager/dealsheets?q=nothing-is-called-this'),
  at('dealsheet-new', 'director', '/manager/dealsheets/new'),
  first('dealsheet', 'director', '/manager/dealsheets'),
  first('dealsheet-edit', 'director', '/manager/dealsheets', '/edit'),
  ...['margin', 'risks', 'revisions', 'approval', 'activity'].map((tab) =>
    first(`dealsheet-${tab}`, 'director', '/manager/dealsheets', `?tab=${tab}`),
  ),
  behind('team', 'owner', 'Team'),
  behind('team-of-a-coordinator', 'coordinator', 'Team'),
  behind('team-invited', 'owner', 'Team', '?view=invited'),
  behind('team-nothing-found', 'owner', 'Team', '?q=nobody-is-called-this'),
  behind('team-invite', 'owner', 'Team', '/invite'),
  person('team-person', 'owner', 'manager@'),
  person('team-person-invited', 'owner', 'nadia.petrov'),
  at('invitation-missing', 'member', '/invitation?id=01a1fb7a-8bb3-77c6-abf2-5c0938cbb5a1'),
  behind('team-time', 'manager', 'Approvals', '/../time'),
  behind('approvals', 'owner', 'Approvals'),
  behind('approvals-of-a-manager', 'manager', 'Approvals'),
  behind('closing', 'owner', 'Approvals', '/../closing'),
  at('import-projects', 'manager', '/manager/projects/import-projects'),
  behind('exports', 'director', 'Approvals', '/../exports'),
  behind('export-new', 'director', 'Approvals', '/../exports/new?purpose=invoicing'),
  behind('audit', 'owner', 'Audit'),
  behind('audit-nothing-found', 'owner', 'Audit', '?q=nothing-is-called-this'),
  at('policy', 'admin', '/admin/policy'),
  at('policy-edit', 'admin', '/admin/policy?edit=true'),
  at('policy-preview', 'admin', '/admin/policy/preview'),
  at('policy-test', 'admin', '/admin/policy/test?role=manager&action=create&object=/projects'),
  at('policy-test-refused', 'admin', '/admin/policy/test?role=director&action=read&object=/audit'),
  at('policy-history', 'admin', '/admin/policy/history'),
  at('policy-administrators', 'admin', '/admin/policy/administrators'),
  at('daily-activity', 'member', '/daily-activity'),
  at('leave', 'member', '/leave'),
  at('leave-approvals', 'manager', '/leave?tab=approvals'),
  at('leave-team', 'manager', '/leave?tab=team'),
  at('leave-balances', 'manager', '/leave?tab=balances'),
  at('leave-settings', 'director', '/leave?tab=settings'),
  at('calendar', 'member', '/daily-activity?view=day'),
  at('calendar-week', 'member', '/daily-activity?view=week'),
  at('account', 'member', '/account'),
  at('profile', 'member', '/profile'),
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
  at('tests', 'member', '/tests'),
  at('page-to-come', 'executive', '/executive'),
  first('ops-log', 'manager', '/manager/projects', '/ops-log'),
  first('ops-log-nothing-found', 'manager', '/manager/projects', '/ops-log?q=nobody-wrote-this'),
  first('ops-log-table', 'manager', '/manager/projects', '/ops-log?view=table'),
  first('ops-log-statistics', 'manager', '/manager/projects', '/ops-log?view=statistics'),
  first('ops-log-of-a-member', 'member', '/manager/projects', '/ops-log'),
  at('roster', 'manager', '/roster'),
  at('capacity', 'manager', '/roster/capacity'),
  at('capacity-of-departments', 'director', '/roster/capacity?by=department'),
  at('capacity-nothing-found', 'manager', '/roster/capacity?q=nobody-is-called-this'),
  at('capacity-of-a-member', 'member', '/roster/capacity'),
  first('roster-of-a-project', 'manager', '/manager/projects', '/roster'),
  at('account-plans-embedded', 'manager', '/manager/account-plans/embedded'),
  at('choose-organization', 'chooser', '/'),
  at('forbidden', 'member', '/admin/policy'),
  at('not-found', 'manager', '/manager/nowhere'),
];
