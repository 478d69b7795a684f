import { at, behind, once, type Place, person } from './pages-place.ts';

/** The draft of the demo, found in the list of reorganisations. */
const drafted = (name: string, mailbox: string, tail = ''): Place => ({
  name,
  mailbox,
  path: async (page) => {
    const address = await once(mailbox, 'Nights under one lead', async () => {
      await page.goto('/orgchart?draft=list');
      await page.getByRole('button', { name: /^Nights under one lead/ }).click();
      await page.waitForURL(/draft=[0-9a-f-]{36}/);
      const { pathname, search } = new URL(page.url());
      return `${pathname}${search}`;
    });
    return `${address}${tail}`;
  },
});

/** The team, its time and its leave, what is exported and what is audited. */
export const PEOPLE: readonly Place[] = [
  behind('team', 'owner', 'Team'),
  behind('team-of-a-coordinator', 'coordinator', 'Team'),
  behind('team-invited', 'owner', 'Team', '?view=invited'),
  behind('team-nothing-found', 'owner', 'Team', '?q=nobody-is-called-this'),
  behind('team-invite', 'owner', 'Team', '/invite'),
  behind('team-new', 'owner', 'Team', '/new'),
  behind('team-import', 'owner', 'Team', '/import'),
  person('team-person', 'owner', 'manager@'),
  person('team-person-invited', 'owner', 'nadia.petrov'),
  person('team-offboarding', 'owner', 'manager@', '/offboarding'),
  person('team-offboarding-of-the-last-owner', 'owner', 'owner@', '/offboarding'),
  at('invitation-missing', 'member', '/invitation?id=01a1fb7a-8bb3-77c6-abf2-5c0938cbb5a1'),
  behind('organization-projects', 'manager', 'Approvals', '/../projects'),
  behind('team-time', 'manager', 'Approvals', '/../time'),
  behind('approvals', 'owner', 'Approvals'),
  behind('approvals-of-a-manager', 'manager', 'Approvals'),
  behind('closing', 'owner', 'Approvals', '/../closing'),
  behind('exports', 'director', 'Approvals', '/../exports'),
  behind('export-new', 'director', 'Approvals', '/../exports/new?purpose=invoicing'),
  behind('audit', 'owner', 'Audit'),
  behind('organization-dashboard', 'manager', 'Approvals', '/../dashboard'),
  behind('organization-settings', 'owner', 'Settings'),
  behind('organization-settings-read', 'director', 'Settings'),
  behind('audit-nothing-found', 'owner', 'Audit', '?q=nothing-is-called-this'),
  at('daily-activity', 'member', '/daily-activity'),
  at('leave', 'member', '/leave'),
  at('leave-approvals', 'manager', '/leave?tab=approvals'),
  at('leave-team', 'manager', '/leave?tab=team'),
  at('leave-balances', 'manager', '/leave?tab=balances'),
  at('leave-settings', 'director', '/leave?tab=settings'),
  at('orgchart', 'member', '/orgchart'),
  at('orgchart-coloured', 'director', '/orgchart?colour=department'),
  at('orgchart-list', 'owner', '/orgchart?view=list&colour=span'),
  at('orgchart-nothing-found', 'owner', '/orgchart?department=Nowhere'),
  at('orgchart-reorganisations', 'director', '/orgchart?draft=list'),
  drafted('orgchart-drafted', 'director'),
  drafted('orgchart-beside-today', 'owner', '&side=both'),
  drafted('orgchart-moves', 'owner', '&side=moves'),
  at('calendar', 'member', '/daily-activity?view=day'),
  at('calendar-week', 'member', '/daily-activity?view=week'),
];
