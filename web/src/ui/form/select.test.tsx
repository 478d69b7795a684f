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

test.each([true, false])(
  'a long value ends before the chevron (with a cross beside it: %s)',
  async (optional) => {
    const label = 'HRB-204 Harbour Terminal guarding, night shifts and the whole of the western gate';
    const screen = await render(
      <UiProvider>
        <div style={{ width: 220 }}>
          <Select
            label="Project"
            options={[{ value: 'a', label }]}
            value="a"
            onChange={() => undefined}
            optional={optional}
          />
        </div>
      </UiProvider>,
    );
    const input = screen.getByRole('combobox', { name: 'Project' }).element();
    const textEnd =
      input.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(input).paddingRight);
    const marks = [...(input.parentElement?.querySelectorAll('svg') ?? [])].map(
      (mark) => mark.getBoundingClientRect().left,
    );
    expect(marks.length).toBeGreaterThan(0);
    expect(textEnd).toBeLessThanOrEqual(Math.min(...marks));
    expect(getComputedStyle(input).textOverflow).toBe('ellipsis');
  },
);
