import { expect, test } from 'vitest';
import { activityDay } from '../../../../../test/activity-answers.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { Timeline } from './timeline.tsx';

const DATE = '2026-11-21';
const day = activityDay({ now: `${DATE}T13:00:00.000Z` });

const shift = (id: string, starts_at: string, ends_at: string) => ({
  ...{ id, project: { id: 'p', code: 'HRB-204', name: 'Harbour' }, cancelled: false, starts_at, ends_at },
  ...{
    start: starts_at.slice(11, 16),
    end: ends_at.slice(11, 16),
    mine: { id: `mine-${id}`, status: 'confirmed' },
  },
});

const shown = async (plan: object) => {
  const { view } = await renderScreen({
    screen: () => <Timeline day={day} elapsed={0} />,
    search: () => ({}),
    at: '/daily-activity',
    answer: ({ path }) =>
      path === '/daily-activity/plan'
        ? { body: { from: DATE, to: DATE, today: DATE, shifts: [], overnight: [], away: [], ...plan } }
        : undefined,
  });
  return view;
};

test('the night before is drawn where it ends, from midnight on', async () => {
  const view = await shown({ overnight: [shift('n', '2026-11-20T22:00:00Z', `${DATE}T06:00:00Z`)] });
  const night = view.getByTitle('00:00 to 06:00: HRB-204 Harbour');
  await expect.element(night).toHaveTextContent('HRB-204 Harbour22:00 – 06:00');
});

test('leave of hours lies in the lane of shifts, and the legend names it', async () => {
  const view = await shown({
    shifts: [shift('d', `${DATE}T08:00:00Z`, `${DATE}T13:00:00Z`)],
    away: [{ id: 'l', type: 'paid', starts_at: `${DATE}T14:00:00Z`, ends_at: `${DATE}T16:00:00Z` }],
  });
  const away = view.getByTitle('14:00 to 16:00: Paid leave');
  await expect.element(away).toHaveTextContent('Paid leave2:00');
  await expect.element(view.getByText(/^Away/)).toBeVisible();
  const top = (title: string) => view.getByTitle(title).element().getBoundingClientRect().top;
  expect(top('14:00 to 16:00: Paid leave')).toBe(top('08:00 to 13:00: HRB-204 Harbour'));
});

test('of half a day that begins at midnight as much is shown as lies near to the rest', async () => {
  const view = await shown({
    shifts: [shift('d', `${DATE}T14:00:00Z`, `${DATE}T22:00:00Z`)],
    away: [{ id: 'l', type: 'paid', starts_at: `${DATE}T00:00:00Z`, ends_at: `${DATE}T12:00:00Z` }],
  });
  await expect.element(view.getByTitle('09:00 to 12:00: Paid leave')).toBeVisible();
  expect(view.getByText('03:00').elements()).toEqual([]);
});
