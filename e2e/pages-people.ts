import { at, behind, type Place, person } from './pages-place.ts';

/** The team, its time and its leave, what is exported and what is audited. */
export const PEOPLE: readonly Place[] = [
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
  behind('exports', 'director', 'Approvals', '/../exports'),
  behind('export-new', 'director', 'Approvals', '/../exports/new?purpose=invoicing'),
  behind('audit', 'owner', 'Audit'),
  behind('audit-nothing-found', 'owner', 'Audit', '?q=nothing-is-called-this'),
  at('daily-activity', 'member', '/daily-activity'),
  at('leave', 'member', '/leave'),
  at('leave-approvals', 'manager', '/leave?tab=approvals'),
  at('leave-team', 'manager', '/leave?tab=team'),
  at('leave-balances', 'manager', '/leave?tab=balances'),
  at('leave-settings', 'director', '/leave?tab=settings'),
  at('calendar', 'member', '/daily-activity?view=day'),
  at('calendar-week', 'member', '/daily-activity?view=week'),
];
