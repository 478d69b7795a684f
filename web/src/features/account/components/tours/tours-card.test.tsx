import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountAnswers } from '../../../../../test/account-answers.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { ToursCard } from './tours-card.tsx';

const show = () =>
  renderScreen({
    screen: () => <ToursCard />,
    search: () => ({}),
    at: '/account',
    answer: accountAnswers({ 'PUT /users/me/feature-tours': ({ body }) => ({ body }) }),
  });

beforeEach(() => page.viewport(1440, 900));

test('a tour counts as seen once its last step was, and can be taken again', async () => {
  const { view, asked } = await show();
  await view.getByRole('button', { name: 'Start the tour Projects' }).click();
  await expect.element(view.getByText('1 of 3')).toBeVisible();
  await view.getByRole('button', { name: 'Next' }).click();
  await view.getByRole('button', { name: 'Back' }).click();
  for (let at = 0; at < 2; at += 1) await view.getByRole('button', { name: 'Next' }).click();
  await expect
    .element(view.getByRole('link', { name: 'Open Projects' }))
    .toHaveAttribute('href', '/manager/projects');
  await view.getByRole('button', { name: 'Done' }).click();
  await expect.element(view.getByRole('button', { name: 'Replay the tour Projects' })).toBeVisible();
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { projects: true },
  ]);
});

test('a tour that is broken off is not seen, and the focus comes back', async () => {
  const { view, asked } = await show();
  const start = view.getByRole('button', { name: 'Start the tour Welcome to Muster' });
  await start.click();
  await expect.element(view.getByText('1 of 3')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(start).toHaveFocus();
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([]);
});
