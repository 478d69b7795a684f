import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Executive } from '#contract/executive/shapes.ts';
import { executiveOf, figuresOf, noFigures, organizationOf } from '../../../../test/executive.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { executiveSearch } from '../effects/address.ts';
import { ExecutiveScreen } from './executive-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const open = (answer: (asked: Asked) => Executive | undefined, at = '/executive') =>
  renderScreen({
    screen: (search) => <ExecutiveScreen search={search} />,
    search: executiveSearch,
    at,
    role: 'executive',
    answer: (asked) => {
      const body = asked.path === '/executive' ? answer(asked) : undefined;
      return body && { body };
    },
  });

test('each figure stands beside the period before and leads to its rows, of the same day, currency and span', async () => {
  const { view } = await open(() => executiveOf(), '/executive?as_of=2026-05-13&currency=GBP&window=quarter');
  const leads = async (name: RegExp, href: RegExp) =>
    expect.element(view.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(href));
  const asked = 'as_of=2026-05-13&currency=GBP&window=quarter';
  await leads(/^Revenue ?£123.5k.*£100k in the period before/, new RegExp(`^/executive/projects\\?${asked}`));
  await leads(/^Margin ?£43.5k.*35.2% of revenue/, new RegExp(`^/executive/projects\\?${asked}`));
  await leads(/^Utilisation ?75%.*1,000 of 1,333 h/, new RegExp(`^/executive/teams\\?${asked}`));
  await leads(/^Pipeline ?£90k.*£45k by probability/, new RegExp(`^/executive/deals\\?${asked}`));
  await leads(/^Backlog ?£500k.*of 4 projects/, /which=backlog/);
  await leads(/^Open sev1 and sev2 ?3.*1 sev1, 2 sev2/, /^\/executive\/incidents/);
  await leads(/^Overdue reviews ?2/, /^\/executive\/reviews/);
  await leads(/^Healths that disagree ?1.*of 9 open projects/, /which=disagreeing/);
});

test('healths that disagree are marked, and lead to just these projects', async () => {
  const { view } = await open(() => executiveOf());
  const cell = view.getByRole('link', { name: '1 project: computed Red, by hand Green; they disagree' });
  await expect
    .element(cell)
    .toHaveAttribute('href', '/executive/projects?which=open&automatic=red&manual=green');
});

test('money without a rate is named beside the figures, and each rate with its day', async () => {
  const { view } = await open(() => executiveOf());
  await expect
    .element(view.getByText(/^Revenue: CHF.1,200.00, since there is no rate for CHF$/).first())
    .toBeVisible();
  await expect.element(view.getByText('1 EUR = 0.85 GBP, of 12 May 2026')).toBeVisible();
});

test('how a figure is made is said with its parts, its days and what isn’t in it', async () => {
  const { view } = await open(() => executiveOf());
  await view.getByRole('button', { name: 'How “Margin” is made' }).click();
  const box = view.getByRole('dialog', { name: 'How “Margin” is made' });
  await expect.element(box.getByText('Revenue − cost of all time on projects')).toBeVisible();
  await expect.element(box.getByText(/^Time from 1 May 2026 to 13 May 2026/)).toBeVisible();
  await expect.element(box.getByText(/no rate for CHF/)).toBeVisible();
});

test('an organization of which nothing is told says why, and has dashes instead of zeros', async () => {
  const rest = organizationOf({
    ...{ id: 'b', name: 'Canal', status: 'suspended', figures: noFigures, previous: noFigures },
    untold: { why: 'suspended', since: '2026-05-02', reason: 'Unpaid' },
  });
  const { view } = await open(() => executiveOf({ organizations: [organizationOf(), rest], counted: 1 }));
  await expect.element(view.getByText('Suspended since 2 May 2026: Unpaid')).toBeVisible();
  const row = view.getByRole('row', { name: /Canal/ });
  expect(row.element().textContent).not.toMatch(/£0|\b0\b/);
});

test('a day before anything is known is explained, and leads back to today', async () => {
  const before = organizationOf({
    ...{ figures: noFigures, previous: noFigures, since: '2025-01-01' },
    untold: { why: 'before', since: null, reason: null },
  });
  const unknown = {
    as_of: '2024-01-01',
    organizations: [before],
    counted: 0,
    total: noFigures,
    left_out: [],
  };
  const { view } = await open(() => executiveOf(unknown), '/executive?as_of=2024-01-01');
  await expect.element(view.getByText('Nothing is known of 1 Jan 2024')).toBeVisible();
  await expect.element(view.getByText(/Harbour: Nothing is known before 1 Jan 2025/)).toBeVisible();
  await expect.element(view.getByRole('link', { name: 'Show today' })).toHaveAttribute('href', '/executive');
});

test('whoever is executive nowhere reads what the page is and who gives the role', async () => {
  const { view } = await open(() => executiveOf({ organizations: [], counted: 0, total: noFigures }));
  await expect.element(view.getByText('You are executive in no organization')).toBeVisible();
  await expect.element(view.getByText(/an owner or administrator can give it to you/)).toBeVisible();
});

test('the span and the currency are chosen in the address', async () => {
  const { view, asked } = await open(() => executiveOf());
  await view.getByText('3 months').click();
  await expect.poll(() => asked.at(-1)?.query.get('window')).toBe('quarter');
  await view.getByRole('combobox', { name: 'Currency' }).selectOptions('EUR');
  await expect.poll(() => asked.at(-1)?.query.get('currency')).toBe('EUR');
});

test('figures that can’t be read say so, with a way to try again', async () => {
  const { view } = await open(() => undefined);
  await expect.element(view.getByText('The figures could not be loaded')).toBeVisible();
  await expect.element(view.getByRole('button', { name: /again/ })).toBeVisible();
});

test('on a phone nothing is wider than the page', async () => {
  await page.viewport(360, 780);
  const { view } = await open(() => executiveOf());
  await expect.element(view.getByText('Healths that disagree').first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test.each([
  { lived: 1, shown: 6 },
  { lived: 9, shown: 9 },
  { lived: 13, shown: 13 },
])('of $lived months in which anything happened the chart shows $shown', async ({ lived, shown }) => {
  const nothing = figuresOf({ revenue_minor: 0, cost_minor: 0, logged_s: 0, margin_pct: null });
  const trend = Array.from({ length: 13 }, (_, at) => ({
    month: `${at < 8 ? 2025 : 2026}-${String(((at + 4) % 12) + 1).padStart(2, '0')}`,
    ...{ day: '2026-05-13', counted: 2 },
    figures: at < 13 - lived ? nothing : figuresOf(),
  }));
  const { view } = await open(() => executiveOf({ trend }));
  const chart = view.getByRole('group', { name: `Revenue and cost of the last ${shown} months` });
  await expect.element(chart.getByRole('link').nth(shown - 1)).toBeVisible();
  await expect.element(chart.getByRole('link').nth(shown)).not.toBeInTheDocument();
});
