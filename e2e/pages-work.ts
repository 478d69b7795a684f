import { at, first, type Place } from './pages-place.ts';

/** Projects, their ops logs, rosters and capacity. */
export const WORK: readonly Place[] = [
  at('dashboard', 'member', '/dashboard'),
  at('dashboard-of-a-manager', 'manager', '/dashboard'),
  at('dashboard-of-a-director', 'director', '/dashboard'),
  at('projects', 'manager', '/manager/projects'),
  at('projects-of-a-member', 'member', '/manager/projects'),
  at('projects-nothing-found', 'manager', '/manager/projects?q=nothing-is-called-this'),
  at('project-new', 'manager', '/manager/projects/new'),
  first('project-dashboard', 'manager', '/manager/projects', '/dashboard'),
  first('project-activity', 'manager', '/manager/projects', '/activity'),
  first('project-roles', 'director', '/manager/projects', '/roles'),
  first('project-settings', 'manager', '/manager/projects', '/settings'),
  at('import', 'manager', '/manager/projects/import'),
  at('import-projects', 'manager', '/manager/projects/import-projects'),
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
];
