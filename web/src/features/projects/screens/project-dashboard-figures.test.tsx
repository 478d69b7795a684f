import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DASHBOARD } from '../../../../test/dashboard-detail.ts';
import { place, showDashboard } from '../../../../test/show-dashboard.tsx';

beforeEach(() => page.viewport(1440, 900));

test('rows of a period are within it, those of budgets are not', async () => {
  const days = { from: '2026-05-06', to: '2026-05-13' };
  const { view } = await showDashboard(DASHBOARD, {}, days);
  const kept = `${place}?from=2026-05-06&to=2026-05-13&rows=some`;
  await expect
    .element(view.getByRole('link', { name: /^Hours/ }))
    .toHaveAttribute('href', `${kept}&rows_from=2026-05-06&rows_to=2026-05-13`);
  await expect
    .element(view.getByRole('link', { name: /^11 May/ }))
    .toHaveAttribute('href', `${kept}&rows_from=2026-05-11&rows_to=2026-05-13`);
  await expect
    .element(view.getByRole('link', { name: /^Budget used/ }))
    .toHaveAttribute('href', `${kept}&currency=GBP`);
});

test('the budget, its plan and the forecast are told as a range with its confidence', async () => {
  const { view } = await showDashboard(DASHBOARD);
  await expect.element(view.getByText('£5.4k over plan today')).toBeVisible();
  await expect.element(view.getByText('£6.6k over budget')).toBeVisible();
  await expect.element(view.getByText('Range £68.2k – £73.5k')).toBeVisible();
  const card = view.getByRole('region', { name: 'Budget burn' });
  await expect
    .element(card.getByText(/runs out between 16 Jul 2026 and 6 Aug 2026, most likely on 25 Jul 2026/))
    .toBeVisible();
  await expect.element(card.getByText(/Confidence: medium, from 7 weeks that vary by 30%/)).toBeVisible();
  await card.getByRole('button', { name: 'Table' }).click();
  const table = card.getByRole('table', { name: 'Budget burn' });
  await expect
    .element(table.getByRole('row').nth(3))
    .toHaveTextContent('31 Mar 2027–£70,600.00£64,000.00£68,200.00£73,500.00');
});

test('a figure says its formula, the numbers in it, what counts and as of when', async () => {
  const { view } = await showDashboard(DASHBOARD);
  await view.getByRole('button', { name: 'How “Margin” is made' }).click();
  const said = view.getByRole('dialog', { name: 'How “Margin” is made' });
  await expect.element(said.getByText('(Value − cost) ÷ value')).toBeVisible();
  await expect
    .element(said.getByRole('link', { name: '£6.00' }))
    .toHaveAttribute('href', `${place}?rows=some&currency=GBP`);
  await expect.element(said.getByText(/priced in GBP, or not priced/)).toBeVisible();
  await expect.element(said.getByText(/^As of .*20 May/)).toBeVisible();
});

test('the rows behind a figure stand with their total and what they are', async () => {
  const rows = {
    rows: 'some',
    service_type_id: ['s1'],
    rows_from: '2026-05-04',
    rows_to: '2026-05-10',
  } as const;
  const { view } = await showDashboard(
    DASHBOARD,
    {},
    { ...rows, service_type_id: [...rows.service_type_id] },
  );
  const box = view.getByRole('dialog', { name: 'Behind the figure' });
  await expect.element(box.getByText(/May.* · Guarding$/)).toBeVisible();
  await expect.element(box.getByText('8 h', { exact: true })).toBeVisible();
  await expect.element(box.getByText('No entries')).toBeVisible();
});

test('without a forecast it says why', async () => {
  const [money] = DASHBOARD.measures;
  const none = { early: null, likely: null, late: null, at_end: null, pace: null, confidence: null };
  const forecast = { ...none, outcome: 'too_few_weeks', end: '2027-03-31' } as const;
  const { view } = await showDashboard({ ...DASHBOARD, measures: money ? [{ ...money, forecast }] : [] });
  await expect.element(view.getByText('Needs three whole weeks')).toBeVisible();
  await expect
    .element(view.getByText(/can’t be told yet: that needs three whole weeks of time/))
    .toBeVisible();
});

test('without costs there is no margin, but the billable share', async () => {
  const { view } = await showDashboard({ ...DASHBOARD, totals: { ...DASHBOARD.totals, cost_minor: null } });
  await expect
    .element(view.getByRole('link', { name: /^Billable share ?50%/ }))
    .toHaveAttribute('href', `${place}?rows=some&billable=true`);
  await expect.element(view.getByRole('link', { name: /^Margin/ })).not.toBeInTheDocument();
});

test('whoever may not see costs learns that the use of a budget is hidden, not that there is none', async () => {
  const [measure] = DASHBOARD.measures;
  if (!measure) throw new Error('The dashboard has no measure.');
  const { view } = await showDashboard({
    ...DASHBOARD,
    totals: { ...DASHBOARD.totals, cost_minor: null },
    budget: { ...DASHBOARD.budget, used_minor: null, used_pct: null },
    measures: [
      {
        ...measure,
        ...{ unit: 'time', budget: null, plan: null, used: 36_000 },
        forecast: { ...measure.forecast, outcome: 'no_budget', at_end: null, early: null },
      },
    ],
  });
  const hidden = 'Of £64k, what is used are costs: managers see them';
  await expect.element(view.getByText(hidden, { exact: true })).toHaveLength(2);
  await expect.element(view.getByText(`${hidden}.`)).toBeVisible();
  await expect.element(view.getByText('No budget is set')).not.toBeInTheDocument();
});
