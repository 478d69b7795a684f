import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { InsightOverview } from '#contract/insights/shapes.ts';
import {
  insightAnswers,
  insightOverview,
  insightRun,
  overCapacity,
  runningOut,
} from '../../../../test/insights.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { viewTools } from '../../saved-views/components/view-tools.ts';
import { insightsSearch, RPAI } from '../effects/insights-address.ts';
import { InsightsScreen } from './insights-screen.tsx';

const ANNA = overCapacity();
const HARBOUR = runningOut();

const show = (at = RPAI, held: Parameters<typeof insightAnswers>[0] = { insights: [ANNA, HARBOUR] }) =>
  renderScreen({
    screen: (search) => <InsightsScreen search={search} tools={viewTools} />,
    ...{ search: insightsSearch, at, answer: insightAnswers(held) },
  });
const writesOf = (asked: readonly Asked[]) => asked.filter(({ method }) => method !== 'GET');

const ANNA_SAYS = /Anna Berg is planned for 52:10/;
const HARBOUR_SAYS = /The budget of Harbour Terminal is likely to be used up/;

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 900);
});

test('insights stand in sentences with how grave and how sure each is, under how the newest run stands', async () => {
  const { view } = await show();
  const row = view.getByRole('link', { name: ANNA_SAYS });
  for (const text of ['High', 'Person over capacity', 'Very likely, 95%'])
    await expect.element(row.getByText(text, { exact: true })).toBeInTheDocument();
  for (const text of [
    /Run .* by Maren Holt/,
    'Engine 1',
    'Rows read: 12,431',
    '2 insights found, 1 new, 3 gone',
  ])
    await expect.element(view.getByText(text)).toBeVisible();
  await expect.element(view.getByText('Choose an insight')).toBeVisible();
});

test('the one that is looked at shows its formula, why it is sure, and evidence that leads to its rows', async () => {
  const { view } = await show(`${RPAI}?insight=${ANNA.id}`);
  await expect
    .element(view.getByRole('link', { name: HARBOUR_SAYS }))
    .toHaveAttribute('href', `${RPAI}?insight=${HARBOUR.id}`);
  const detail = view.getByRole('article', { name: ANNA_SAYS });
  await expect.element(detail.getByText('planned 52:10 − capacity 40:00 = 12:10 over')).toBeVisible();
  await expect
    .element(detail.getByText('Only firm bookings are counted; nothing is estimated.'))
    .toBeVisible();
  const row = detail.getByRole('row', { name: /Planned/ });
  await expect
    .element(row.getByRole('link', { name: '52:10' }))
    .toHaveAttribute('href', '/roster/capacity?from=2026-03-16');
  await expect
    .element(detail.getByText('Makes a draft announcement to Anna Berg; nothing is sent.'))
    .toBeVisible();
});

test('a forecast is drawn with its range and its table', async () => {
  const { view } = await show(`${RPAI}?insight=${HARBOUR.id}`);
  await expect
    .element(
      view.getByRole('img', {
        name: 'From £45,400.00 to likely £81,400.00, against a budget of £64,000.00.',
      }),
    )
    .toBeVisible();
  await expect.element(view.getByText(/between £76,400.00 and £86,400.00/)).toBeVisible();
  await view.getByRole('button', { name: 'Table', exact: true }).click();
  await expect.element(view.getByRole('table', { name: 'Forecast' })).toBeVisible();
});

test('filters of the address are what the API is asked for, and can be cleared where nothing matches', async () => {
  const { view, asked, address } = await show(
    `${RPAI}?view=all&group=budget&severity=high&confidence_min=75&q=quay&from=2026-01-01&sort=confidence`,
    { insights: [] },
  );
  await expect.element(view.getByText('No insight matches these filters')).toBeVisible();
  const query = asked.find(({ path }) => path === '/insights')?.query;
  expect(Object.fromEntries(query ?? [])).toEqual({
    ...{ group: 'budget', severity: 'high', confidence_min: '75', q: 'quay', from: '2026-01-01' },
    ...{ sort: 'confidence', per_page: '50' },
  });
  await view.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(address).toBe(`${RPAI}?view=all&sort=confidence`);
});

test('J, K and Escape go through the list and back', async () => {
  const { view, address } = await show();
  await expect.element(view.getByRole('link', { name: HARBOUR_SAYS })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.poll(address).toContain(ANNA.id);
  await userEvent.keyboard('j');
  await expect.poll(address).toContain(HARBOUR.id);
  await userEvent.keyboard('k');
  await expect.poll(address).toContain(ANNA.id);
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe(RPAI);
});

test('where nothing was looked at yet, the page says what it is and begins the first run, which is followed', async () => {
  let overview: InsightOverview = insightOverview({ last_run: null, kinds: [] });
  const under = insightRun({ state: 'running', finished_at: null, rows_read: 300, found: 1, digest: null });
  const { view, asked } = await show(RPAI, {
    insights: [],
    runs: [],
    overview: () => overview,
    more: ({ method, path }) => {
      if (method !== 'POST' || path !== '/insight-runs') return undefined;
      overview = { ...overview, running: under };
      return { status: 201, body: under };
    },
  });
  await expect.element(view.getByText('Nothing was looked at yet')).toBeVisible();
  await expect.element(view.getByText(/no model outside is asked/)).toBeVisible();
  await view.getByRole('button', { name: 'Run now' }).last().click();
  await expect.element(view.getByText('Looking: 300 rows read, 1 found')).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Run now' })).toBeDisabled();
  expect(writesOf(asked).map(({ path, body }) => [path, body])).toEqual([['/insight-runs', {}]]);
  overview = insightOverview();
  await expect.element(view.getByText('The run is done: 2 insights found, 1 new, 3 gone')).toBeVisible();
});

test('a run that came to no end says why and is tried again with its settings', async () => {
  const failed = insightRun({ state: 'failed', failure: 'lost', digest: null, seed: 7 });
  const { view, asked } = await show(RPAI, {
    insights: [ANNA],
    runs: [failed],
    more: ({ method }) => (method === 'POST' ? { status: 201, body: insightRun() } : undefined),
  });
  await expect.element(view.getByText(/came to no end/)).toBeVisible();
  await expect.element(view.getByText(/Its worker was lost too often/)).toBeVisible();
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => writesOf(asked)[0]?.body).toEqual({ day: '2026-03-16', days: 92, seed: 7 });
});

test('a suspended organization says that nothing is looked at, and keeps what was found', async () => {
  const { view } = await show(RPAI, {
    insights: [ANNA],
    overview: () => insightOverview({ resting: 'suspended' }),
  });
  await expect.element(view.getByText(/This organization is suspended/)).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Run now' })).toBeDisabled();
  await expect.element(view.getByRole('link', { name: ANNA_SAYS })).toBeVisible();
});

test('where nothing is open, the way to everything stands there', async () => {
  const { view } = await show(RPAI, { insights: [] });
  await expect.element(view.getByText('Nothing is open')).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'Show all insights' }))
    .toHaveAttribute('href', `${RPAI}?view=all`);
});

test('a list that can’t be read says so with the request id, and is asked for again', async () => {
  const { view } = await show(RPAI, {
    more: ({ path }) =>
      path === '/insights' ? { status: 500, body: { message: 'Broken', request_id: 'r-1' } } : undefined,
  });
  await expect.element(view.getByText('The insights could not be loaded')).toBeVisible();
  await expect.element(view.getByText(/r-1/)).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('on a phone the insight is a screen of its own, with the way back to the list', async () => {
  await page.viewport(360, 780);
  const { view } = await show(`${RPAI}?view=all&insight=${ANNA.id}`);
  await expect.element(view.getByRole('article', { name: ANNA_SAYS })).toBeVisible();
  await expect.element(view.getByRole('link', { name: HARBOUR_SAYS })).not.toBeInTheDocument();
  await expect.element(view.getByRole('link', { name: /RPAI/ })).toHaveAttribute('href', `${RPAI}?view=all`);
});

test('what RPAI is and that nothing leaves the organization is told on the page', async () => {
  const { view } = await show();
  await view.getByRole('button', { name: 'How it works' }).click();
  const box = view.getByRole('dialog');
  await expect.element(box.getByText('Nothing leaves the organization')).toBeVisible();
  await expect.element(box.getByText(/No model outside is asked/)).toBeVisible();
});
