import { expect, test } from 'vitest';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { judgedSwap } from '../../../../../test/swap-answers.ts';
import SwapsCard from './swaps-card.tsx';

const TODAY = '2026-11-21';
const PROJECT = judgedSwap().project;
/** Daniel would take any shift that one gives. */
const asked = judgedSwap({ version: 1, status: 'pending', mine: 'counterpart', gets: null });

const own = (id: string, day: string, fields: object = {}) => ({
  ...{ id: `s-${id}`, version: 1, project: PROJECT, service: { id: 's', code: 'GRD', name: 'Guarding' } },
  ...{ role: null, site: 'Gate 9', day, start: '06:00', end: '14:00', timezone: 'Europe/London' },
  ...{ starts_at: `${day}T06:00:00Z`, ends_at: `${day}T14:00:00Z`, cancelled: false },
  mine: { id: `b-${id}`, version: 1, status: 'confirmed' },
  ...fields,
});

const shown = async (shifts: object[], refused?: string) => {
  const { view, asked: requests } = await renderScreen({
    screen: () => <SwapsCard date={TODAY} today={TODAY} />,
    search: () => ({}),
    at: '/daily-activity',
    answer: ({ method, path }) => {
      if (path === '/swaps') return { body: { data: [asked], before: null, after: null } };
      if (path === '/daily-activity/plan') return { body: { now: `${TODAY}T05:00:00Z`, shifts } };
      const failure = { code: 'rule_broken', rule: 'overlap', fields: [], why: null, request_id: 'r' };
      if (method === 'GET') return undefined;
      return refused ? { status: 422, body: { ...failure, message: refused } } : { body: asked };
    },
  });
  await view.getByRole('button', { name: /^Accept/ }).click();
  const box = view.getByRole('dialog', { name: 'Accept the swap' });
  const sent = () =>
    requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body] as const);
  return { view, box, sent };
};

test('whoever is asked for any shift chooses one of their own to come, and gives it', async () => {
  const { view, box, sent } = await shown([
    own('a', '2026-11-25'),
    own('b', '2026-11-27'),
    ...[own('past', '2026-11-20'), own('off', '2026-11-26', { cancelled: true })],
    own('other', '2026-11-28', { project: { id: 'q', code: 'QML-118', name: 'Quay' } }),
  ]);
  await expect.element(box.getByRole('button', { name: 'Accept' })).toBeDisabled();
  await box.getByLabelText('Which shift do you give').click();
  const offered = view.getByRole('option');
  await expect.poll(() => offered.elements().length).toBe(2);
  await view.getByRole('option', { name: /Fri 27 Nov/ }).click();
  await box.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(sent).toEqual([['/projects/p/swaps/w/accept', { version: 1, assignment_id: 'b-b' }]]);
  await expect.element(box).not.toBeInTheDocument();
});

test('why the given shift is refused stands in the box, and what was chosen stays', async () => {
  const { view, box } = await shown([own('a', '2026-11-25')], 'You would rest for 6 hours only.');
  await box.getByLabelText('Which shift do you give').click();
  await view.getByRole('option', { name: /Wed 25 Nov/ }).click();
  await box.getByRole('button', { name: 'Accept' }).click();
  await expect.element(box.getByText('You would rest for 6 hours only.')).toBeVisible();
  await expect.element(box.getByRole('button', { name: 'Accept' })).toBeEnabled();
});

test('whoever has nothing to give is told so', async () => {
  const { box } = await shown([]);
  await expect.element(box.getByRole('button', { name: 'Accept' })).toBeDisabled();
  await expect.element(box.getByText(/You have no shift of HRB-204/)).toBeVisible();
});
