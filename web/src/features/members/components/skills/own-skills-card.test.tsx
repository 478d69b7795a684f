import { expect, test } from 'vitest';
import { accountAnswers } from '../../../../../test/account-answers.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { OwnSkillsCard } from './own-skills-card.tsx';

const show = (answer: { status?: number; body: object }) =>
  renderScreen({
    screen: () => (
      <>
        <h1>Account</h1>
        <OwnSkillsCard />
      </>
    ),
    search: () => ({}),
    at: '/account',
    answer: accountAnswers({ 'GET /daily-activity/skills': answer }),
  });

test('one’s own skills are there to be read, with what has expired', async () => {
  const skills = [{ skill: 'First aid', level: 2, expires: '2026-01-31' }];
  const { view } = await show({ body: { version: 1, skills } });
  await expect.element(view.getByText('First aid').first()).toBeVisible();
  await expect.element(view.getByText('Expired 31 Jan 2026')).toBeVisible();
  await expect.element(view.getByRole('button')).not.toBeInTheDocument();
});

test('whoever has none is told whom to tell', async () => {
  const { view } = await show({ body: { version: 1, skills: [] } });
  await expect.element(view.getByText('No skills are kept for you')).toBeVisible();
});

test('whoever isn’t on the team has no such card', async () => {
  const body = { code: 'not_found', message: 'No.', rule: null, fields: [], request_id: 'r' };
  const { view } = await show({ status: 404, body });
  await expect.element(view.getByRole('heading', { name: 'Account' })).toBeVisible();
  await expect.element(view.getByRole('region', { name: 'Your skills' })).not.toBeInTheDocument();
});
