import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ACTIVITY_ANSWERS } from '../../../test/activity-answers.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { Palette } from './palette.tsx';

const openers = { openKeys: () => undefined, openHelp: () => undefined, openView: () => undefined };

beforeEach(() => page.viewport(1440, 900));
afterEach(() => onlineManager.setOnline(true));

test('without a network time is logged on a project that this device has read, and what isn’t found says why', async () => {
  const { view } = await renderScreen({
    screen: () => <Palette {...openers} onClose={() => undefined} />,
    search: () => ({}),
    at: '/account',
    answer: ({ path }) => {
      const body = ACTIVITY_ANSWERS[path];
      return body ? { body } : undefined;
    },
  });
  const field = view.getByRole('combobox', { name: 'Search or type a command' });
  const row = view.getByRole('option', { name: /^Log 2:00 on HRB-204/ });
  await userEvent.fill(field, 'log 2h on');
  await expect.element(row).toBeVisible();
  onlineManager.setOnline(false);
  await userEvent.fill(field, 'log 2h on zzz');
  await expect.element(view.getByText(/only what this device has read is searched/)).toBeVisible();
  await userEvent.fill(field, 'log 2h on har');
  await expect.element(row).toBeVisible();
});
