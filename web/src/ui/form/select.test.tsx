import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../theme/ui-provider.tsx';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

const options = Array.from({ length: 40 }, (_, index) => ({ value: `${index}`, label: `Option ${index}` }));

test('Tab goes from an open list to the next field, however long the list is', async () => {
  const screen = await render(
    <UiProvider>
      <Select label="One" options={options} value={null} onChange={() => undefined} />
      <TextField label="Next" value="" onChange={() => undefined} />
    </UiProvider>,
  );
  await screen.getByLabelText('One').first().click();
  await expect.element(screen.getByRole('option', { name: 'Option 1', exact: true })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByLabelText('Next')).toHaveFocus();
});
