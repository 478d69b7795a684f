import { createFileRoute } from '@tanstack/react-router';
import { readOrgChart } from '#contract/org-chart/endpoints.ts';
import { organizationNeeded, requireCall } from '../../app/guards.ts';
import { chartSearch } from '../../features/org-chart/effects/address.ts';
import { OrgChartScreen } from '../../features/org-chart/screens/org-chart-screen.tsx';

const search = chartSearch;

export const Route = createFileRoute('/_app/orgchart')({
  validateSearch: search,
  beforeLoad: (given) => {
    organizationNeeded(given);
    requireCall(given.context.person, readOrgChart);
  },
  staticData: { title: 'Org chart' },
  component: OrgChart,
});

function OrgChart() {
  return <OrgChartScreen search={Route.useSearch()} />;
}
