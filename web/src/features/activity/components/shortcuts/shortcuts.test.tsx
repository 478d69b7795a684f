import { expect, test } from 'vitest';
import { activityDay } from '../../../../../test/activity-answers.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import FavouritesBar from './favourites-bar.tsx';
import ProposalsCard from './proposals-card.tsx';

const project = { id: 'p', code: 'HRB-204', name: 'Harbour' };
const named = { project, service: null, category: 'work', billable: true, closed: null };
const closed = 'Old Pier takes no more time.';
const favourites = [
  { id: 'f', version: 1, ...named, note: 'Patrol' },
  { id: 'g', version: 1, ...named, note: 'Old round', closed },
];
const proposals = [
  { recurring_id: 'a', date: '2026-11-21', ...named, note: 'Standup', start: '09:00', duration_s: 900 },
  { recurring_id: 'b', date: '2026-11-21', ...named, note: 'Report', start: null, duration_s: 1800 },
  { recurring_id: 'c', date: '2026-11-21', ...named, note: 'Tour', start: null, duration_s: 60, closed },
];

const shown = async (what: 'favourites' | 'proposals') => {
  const { view, asked } = await renderScreen({
    screen: () =>
      what === 'favourites' ? (
        <FavouritesBar day={activityDay()} onTask={() => undefined} />
      ) : (
        <ProposalsCard date="2026-11-21" />
      ),
    search: () => ({}),
    at: '/daily-activity',
    answer: ({ path, method }) => {
      if (method === 'POST') return { status: 201, body: { id: 't' } };
      if (method === 'PUT') return { body: { entry: null, favourites } };
      if (path.endsWith('/favourites')) return { body: { favourites } };
      return { body: { date: '2026-11-21', proposals } };
    },
  });
  const sent = () =>
    asked.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body] as const);
  return { view, sent };
};

test('a click on a favourite starts the timer for what it is for', async () => {
  const { view, sent } = await shown('favourites');
  await view.getByRole('button', { name: 'Time HRB-204 Patrol now' }).click();
  await expect
    .poll(sent)
    .toMatchObject([['/daily-activity/timer/start', { project_id: 'p', note: 'Patrol', billable: true }]]);
});

test('a favourite whose project has closed says so instead', async () => {
  const { view, sent } = await shown('favourites');
  await view.getByRole('button', { name: 'Time HRB-204 Old round now' }).click({ force: true });
  await expect.element(view.getByText(closed)).toBeVisible();
  expect(sent()).toEqual([]);
});

test('a favourite is moved by its menu', async () => {
  const { view, sent } = await shown('favourites');
  await view.getByRole('button', { name: 'More for the favourite HRB-204 Patrol' }).click();
  await view.getByRole('menuitem', { name: 'Move to the right' }).click();
  await expect.poll(sent).toEqual([['/daily-activity/favourites/order', { ids: ['g', 'f'] }]]);
});

test('all that is open is logged at once, and one Undo takes all of it back', async () => {
  const { view, sent } = await shown('proposals');
  await expect.element(view.getByText(closed)).toBeVisible();
  await view.getByRole('button', { name: 'Log all 2' }).click();
  await expect.element(view.getByText('2 proposals logged')).toBeVisible();
  const said = (id: string, answer: string) => [
    `/daily-activity/recurring/${id}/days/2026-11-21`,
    { answer },
  ];
  expect(sent()).toEqual([said('a', 'accepted'), said('b', 'accepted')]);
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.poll(() => sent().slice(2)).toEqual([said('a', 'open'), said('b', 'open')]);
});

test('one proposal is skipped by its own key', async () => {
  const { view, sent } = await shown('proposals');
  await view.getByRole('button', { name: 'Skip: HRB-204 Standup' }).click();
  await expect.poll(sent).toEqual([['/daily-activity/recurring/a/days/2026-11-21', { answer: 'skipped' }]]);
});
