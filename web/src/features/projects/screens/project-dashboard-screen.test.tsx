import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ProjectDashboard } from '#contract/projects/dashboard.ts';
import { HARBOUR_ID, projectDetail } from '../../../../test/project-detail.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
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

const show = (dashboard: ProjectDashboard) =>
  renderScreen({
    screen: () => <ProjectDashboardScreen project_id={HARBOUR_ID} />,
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
