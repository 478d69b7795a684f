import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Rule } from '#contract/access/policy.ts';
import type { OpsLogStanding } from '#contract/ops-log/statistics.ts';
import type { Organization } from '#contract/organizations/shapes.ts';
import type { ProjectDashboard } from '#contract/projects/dashboard.ts';
import { organizationCalled } from '../src/app/fixtures.tsx';
import type { DashboardSearch } from '../src/features/projects/effects/dashboard-address.ts';
import { ProjectDashboardScreen } from '../src/features/projects/screens/project-dashboard-screen.tsx';
import { myOrganizations } from '../src/platform/person.ts';
import { sums } from './dashboard-detail.ts';
import { HARBOUR_ID, projectDetail } from './project-detail.ts';
import { renderScreen } from './render-screen.tsx';

/** The screen in an organization with habits of its own. */
function Screen({ habits, search }: { habits: Partial<Organization>; search: DashboardSearch }) {
  const client = useQueryClient();
  useState(() => client.setQueryData(myOrganizations.queryKey, [{ ...organizationCalled('A'), ...habits }]));
  return <ProjectDashboardScreen project_id={HARBOUR_ID} search={search} />;
}

/** Shows the dashboard of a project at an address. */
export const showDashboard = (
  dashboard: ProjectDashboard,
  habits: Partial<Organization> = {},
  search: DashboardSearch = {},
  standing: OpsLogStanding = {
    incidents: [],
    unacknowledged: null,
    handovers: { entries: 0, longest: null },
  },
  rules?: readonly Rule[],
) =>
  renderScreen({
    screen: () => <Screen habits={habits} search={search} />,
    search: () => ({}),
    at: `/manager/projects/${HARBOUR_ID}/dashboard`,
    role: 'manager',
    ...(rules ? { rules } : {}),
    answer: ({ path }) => ({ body: path.endsWith('/standing') ? standing : answerTo(path, dashboard) }),
  });

const answerTo = (path: string, dashboard: ProjectDashboard) => {
  if (path.endsWith('/dashboard')) return dashboard;
  if (path.endsWith('/totals')) return { ...sums(28_800), entries: 3, other_currencies: [] };
  return path.endsWith('/activity') ? { data: [], before: null, after: null } : projectDetail();
};

/** The address of the dashboard. */
export const place = `/manager/projects/${HARBOUR_ID}/dashboard`;
