import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../theme/ui-provider.tsx';
import { ChoiceList } from './choice-list.tsx';

const OPTIONS = Array.from({ length: 12 }, (_, at) => ({
  ...{ value: String(at), label: `Choice ${at}` },
  details: ['First line', at === 0 ? undefined : 'Second line'],
}));

const Choosing = ({ first }: { first: string }) => {
  const [value, setValue] = useState(first);
  return (
    <UiProvider>
      <div style={{ display: 'grid', height: '120px' }}>
        <ChoiceList label="Which" options={OPTIONS} value={value} onChange={setValue} />
      </div>
    </UiProvider>
  );
};

test('one of several is chosen by arrows, each with more about it than its name', async () => {
  const { getByRole } = await render(<Choosing first="0" />);
  const first = getByRole('radio', { name: /^Choice 0 ?First line$/ });
  await expect.element(first).toBeChecked();
  first.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(getByRole('radio', { name: /^Choice 1 ?First line ?Second line$/ })).toBeChecked();
  await expect.element(getByRole('group', { name: 'Which' })).toBeVisible();
});

test('what is chosen at first is in sight in a long list', async () => {
  const { getByRole } = await render(<Choosing first="11" />);
  const { top, bottom } = getByRole('group').element().getBoundingClientRect();
  const chosen = getByRole('radio', { name: /^Choice 11/ })
    .element()
    .getBoundingClientRect();
  expect([chosen.top >= top, chosen.bottom <= bottom]).toEqual([true, true]);
});
