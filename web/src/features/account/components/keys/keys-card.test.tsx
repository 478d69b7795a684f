import { expect, test } from 'vitest';
import { accountAnswers } from '../../../../../test/account-answers.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { KeysCard } from './keys-card.tsx';

const show = (status: number) =>
  renderScreen({
    screen: () => <KeysCard />,
    search: () => ({}),
    at: '/account',
    answer: accountAnswers({
      'PATCH /users/me/settings': { status, body: { code: 'failed', message: 'Not now.' } },
    }),
  });

test('single keys are on until somebody switches them off, which is kept as their setting', async () => {
  const { view, asked } = await show(204);
  const keys = view.getByRole('checkbox', { name: 'Use single keys' });
  await expect.element(keys).toBeChecked();
  await keys.click();
  await expect.element(keys).not.toBeChecked();
  await expect
    .poll(() => asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body))
    .toEqual([{ single_keys: false }]);
});

test('a setting that could not be kept goes back, and says so', async () => {
  const { view } = await show(500);
  const keys = view.getByRole('checkbox', { name: 'Use single keys' });
  await keys.click();
  await expect.element(view.getByRole('checkbox', { checked: true })).toBeVisible();
});
