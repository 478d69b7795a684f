import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '../../../test/render-screen.tsx';
import { Palette } from './palette.tsx';

const PROJECT = { id: 'p', code: 'HRB-204', name: 'Harbour Terminal', client: { id: 'c', name: 'Port' } };

test('what was found for fewer letters goes as soon as it doesn’t match those typed since, so that Enter never opens it', async () => {
  const openers = { openKeys: vi.fn(), openHelp: vi.fn(), openView: vi.fn() };
  const { view, address } = await renderScreen({
    screen: () => <Palette {...openers} onClose={vi.fn()} />,
    search: () => ({}),
    at: '/account',
    answer: ({ path }) => (path === '/projects' ? { body: { data: [PROJECT] } } : undefined),
  });
  const field = view.getByRole('combobox', { name: 'Search or type a command' });
  await userEvent.fill(field, 'har');
  await expect.element(view.getByRole('option', { name: /Harbour Terminal/ }).first()).toBeVisible();
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  await userEvent.fill(field, 'quay');
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/account');
  expect(view.getByRole('option', { name: /Harbour/ }).elements()).toEqual([]);
});
