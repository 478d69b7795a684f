import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Organization } from '#contract/organizations/shapes.ts';
import type { ProjectDashboard } from '#contract/projects/dashboard.ts';
import { HARBOUR_ID, projectDetail } from '../../../../test/project-detail.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { organizationCalled } from '../../../app/fixtures.tsx';
import { myOrganizations } from '../../../platform/person.ts';
import { ProjectDashboardScreen } from './project-dashboard-screen.tsx';

const sums = (seconds: number) => ({
  seconds,
  billable_seconds: seconds / 2,
  bill_minor: 900,
  cost_minor: 600,
});

const DASHBOARD: ProjectDashboard = {
  currency: 'GBP',
  totals: { ...sums(36_000), entries: 4, first_date: '2026-05-04', last_date: '2026-05-15' },
  other_currencies: [],
  weeks: [
    { week_start: '2026-05-04', ...sums(14_400) },
    { week_start: '2026-05-11', ...sums(21_600) },
  ],
  people: [{ id: 'm1', name: 'Maren Holt', ...sums(36_000) }],
  service_types: [
    { id: 's1', name: 'Guarding', ...sums(28_800) },
    { id: null, name: null, ...sums(7_200) },
  ],
  budget: {
    minor: 64_000_00,
    minutes: null,
    used_minor: 900,
    used_seconds: 36_000,
    used_pct: 71.2,
    elapsed_pct: 64.8,
    runs_out: null,
  },
};

/** The screen in an organization with habits of its own. */
function Screen({ habits }: { habits: Partial<Organization> }) {
  const client = useQueryClient();
  useState(() => client.setQueryData(myOrganizations.queryKey, [{ ...organizationCalled('A'), ...habits }]));
  return <ProjectDashboardScreen project_id={HARBOUR_ID} />;
}

const show = (dashboard: ProjectDashboard, habits: Partial<Organization> = {}) =>
  renderScreen({
    screen: () => <Screen habits={habits} />,
    search: () => ({}),
    at: `/manager/projects/${HARBOUR_ID}/dashboard`,
    role: 'manager',
    answer: ({ path }) => ({ body: path.endsWith('/dashboard') ? dashboard : projectDetail() }),
  });

const activity = `/manager/projects/${HARBOUR_ID}/activity`;

beforeEach(() => page.viewport(1440, 900));

test('every figure leads to the entries behind it', async () => {
  const { view } = await show(DASHBOARD);
  await expect.element(view.getByRole('link', { name: /^Hours ?10 h/ })).toHaveAttribute('href', activity);
  await expect
    .element(view.getByRole('link', { name: /^Billable share/ }))
    .toHaveAttribute('href', `${activity}?billable=true`);
  await expect
    .element(view.getByRole('link', { name: /Guarding/ }))
    .toHaveAttribute('href', `${activity}?service_type_id=s1`);
});

test('time without a service type leads to its entries too', async () => {
  const { view } = await show(DASHBOARD);
  await expect
    .element(view.getByRole('link', { name: /No service type/ }))
    .toHaveAttribute('href', `${activity}?service_type_id=none`);
});

test('a chart turns into its table and back', async () => {
  const { view } = await show(DASHBOARD);
  const card = view.getByRole('region', { name: 'Hours by service' });
  await card.getByRole('button', { name: 'Table' }).click();
  const table = card.getByRole('table', { name: 'Hours by service' });
  await expect.element(table.getByRole('row').nth(1)).toHaveTextContent('Guarding8:004:00');
  await expect.element(table.getByRole('row').nth(2)).toHaveTextContent('No service type2:001:00');
  await card.getByRole('button', { name: 'Chart' }).click();
  await expect.element(table).not.toBeInTheDocument();
});

test('a project without time says what to do', async () => {
  const { view } = await show({ ...DASHBOARD, totals: { ...DASHBOARD.totals, entries: 0 } });
  await expect.element(view.getByText('No time logged yet')).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'Log time' }))
    .toHaveAttribute('href', `/daily-activity?project_id=${HARBOUR_ID}`);
});

const odd = { ...DASHBOARD.totals, seconds: 3_188_866, billable_seconds: 3_188_866 };

test('a total of time is exact to the second where the organization does not round', async () => {
  const { view } = await show({ ...DASHBOARD, totals: odd });
  await expect
    .element(view.getByText('885 h 47 min', { exact: true }))
    .toHaveAttribute('title', '885 h 47 min 46 s');
});

test('sums of time are rounded once by the organization’s rule, with the exact ones beside them', async () => {
  const people = [
    { id: 'm1', name: 'Maren Holt', ...sums(100 * 60) },
    { id: 'm2', name: 'Ada Vance', ...sums(5 * 60) },
  ];
  const rounding = { rounding: 'up', rounding_minutes: 15 } as const;
  const { view } = await show({ ...DASHBOARD, totals: odd, people }, rounding);
  const hours = view.getByRole('link', { name: /^Hours ?886 h/ });
  await expect.element(hours.getByTitle('885 h 47 min 46 s')).toBeVisible();
  const card = view.getByRole('region', { name: 'Hours by person' });
  await expect.element(card.getByRole('link', { name: /Maren Holt ?1:45/ })).toBeVisible();
  await expect.element(card.getByText(/rounded up to 15 min/)).toBeVisible();
  await card.getByRole('button', { name: 'Table' }).click();
  const table = card.getByRole('table', { name: 'Hours by person' });
  await expect.element(table.getByRole('row').nth(1)).toHaveTextContent('Maren Holt1:451:001:40');
  await expect.element(table.getByRole('row').nth(2)).toHaveTextContent('Ada Vance0:150:150:05');
});

test('money of another currency has a line of its own', async () => {
  const other = { currency: 'JPY', seconds: 1800, entries: 1, bill_minor: 4500, cost_minor: null };
  const { view } = await show({ ...DASHBOARD, other_currencies: [other] });
  await expect
    .element(view.getByText(/^1 entry \(30 min\) is priced in JPY. Its JP¥4,500 is in no amount here/))
    .toBeVisible();
});
