import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { leaveSearch } from '../../effects/address.ts';
import { LeaveScreen } from '../../screens/leave-screen.tsx';

const EMPTY = { data: [], before: null, after: null };

test('on a phone hours of a day are asked for with their times, and half a day without', async () => {
  await page.viewport(360, 780);
  const { view, asked } = await renderScreen({
    screen: (search) => <LeaveScreen search={search} onSearch={() => undefined} />,
    ...{ search: leaveSearch, at: '/leave', role: 'member' },
    answer: ({ path }) => {
      if (path === '/leave') return { body: EMPTY };
      if (path === '/leave/preview')
        return { body: { minutes: 90, days: 1, holidays: [], balance: null, problems: [] } };
      return undefined;
    },
  });
  await view.getByRole('button', { name: 'Ask for leave' }).click();
  const form = view.getByRole('dialog', { name: 'Ask for leave' });
  await form.getByText('Hours', { exact: true }).click();
  await expect.element(form.getByText('Enter from when to when.')).toBeVisible();
  await userEvent.fill(form.getByLabelText('From'), '09:00');
  await userEvent.fill(form.getByLabelText('To'), '10:30');
  await expect.element(form.getByText('Takes 1:30 h')).toBeVisible();
  const previews = () =>
    asked.filter(({ path }) => path === '/leave/preview').map(({ query }) => Object.fromEntries(query));
  await expect.poll(() => previews().at(-1)).toMatchObject({ part: 'hours', start: '09:00', end: '10:30' });
  await form.getByText('Morning', { exact: true }).click();
  await expect.poll(() => previews().at(-1)).toMatchObject({ part: 'morning' });
  expect(previews().at(-1)).not.toHaveProperty('start');
  expect(form.getByLabelText('From', { exact: true }).elements()).toEqual([]);
});
