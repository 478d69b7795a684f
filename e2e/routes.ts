import type { Page } from '@playwright/test';

/** Who passes: everybody signed in, whoever has chosen an organization, or a role in it. */
export type Guard = 'signed in' | 'organization' | 'coordinator' | 'manager' | 'director' | 'owner' | 'admin';

/** A line of the table of routes. */
export interface RouteLine {
  /** `{project}` and the like stand for ids that are found first. */
  readonly path: string;
  readonly guard: Guard;
  readonly layout: 'default' | 'embedded' | 'print';
}

const lines = (guard: Guard, layout: RouteLine['layout'], ...paths: string[]): RouteLine[] =>
  paths.map((path) => ({ path, guard, layout }));

/** Every route behind a session, with its guard and its layout; `/` and /signin have their own journeys. */
export const ROUTES: readonly RouteLine[] = [
  ...lines('signed in', 'default', '/account', '/profile', '/executive', '/tests'),
  ...lines('signed in', 'default', '/executive/projects', '/executive/teams', '/executive/deals'),
  ...lines('signed in', 'default', '/executive/incidents', '/executive/reviews'),
  ...lines('organization', 'default', '/daily-activity', '/dashboard', '/leave', '/orgchart', '/roster'),
  ...lines('organization', 'default', '/roster/capacity'),
  ...lines('organization', 'default', '/manager/account-plans', '/manager/account-plans/new'),
  ...lines('organization', 'default', '/manager/account-plans/any', '/manager/account-plans/any/edit'),
  ...lines('organization', 'default', '/manager/account-plans/any/strategy'),
  ...lines('organization', 'default', '/manager/account-plans/any/whitespace'),
  ...lines('organization', 'default', '/manager/account-plans/any/opportunities'),
  ...lines('organization', 'default', '/manager/account-plans/any/risks'),
  ...lines('organization', 'default', '/manager/account-plans/any/decisions'),
  ...lines('organization', 'default', '/manager/account-plans/any/reviews'),
  ...lines('organization', 'default', '/manager/account-plans/any/history'),
  ...lines('organization', 'print', '/manager/account-plans/any/print'),
  ...lines('organization', 'default', '/manager/projects', '/manager/projects/{project}/activity'),
  ...lines('organization', 'default', '/manager/projects/{project}/dashboard'),
  ...lines('organization', 'default', '/manager/projects/{project}/roster'),
  ...lines('organization', 'default', '/manager/projects/{project}/ops-log'),
  ...lines('manager', 'default', '/manager/projects/new', '/manager/projects/import'),
  ...lines('manager', 'default', '/manager/projects/import-projects'),
  ...lines('manager', 'default', '/manager/projects/{project}/roles', '/manager/projects/{project}/settings'),
  ...lines('organization', 'default', '/manager/organizations/{organization}/approvals'),
  ...lines('coordinator', 'default', '/manager/organizations/{organization}/team'),
  ...lines('manager', 'default', '/manager/organizations/{organization}/time'),
  ...lines('manager', 'default', '/manager/organizations/{organization}/dashboard'),
  ...lines('manager', 'default', '/manager/organizations/{organization}/projects'),
  ...lines('manager', 'default', '/manager/organizations/{organization}/closing'),
  ...lines('manager', 'embedded', '/manager/account-plans/embedded'),
  ...lines('director', 'default', '/manager/organizations/{organization}/settings'),
  ...lines('director', 'default', '/manager/organizations/{organization}/exports'),
  ...lines('director', 'default', '/manager/organizations/{organization}/exports/new'),
  ...lines('owner', 'default', '/manager/organizations/{organization}/audit'),
  ...lines('owner', 'default', '/manager/organizations/{organization}/team/new'),
  ...lines('owner', 'default', '/manager/organizations/{organization}/team/invite'),
  ...lines('owner', 'default', '/manager/organizations/{organization}/team/import'),
  ...lines('director', 'default', '/manager/dealsheets', '/manager/dealsheets/new'),
  ...lines('director', 'embedded', '/manager/dealsheets/embedded'),
  ...lines('admin', 'default', '/admin/notifications/new', '/admin/notifications/failed'),
  ...lines('admin', 'default', '/admin/notifications', '/admin/organizations'),
  ...lines('admin', 'default', '/admin/organizations/new'),
  ...lines('admin', 'default', '/admin/presets', '/admin/presets/new'),
  ...lines('admin', 'default', '/manager/clients', '/manager/organizations', '/manager/service-types'),
  ...lines('admin', 'default', '/manager/clients/import'),
  ...lines('admin', 'default', '/admin/exchange-rates', '/admin/service-types'),
  ...lines('admin', 'default', '/manager/clients/duplicates'),
  ...lines('admin', 'default', '/calculator', '/calculator/new', '/calculator/compare'),
  ...lines('admin', 'default', '/rpai', '/rpai/runs', '/rpai/precision'),
  ...lines('admin', 'print', '/calculator/print'),
];

/** For each guard somebody whom it just lets through, and somebody whom it just doesn't. */
export const BOUNDARY = {
  'signed in': ['member', null],
  organization: ['member', null],
  coordinator: ['coordinator', 'member'],
  manager: ['manager', 'coordinator'],
  director: ['director', 'manager'],
  owner: ['owner', 'director'],
  admin: ['admin', 'executive'],
} as const satisfies Record<Guard, readonly [passes: string, refused: string | null]>;

/** Puts a project and the organization that somebody works in into the paths of the table. */
export async function withIds(page: Page): Promise<(path: string) => string> {
  await page.goto('/manager/projects');
  const rows = page.getByRole('row').locator('a[href^="/manager/projects/"]');
  const project = (await rows.first().getAttribute('href'))?.split('/')[3] ?? '';
  const organization = await page.evaluate<string>('sessionStorage.getItem("organization")');
  return (path) => path.replace('{project}', project).replace('{organization}', organization);
}
