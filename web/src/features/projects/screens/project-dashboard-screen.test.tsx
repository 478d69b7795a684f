import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DASHBOARD, sums } from '../../../../test/dashboard-detail.ts';
import { HARBOUR_ID } from '../../../../test/project-detail.ts';
import { place, showDashboard } from '../../../../test/show-dashboard.tsx';

beforeEach(() => page.viewport(1440, 900));

test('every figure leads to the rows behind it', async () => {
  const { view } = await showDashboard(DASHBOARD);
  await expect
    .element(view.getByRole('link', { name: /^Hours ?10 h/ }))
    .toHaveAttribute('href', `${place}?rows=all`);
  await expect
    .element(view.getByRole('link', { name: /^Margin/ }))
    .toHaveAttribute('href', `${place}?rows=some&currency=GBP`);
  await expect
    .element(view.getByRole('link', { name: /^Guarding/ }))
    .toHaveAttribute('href', `${place}?rows=some&service_type_id=s1`);
  await expect
    .element(view.getByRole('link', { name: /No service type/ }))
    .toHaveAttribute('href', `${place}?rows=some&service_type_id=none`);
  await expect
    .element(view.getByRole('link', { name: /^11 May/ }))
    .toHaveAttribute('href', `${place}?rows=some&rows_from=2026-05-11&rows_to=2026-05-17`);
});

test('a chart turns into its table and back', async () => {
  const { view } = await showDashboard(DASHBOARD);
  const card = view.getByRole('region', { name: 'Hours by service' });
  await card.getByRole('button', { name: 'Table' }).click();
  const table = card.getByRole('table', { name: 'Hours by service' });
  await expect.element(table.getByRole('row').nth(1)).toHaveTextContent('Guarding8:004:0080%');
  await expect.element(table.getByRole('row').nth(2)).toHaveTextContent('No service type2:001:0020%');
  await card.getByRole('button', { name: 'Chart' }).click();
  await expect.element(table).not.toBeInTheDocument();
});

test('a project without time says what to do', async () => {
  const { view } = await showDashboard({
    ...DASHBOARD,
    entries_ever: 0,
    totals: { ...DASHBOARD.totals, entries: 0 },
  });
  await expect.element(view.getByText('No time logged yet')).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'Log time' }))
    .toHaveAttribute('href', `/daily-activity?project_id=${HARBOUR_ID}`);
});

const odd = { ...DASHBOARD.totals, seconds: 3_188_866, billable_seconds: 3_188_866 };

test('a total of time is exact to the second where the organization does not round', async () => {
  const { view } = await showDashboard({ ...DASHBOARD, totals: odd });
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
  const { view } = await showDashboard({ ...DASHBOARD, totals: odd, people }, rounding);
  const hours = view.getByRole('link', { name: /^Hours ?886 h/ });
  await expect.element(hours.getByTitle('885 h 47 min 46 s')).toBeVisible();
  const card = view.getByRole('region', { name: 'Hours by person' });
  await expect.element(card.getByRole('link', { name: /Maren Holt ?1:45/ })).toBeVisible();
  await expect.element(card.getByText(/rounded up to 15 min/)).toBeVisible();
  await card.getByRole('button', { name: 'Table' }).click();
  const table = card.getByRole('table', { name: 'Hours by person' });
  await expect.element(table.getByRole('row').nth(1)).toHaveTextContent('Maren Holt1:451:0095.2%1:40');
  await expect.element(table.getByRole('row').nth(2)).toHaveTextContent('Ada Vance0:150:154.8%0:05');
});

test('money of another currency has a line of its own', async () => {
  const other = { currency: 'JPY', seconds: 1800, entries: 1, bill_minor: 4500, cost_minor: null };
  const { view } = await showDashboard({ ...DASHBOARD, other_currencies: [other] });
  await expect
    .element(view.getByText(/^1 entry \(30 min\) is priced in JPY. Its JP¥4,500 is in no amount here/))
    .toBeVisible();
});
