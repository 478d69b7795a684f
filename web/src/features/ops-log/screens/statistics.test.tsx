import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OpsLogStatistics } from '#contract/ops-log/statistics.ts';
import { record, showLog } from '../../../../test/ops-log.tsx';
import { HARBOUR_ID } from '../../../../test/project-detail.ts';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

const OPEN: OpsLogStatistics['open'] = [
  { age: 'today', from: '2026-11-20', to: '2026-11-20', entries: 0, grave: 0 },
  { age: 'week', from: '2026-11-14', to: '2026-11-19', entries: 3, grave: 1 },
  { age: 'month', from: '2026-10-22', to: '2026-11-13', entries: 0, grave: 0 },
  { age: 'older', from: null, to: '2026-10-21', entries: 1, grave: 0 },
];

const STATISTICS: OpsLogStatistics = {
  ...{ zone: 'Europe/London', week_starts_on: 1, today: '2026-11-20', entries: 6, open: OPEN },
  kinds: [
    { type: 'note', severity: 'info', entries: 4 },
    { type: 'incident', severity: 'sev2', entries: 2 },
  ],
  weeks: [
    { week_start: '2026-11-09', entries: 4, severities: [{ severity: 'info', entries: 4 }] },
    { week_start: '2026-11-16', entries: 2, severities: [{ severity: 'sev2', entries: 2 }] },
  ],
  incidents: [
    {
      ...{ severity: 'sev2', entries: 2, resolved: { entries: 0, median_s: null, p90_s: null } },
      acknowledged: { entries: 1, median_s: 240, p90_s: 300 },
    },
  ],
  handovers: [
    { outcome: 'on_time', entries: 3 },
    { outcome: 'late', entries: 1 },
    { outcome: 'disputed', entries: 0 },
    { outcome: 'waiting', entries: 0 },
    { outcome: 'drafted', entries: 0 },
  ],
};

const EMPTY: OpsLogStatistics = {
  ...{ ...STATISTICS, entries: 0, kinds: [], weeks: [], incidents: [] },
  open: OPEN.map((one) => ({ ...one, entries: 0, grave: 0 })),
};

const show = (body: unknown, at = '', status = 200) =>
  showLog(
    [record(1)],
    { 'GET /statistics': () => ({ status, body }) },
    { at: `?view=statistics&from=2026-11-11&to=2026-11-20${at}` },
  );

/** Rows of the table behind a figure, every entry once as it is now. */
const rows = (search: string) =>
  expect.stringMatching(
    new RegExp(`^/manager/projects/${HARBOUR_ID}/ops-log\\?(?=.*view=table)(?=.*said=now)(?=.*${search})`),
  );

test('every figure leads to its rows in the table, under the filters of the page', async () => {
  const { view, asked } = await show(STATISTICS, '&tag=gate');
  const link = (name: RegExp) => view.getByRole('link', { name });
  await expect
    .element(link(/^Entries ?6/))
    .toHaveAttribute('href', rows('tag=gate.*from=2026-11-11&to=2026-11-20'));
  await expect
    .element(link(/^Incidents ?2 ?2 sev 1 or sev 2/))
    .toHaveAttribute('href', rows('type=incident'));
  await expect.element(link(/^Time to acknowledge ?4 min/)).toHaveAttribute('href', rows('severity=sev2'));
  const left = link(/^Open now ?4 ?1 sev 1 or sev 2/);
  await expect.element(left).toHaveAttribute('href', rows('open=yes'));
  await expect.element(left).toHaveAttribute('href', expect.not.stringContaining('from='));
  await expect
    .element(link(/^9 Nov 2026: Info 4/))
    .toHaveAttribute('href', rows('from=2026-11-11&to=2026-11-15'));
  await expect.element(link(/^Incident ?2 ?33%/)).toHaveAttribute('href', rows('type=incident'));
  await expect.element(link(/^Late ?1 ?25%/)).toHaveAttribute('href', rows('handover=late'));
  await expect
    .element(link(/^1 to 6 days ago ?3 ?1 sev 1/))
    .toHaveAttribute('href', rows('from=2026-11-14&to=2026-11-19'));
  expect(asked.find(({ path }) => path.endsWith('/statistics'))?.query.get('tag')).toBe('gate');
});

test('every chart has its table', async () => {
  const { view } = await show(STATISTICS);
  for (const [name, row] of [
    ['Entries by week', '16 Nov 2026000202'],
    ['Entries by type', 'Incident020002'],
    ['Times of incidents', 'Sev 2214 min5 min0––'],
    ['Open now, by age', '1 to 6 days ago31'],
    ['Handovers', 'Late1'],
  ] as const) {
    const card = view.getByRole('region', { name });
    await card.getByRole('button', { name: 'Table' }).click();
    const table = card.getByRole('table', { name });
    const key = row.slice(0, 5);
    await expect
      .poll(() => [...(table.element().querySelectorAll('tr') ?? [])].map((one) => one.textContent))
      .toContainEqual(expect.stringMatching(new RegExp(`^${key}.*`)));
    const found = [...table.element().querySelectorAll('tr')].map((one) =>
      (one.textContent ?? '').replaceAll('\u00a0', ' '),
    );
    expect(found).toContain(row);
  }
});

test('without filters the last thirteen weeks are asked for', async () => {
  const { view, asked } = await showLog(
    [],
    { 'GET /statistics': () => ({ body: STATISTICS }) },
    { at: '?view=statistics' },
  );
  await expect.element(view.getByText(/The last 13 weeks/)).toBeVisible();
  const query = asked.find(({ path }) => path.endsWith('/statistics'))?.query;
  const days = (Date.parse(query?.get('to') ?? '') - Date.parse(query?.get('from') ?? '')) / 86_400_000;
  expect(Math.round(days)).toBe(13 * 7);
});

test('where nothing fits the filters are named and cleared, and the view stays', async () => {
  const { view, address } = await show(EMPTY);
  await expect.element(view.getByText('Nothing matches these filters')).toBeVisible();
  await view.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(address).toMatch(/ops-log\?view=statistics$/);
});

test('figures that could not be read can be asked for again', async () => {
  const { view } = await show({ error: 'unavailable', message: 'No.' }, '', 503);
  await expect.element(view.getByText('The statistics could not be loaded')).toBeVisible();
  await expect.element(view.getByRole('button', { name: /again/i })).toBeVisible();
});
