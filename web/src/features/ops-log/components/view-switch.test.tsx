import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../../../ui/theme/ui-provider.tsx';
import { PhoneViewSwitch } from './view-switch.tsx';

test('on a phone no table is offered, which would be the timeline', async () => {
  await page.viewport(360, 780);
  const onView = vi.fn();
  const view = await render(
    <UiProvider>
      <PhoneViewSwitch view="table" onView={onView} />
    </UiProvider>,
  );
  await view.getByRole('button', { name: 'View', exact: true }).click();
  await expect.element(view.getByRole('menuitemcheckbox', { name: 'Timeline' })).toBeChecked();
  expect(view.getByRole('menuitemcheckbox', { name: 'Table' }).elements()).toHaveLength(0);
  await view.getByRole('menuitemcheckbox', { name: 'Statistics' }).click();
  expect(onView).toHaveBeenCalledWith('statistics');
});
