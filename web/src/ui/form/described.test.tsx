import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DateField } from '../number/date-field.tsx';
import { UiProvider } from '../theme/ui-provider.tsx';
import { MultiSelect } from './multi-select.tsx';
import { Select } from './select.tsx';
import { TagsField } from './tags-field.tsx';
import { TextField } from './text-field.tsx';

const options = [{ value: 'a', label: 'A' }];
const said = { note: 'What for', error: 'Choose one.' };
const onChange = () => undefined;

test('every kind of field tells assistive technology its note and its error', async () => {
  const screen = await render(
    <UiProvider>
      <TextField label="Text" value="" onChange={onChange} {...said} />
      <Select label="One" options={options} value={null} onChange={onChange} {...said} />
      <MultiSelect label="Some" options={options} value={[]} onChange={onChange} {...said} />
      <TagsField label="Words" value={[]} onChange={onChange} {...said} />
      <DateField label="Day" value={null} onChange={onChange} {...said} />
    </UiProvider>,
  );
  for (const label of ['Text', 'One', 'Some', 'Words', 'Day'])
    await expect
      .element(screen.getByLabelText(label).first())
      .toHaveAccessibleDescription('What for Choose one.');
});
