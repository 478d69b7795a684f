import { expect, test } from 'vitest';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { judgedSwap } from '../../../../../test/swap-answers.ts';
import SwapsCard from './swaps-card.tsx';

const TODAY = '2026-11-21';

const shown = async (
  swaps: object[],
  { date = TODAY, refused }: { date?: string; refused?: string } = {},
) => {
  const { view, asked } = await renderScreen({
    screen: () => <SwapsCard date={date} today={TODAY} />,
    search: () => ({}),
    at: '/daily-activity',
    answer: ({ method, path }) => {
      if (method === 'GET' && path === '/swaps') return { body: { data: swaps, before: null, after: null } };
      if (method === 'GET') return undefined;
      const failure = { code: 'rule_broken', rule: 'overlap', fields: [], why: null, request_id: 'r' };
      return refused ? { status: 422, body: { ...failure, message: refused } } : { body: judgedSwap() };
    },
  });
  const sent = () =>
    asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body] as const);
  return { view, sent };
};

const asked = judgedSwap({ version: 1, status: 'pending', mine: 'counterpart' });

test('whoever is asked sees what they give and get, and says yes with one click', async () => {
  const { view, sent } = await shown([asked]);
  await expect.element(view.getByText('Daniel Osei asks you to swap')).toBeVisible();
  await expect.element(view.getByText('Waits for you')).toBeVisible();
  const given = view.getByText('Fri 27 Nov, 06:00 – 14:00');
  await expect.element(given).toBeVisible();
  await view.getByRole('button', { name: 'Accept: Daniel Osei asks you to swap' }).click();
  await expect.poll(sent).toEqual([['/projects/p/swaps/w/accept', { version: 1 }]]);
});

test('why a yes is refused stands beside the request', async () => {
  const { view } = await shown([asked], { refused: 'You are booked at that time.' });
  await view.getByRole('button', { name: /^Accept/ }).click();
  await expect.element(view.getByText('You are booked at that time.')).toBeVisible();
});

test('a no may have a reason, which stays when it is refused', async () => {
  const { view, sent } = await shown([asked], { refused: 'It has expired.' });
  await view.getByRole('button', { name: /^Decline/ }).click();
  const box = view.getByRole('dialog', { name: 'Decline' });
  await box.getByLabelText(/^Reason/).fill('Exam');
  await box.getByRole('button', { name: 'Decline' }).click();
  await expect.element(box.getByText('It has expired.')).toBeVisible();
  await expect.element(box.getByLabelText(/^Reason/)).toHaveValue('Exam');
  expect(sent()).toEqual([['/projects/p/swaps/w/decline', { version: 1, reason: 'Exam' }]]);
});

test('whoever asked sees for whom it waits, and takes it back', async () => {
  const { view, sent } = await shown([judgedSwap({ mine: 'requester' })]);
  await expect.element(view.getByText('You asked Ben Achterberg to swap')).toBeVisible();
  await expect.element(view.getByText('Waits for whoever plans HRB-204')).toBeVisible();
  await view.getByRole('button', { name: /^Take back/ }).click();
  await expect.poll(sent).toEqual([['/projects/p/swaps/w/cancel', { version: 2 }]]);
});

test('on another day only what is about that day is there', async () => {
  const { view } = await shown(
    [
      asked,
      judgedSwap({
        id: 'x',
        mine: 'requester',
        gives: { ...asked.gives, day: '2026-12-01' },
        gets: null,
        kind: 'drop',
        counterpart: null,
      }),
    ],
    { date: '2026-12-01' },
  );
  await expect.element(view.getByText('You offer a shift')).toBeVisible();
  expect(view.getByText('Daniel Osei asks you to swap').elements()).toEqual([]);
});
