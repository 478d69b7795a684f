import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../theme/ui-provider.tsx';
import { Why } from './why.tsx';

const shown = (reason: string | (() => Promise<string>)) =>
  render(
    <UiProvider>
      <Why reason={reason} />
    </UiProvider>,
  );

test('the reason of a refusal is said when somebody asks', async () => {
  const screen = await shown('It takes at least manager.');
  const why = screen.getByRole('button', { name: 'Why?' });
  await expect.element(screen.getByText('It takes at least manager.')).not.toBeVisible();
  await why.click();
  await expect.element(screen.getByText('It takes at least manager.')).toBeVisible();
  await expect.element(why).toHaveAttribute('aria-expanded', 'true');
});

test('a reason that has to be found is asked for once, and a failure to find it is said', async () => {
  let asked = 0;
  const find = async () => {
    asked += 1;
    return 'No rule allows it.';
  };
  const screen = await shown(find);
  const why = screen.getByRole('button', { name: 'Why?' });
  await why.click();
  await expect.element(screen.getByText('No rule allows it.')).toBeVisible();
  await why.click();
  await why.click();
  expect(asked).toBe(1);
  const lost = await shown(() => Promise.reject(new Error('offline')));
  await lost.getByRole('button', { name: 'Why?' }).last().click();
  await expect.element(lost.getByText('This could not be loaded')).toBeVisible();
});
