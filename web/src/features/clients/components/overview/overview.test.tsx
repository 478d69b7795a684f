import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ClientAttention } from '#contract/clients/attention.ts';
import type { ClientOverview } from '#contract/clients/overview.ts';
import { clientDetail } from '../../../../../test/client-detail.ts';
import { attentionDetail, overviewDetail } from '../../../../../test/client-overview.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { clientSearch } from '../../effects/client-address.ts';
import Overview from './overview.tsx';

beforeEach(() => page.viewport(1280, 900));

const CLIENT = clientDetail();
const PROJECT = { id: 'p1', code: 'HRB-204', name: 'Harbour' };
const sums = (bill_minor: number, cost_minor: number | null) => ({
  ...{ seconds: 7200, billable_seconds: 7200, bill_minor, cost_minor },
});
const BUSY: Partial<ClientOverview> = {
  quarter: { from: '2026-10-01', to: '2026-11-23', ...sums(4_000_000, 3_400_000) },
  previous_quarter: { from: '2026-07-01', to: '2026-09-30', ...sums(3_000_000, 2_400_000) },
  months: overviewDetail().months.map(({ month }) => ({ month, ...sums(1_000_000, 850_000) })),
  statuses: [
    { status: 'active', projects: 3, ...sums(11_000_000, 9_000_000) },
    { status: 'completed', projects: 2, ...sums(1_000_000, 1_200_000) },
  ],
  healths: [
    { health: 'red', projects: 1 },
    { health: 'green', projects: 2 },
  ],
  people: { count: 9, first: [{ id: 'm1', name: 'Maren Holt', seconds: 7200 }] },
  margin_floor_pct: 17,
};
const FENCE: ClientAttention['incidents']['newest'][number] = {
  ...{ id: 'e1', sequence: 4, title: 'Fence cut', severity: 'sev2', state: 'acknowledged' },
  ...{ occurred_at: '2026-11-20T10:00:00.000Z', project: PROJECT },
};
const UNBILLED = { ...attentionDetail().unbilled, entries: 3, seconds: 10_800, bill_minor: 120_000 };

type Given = { overview?: Partial<ClientOverview>; attention?: Partial<ClientAttention> | null; at?: string };
const show = async ({ overview = {}, attention = {}, at = '' }: Given = {}) =>
  renderScreen({
    screen: (search) => <Overview client={CLIENT} search={search} />,
    search: clientSearch,
    at: `/manager/clients/${CLIENT.id}${at}`,
    answer: ({ path }) => {
      if (path.endsWith('/overview')) return { body: overviewDetail(overview) };
      if (path.endsWith('/work'))
        return {
          body: {
            ...{ currency: 'GBP', count: 1, rates: [], unconverted: [] },
            projects: [{ project: { ...PROJECT, status: 'active' }, ...sums(1_000_000, 850_000) }],
          },
        };
      return attention ? { body: attentionDetail(attention) } : { status: 500, body: {} };
    },
  });

test('figures say revenue, margin under its floor, how projects stand, and what can be billed', async () => {
  const { view } = await show({ overview: BUSY, attention: { unbilled: UNBILLED } });
  await expect
    .element(view.getByRole('link', { name: /^Revenue this quarter ?£40k ?£30k last quarter/ }))
    .toBeVisible();
  await expect
    .element(
      view.getByRole('link', {
        name: /^Margin this quarter ?15(\.0)?% ?2(\.0)? pt under the floor of 17(\.0)?%/,
      }),
    )
    .toBeVisible();
  await expect
    .element(view.getByRole('link', { name: /^Open projects ?3 of 5 ?1 off track/ }))
    .toHaveAttribute('href', `/manager/projects?client_id=${CLIENT.id}`);
  await expect
    .element(view.getByRole('link', { name: /^Approved, not billed ?£1.2k ?3:00 in 3 entries/ }))
    .toBeVisible();
});

test('without the right to costs there are hours instead of a margin, and no costs anywhere', async () => {
  const without = { ...BUSY, margin_floor_pct: null };
  const hidden = {
    quarter: { from: '2026-10-01', to: '2026-11-23', ...sums(4_000_000, null) },
    previous_quarter: { from: '2026-07-01', to: '2026-09-30', ...sums(3_000_000, null) },
    months: overviewDetail().months.map(({ month }) => ({ month, ...sums(1_000_000, null) })),
    statuses: [{ status: 'active' as const, projects: 3, ...sums(11_000_000, null) }],
  };
  const { view } = await show({ overview: { ...without, ...hidden } });
  await expect.element(view.getByText('Hours this quarter')).toBeVisible();
  await expect.element(view.getByRole('heading', { name: 'Revenue by month' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/margin|cost/i);
});

test('an incident leads to its entry, and what isn’t the reader’s to read is said', async () => {
  const incidents = {
    ...{ hidden_projects: 2, newest: [FENCE] },
    severities: [{ severity: 'sev2' as const, entries: 1, unacknowledged: 0 }],
  };
  const { view } = await show({ attention: { incidents } });
  await expect
    .element(view.getByRole('link', { name: 'Fence cut' }))
    .toHaveAttribute('href', '/manager/projects/p1/ops-log?entry=e1');
  await expect.element(view.getByText('The ops-logs of 2 projects aren’t yours to read.')).toBeVisible();
});

test('what waits can fail by itself: the figures stay, and it is tried again', async () => {
  const { view } = await show({ overview: BUSY, attention: null });
  await expect.element(view.getByText('What waits could not be loaded')).toBeVisible();
  await expect.element(view.getByText('Revenue this quarter')).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('companies below are counted by a switch that stands in the address', async () => {
  const { view, asked } = await show({ overview: { ...BUSY, clients_below: 3 } });
  await view.getByRole('checkbox', { name: 'With 3 companies below it' }).click();
  await expect.poll(() => asked.filter(({ query }) => query.get('below') === 'true').length).toBe(2);
  await expect.element(view.getByRole('checkbox')).toBeChecked();
});

const address = (rest: string) => `/manager/clients/${CLIENT.id}${rest}`;

test('a month leads to the projects behind it', async () => {
  const { view } = await show({ overview: BUSY });
  await expect
    .element(view.getByRole('link', { name: /^October 2026: Revenue £10k, Cost £8.5k/ }))
    .toHaveAttribute('href', address('?work_from=2026-10&work_to=2026-10'));
});

test('the projects of a month say what they come to, each leading to its dashboard of that month', async () => {
  const { view } = await show({ at: '?work_from=2026-10&work_to=2026-10' });
  const dialog = view.getByRole('dialog', { name: 'Projects in October 2026' });
  await expect.element(dialog.getByText(/^£10,000.00 for 2:00 hours. Margin 15(\.0)?%.$/)).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Harbour' }))
    .toHaveAttribute('href', '/manager/projects/p1/dashboard?from=2026-10-01&to=2026-10-31');
});

test('money of other currencies says with which rates, or that there are none', async () => {
  const { view } = await show({
    overview: {
      rates: [{ currency: 'EUR', from: '2026-02-27', to: '2026-11-20' }],
      unconverted: [{ currency: 'CHF', bill_minor: 90_000, cost_minor: 0 }],
    },
  });
  await expect.element(view.getByText('EUR at rates of 27 Feb 2026 to 20 Nov 2026.')).toBeVisible();
  await expect.element(view.getByText(/^CHF\s900.00 is in no sum: there is no rate of CHF.$/)).toBeVisible();
});

test('a client without work says so', async () => {
  const { view } = await show();
  for (const text of [
    'No time in the last twelve months',
    'Nothing is open',
    'Everything approved is billed',
  ])
    await expect.element(view.getByText(text)).toBeVisible();
});
