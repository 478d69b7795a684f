import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../theme/ui-provider.tsx';
import { DateField } from './date-field.tsx';

const field = () =>
  render(
    <UiProvider>
      <DateField label="Due" value="2026-11-19" onChange={() => undefined} optional />
    </UiProvider>,
  );

test('the button that clears a day names its field', async () => {
  const screen = await field();
  await expect.element(screen.getByRole('button', { name: 'Clear Due' })).toBeVisible();
});

test('every arrow of the calendar says where it leads', async () => {
  const screen = await field();
  await screen.getByLabelText('Due').first().click();
  await expect.element(screen.getByRole('button', { name: 'Next month' })).toBeVisible();
  await screen.getByRole('button', { name: 'November 2026' }).click();
  await expect.element(screen.getByRole('button', { name: 'Previous year' })).toBeVisible();
  await screen.getByRole('button', { name: '2026', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Next ten years' })).toBeVisible();
});
