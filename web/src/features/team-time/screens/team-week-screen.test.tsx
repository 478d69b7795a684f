import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addDays } from '#contract/activity/rules.ts';
import type { TeamWeekRow } from '#contract/activity/team-endpoints.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { TOMASZ_ID, waitingEntry } from '../../../../test/waiting-week.ts';
import { teamSearch } from '../effects/team-address.ts';
import { TeamWeekScreen } from './team-week-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const PLACE = '/daily-activity/team';
const FROM = '2026-11-16';
const tomasz: TeamWeekRow = {
  member: { id: TOMASZ_ID, name: 'Tomasz Wrona' },
  ...{ position: 'Field technician', total_s: 28_800 },
  days: [{ date: '2026-11-16', duration_s: 28_800, status: 'submitted' }],
  missing: ['2026-11-17', '2026-11-18'],
};
const week = (data: readonly TeamWeekRow[], from = FROM, today = '2026-11-19') => ({
  body: {
    ...{ data, before: null, after: null, from, to: addDays(from, 6), today },
    days: [0, 1, 2, 3, 4, 5, 6].map((at) => ({
      date: addDays(from, at),
      planned_minutes: at < 5 ? 480 : 0,
      closed: { by: 'Maren Holt', at: '2026-12-01T10:00:00.000Z' },
    })),
  },
});

const show = (
  at = '/time',
  answer: (asked: Asked) => { body: unknown; status?: number } = () => week([tomasz]),
) =>
  renderScreen({
    screen: (search) => <TeamWeekScreen organization="a" search={search} />,
    search: teamSearch,
    ...{ at, role: 'manager' },
    answer: (asked) => {
      if (asked.path === PLACE) return answer(asked);
      return asked.path === `${PLACE}/${TOMASZ_ID}/entries`
        ? { body: { data: [waitingEntry()], before: null, after: null } }
        : undefined;
    },
  });
const lastQuery = (asked: readonly Asked[]) =>
  Object.fromEntries(asked.findLast(({ path }) => path === PLACE)?.query ?? []);

test('a row says how far each day is, which are missing, and how much of the week is logged', async () => {
  const { view } = await show();
  const row = view.getByRole('row', { name: /Tomasz Wrona/ });
  await expect.element(row.getByText('2 days missing')).toBeVisible();
  await expect.element(row.getByText('8:00 of 40:00')).toBeVisible();
  await expect.element(row.getByText('Submitted')).toBeInTheDocument();
  expect(row.getByText('Missing', { exact: true }).elements()).toHaveLength(2);
});

test.each([
  ['2026-11-16', 'Nothing due yet'],
  ['2026-11-19', 'Complete so far'],
  ['2026-11-21', 'Complete'],
])('on %s, with no day missing, a week is called: %s', async (today, word) => {
  const { view } = await show('/time', () => week([{ ...tomasz, missing: [] }], FROM, today));
  const row = view.getByRole('row', { name: /Tomasz Wrona/ });
  await expect.element(row.getByText(word, { exact: true })).toBeVisible();
});

test('a locked day says who closed its month', async () => {
  const locked = { date: FROM, duration_s: 28_800, status: 'locked' } as const;
  const { view } = await show('/time', () => week([{ ...tomasz, days: [locked] }]));
  const row = view.getByRole('row', { name: /Tomasz Wrona/ });
  await expect.element(row.getByTitle(/^Locked by Maren Holt, /)).toBeVisible();
});

test('a row opens what was logged, each entry with how far it is', async () => {
  const { view } = await show();
  await view.getByRole('button', { name: 'Tomasz Wrona', exact: true }).click();
  const box = view.getByRole('dialog', { name: /Tomasz Wrona, 16 Nov/ });
  await expect.element(box.getByText('Opening patrol')).toBeVisible();
  await expect.element(box.getByText('Submitted')).toBeVisible();
  expect(box.getByRole('checkbox').elements()).toEqual([]);
});

test('another week keeps the view and begins at its first page; this week has a bare address', async () => {
  const { view, asked, address } = await show('/time?view=missing&after=x&page=2');
  await view.getByRole('button', { name: 'The week before' }).click();
  await expect.poll(() => lastQuery(asked)).toEqual({ per_page: '50', date: '2026-11-09', missing: 'true' });
  await view.getByRole('button', { name: 'This week' }).click();
  await expect.poll(address).toBe('/manager/organizations/a/time?view=missing');
});

test('a day of the address stays when the view changes', async () => {
  const { view } = await show('/time?date=2026-11-09');
  await expect
    .element(view.getByRole('link', { name: 'Who is missing' }))
    .toHaveAttribute('href', '/manager/organizations/a/time?view=missing&date=2026-11-09');
});

test('where nobody is missing it says so', async () => {
  const { view } = await show('/time?view=missing', () => week([]));
  await expect.element(view.getByText(/Nobody is missing/)).toBeVisible();
});

test('a name that nobody has offers to clear the search', async () => {
  const { view, address } = await show('/time?q=zzz', ({ query }) => week(query.has('q') ? [] : [tomasz]));
  await expect.element(view.getByText('Nobody found')).toBeVisible();
  await view
    .getByRole('button', { name: /^Clear/ })
    .last()
    .click();
  await expect.element(view.getByRole('row', { name: /Tomasz Wrona/ })).toBeVisible();
  expect(address()).not.toContain('q=');
});

test('a phone says which week it shows, beside the way to others', async () => {
  await page.viewport(360, 780);
  const { view } = await show();
  await expect.element(view.getByText('16 Nov – 22 Nov')).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'The week after' })).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth).toBe(360);
});
