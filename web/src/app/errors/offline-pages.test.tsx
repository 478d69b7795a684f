import { onlineManager } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clientDetail } from '../../../test/client-detail.ts';
import { attentionDetail, overviewDetail } from '../../../test/client-overview.ts';
import { IMPORT_ID, importDetail } from '../../../test/import-detail.ts';
import { HARBOUR_ID, projectDetail, projectRow } from '../../../test/project-detail.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { serviceTypeDetail } from '../../../test/service-type-detail.ts';
import { ClientListScreen } from '../../features/clients/screens/client-list-screen.tsx';
import { ClientScreen } from '../../features/clients/screens/client-screen.tsx';
import { ImportScreen } from '../../features/imports/screens/import-screen.tsx';
import { ProjectDashboardScreen } from '../../features/projects/screens/project-dashboard-screen.tsx';
import { ProjectFeedScreen } from '../../features/projects/screens/project-feed-screen.tsx';
import { ProjectListScreen } from '../../features/projects/screens/project-list-screen.tsx';
import { ProjectScreen } from '../../features/projects/screens/project-screen.tsx';
import { viewTools } from '../../features/saved-views/components/view-tools.ts';
import { ServiceTypeListScreen } from '../../features/service-types/screens/service-type-list-screen.tsx';
import { ServiceTypeScreen } from '../../features/service-types/screens/service-type-screen.tsx';
import { ReachBoundary } from './reach-boundary.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => onlineManager.setOnline(true));

const pageOf = (...data: object[]) => ({ data, before: null, after: null });
const client = clientDetail({ id: 'c1' });
const dashboard = {
  currency: 'GBP',
  totals: {
    seconds: 0,
    billable_seconds: 0,
    bill_minor: 0,
    cost_minor: 0,
    entries: 0,
    first_date: null,
    last_date: null,
  },
  other_currencies: [],
  weeks: [],
  people: [],
  service_types: [],
  budget: {
    minor: null,
    minutes: null,
    used_minor: 0,
    used_seconds: 0,
    used_pct: null,
    elapsed_pct: null,
  },
  measures: [],
  period: { from: null, to: null },
  previous: null,
  entries_ever: 0,
  margin_floor_pct: null,
  today: '2026-05-20',
  as_of: '2026-05-20T09:00:00.000Z',
};
const ANSWERS: Readonly<Record<string, object>> = {
  '/clients': pageOf(client),
  '/clients/c1': client,
  '/clients/c1/family': { above: [], children: [], total: {} },
  '/clients/c1/overview': overviewDetail(),
  '/clients/c1/attention': attentionDetail(),
  '/service-types': pageOf(serviceTypeDetail()),
  '/service-types/s1': serviceTypeDetail(),
  '/projects': pageOf(projectRow()),
  [`/projects/${HARBOUR_ID}`]: projectDetail(),
  [`/projects/${HARBOUR_ID}/dashboard`]: dashboard,
  [`/projects/${HARBOUR_ID}/ops-log/standing`]: {
    incidents: [],
    unacknowledged: null,
    handovers: { entries: 0, longest: null },
  },
  [`/imports/${IMPORT_ID}`]: importDetail(),
};

const PAGES: [name: string, screen: ReactNode, shown: RegExp][] = [
  ['the list of clients', <ClientListScreen key="p" search={{}} tools={viewTools} />, /Hartley/],
  ['a client', <ClientScreen key="p" id="c1" />, /Events/],
  ['the list of service types', <ServiceTypeListScreen key="p" search={{}} />, /Rigging/],
  ['a service type', <ServiceTypeScreen key="p" id="s1" />, /Technical/],
  ['the list of projects', <ProjectListScreen key="p" search={{}} tools={viewTools} />, /Harbour guarding/],
  [
    'a project',
    <ProjectScreen key="p" project_id={HARBOUR_ID} tab="activity">
      Inside
    </ProjectScreen>,
    /Inside/,
  ],
  [
    'a dashboard',
    <ProjectDashboardScreen search={{}} key="p" project_id={HARBOUR_ID} />,
    /No time logged yet/,
  ],
  [
    'the activity of a project',
    <ProjectFeedScreen key="p" project_id={HARBOUR_ID} search={{}} />,
    /Nothing has happened yet/,
  ],
  ['an import', <ImportScreen key="p" search={{ import: IMPORT_ID }} onGo={() => undefined} />, /time\.csv/],
];

test.each(PAGES)(
  '%s says that there is no network, and goes on by itself when there is one',
  async (_, screen, shown) => {
    onlineManager.setOnline(false);
    const { view, asked } = await renderScreen({
      screen: () => <ReachBoundary>{screen}</ReachBoundary>,
      search: () => ({}),
      at: '/',
      answer: ({ path }) => ({ body: ANSWERS[path] ?? pageOf() }),
    });
    await expect.element(view.getByText(/You are offline/).first()).toBeVisible();
    const before = asked.length;
    await view.getByRole('button', { name: 'Try again' }).first().click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    await expect.element(view.getByText(/You are offline/).first()).toBeVisible();
    onlineManager.setOnline(true);
    await expect.element(view.getByText(shown).first()).toBeVisible();
    await expect.element(view.getByText(/You are offline/)).not.toBeInTheDocument();
  },
);

function Broken(): ReactNode {
  throw new Error('A defect.');
}

test('an error that has nothing to do with the network takes the whole page', async () => {
  const { view } = await renderScreen({
    screen: () => (
      <CatchBoundary
        getResetKey={() => ''}
        errorComponent={({ error }) => <p>The whole page: {String(error)}</p>}
      >
        <ReachBoundary>
          <Broken />
        </ReachBoundary>
      </CatchBoundary>
    ),
    search: () => ({}),
    at: '/',
    answer: () => undefined,
  });
  await expect.element(view.getByText('The whole page: Error: A defect.')).toBeVisible();
});
