import { expect, test } from 'vitest';
import { accountAnswers } from '../../../../test/account-answers.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { askedTour } from '../effects/asked-tour.ts';
import { ToursCard } from './tours-card.tsx';

const show = (role: string, objects: readonly string[]) =>
  renderScreen({
    screen: () => <ToursCard />,
    search: () => ({}),
    at: '/account',
    answer: accountAnswers(),
    role,
    rules: objects.map((object) => ['p', role, '*', object, '*', 'allow']),
  });

test('somebody finds the tour of their role and those of the pages that they may open, each to be taken again', async () => {
  const { view } = await show('member', ['/daily-activity']);
  await expect.element(view.getByRole('button', { name: 'Start the tour Welcome to Muster' })).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Start the tour Daily activity' })).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Start the tour Projects' })).not.toBeInTheDocument();
  await view.getByRole('button', { name: 'Start the tour Daily activity' }).click();
  expect(askedTour.get()).toBe('daily-activity');
  askedTour.set(null);
});
