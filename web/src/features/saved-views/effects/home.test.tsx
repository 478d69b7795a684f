import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { SavedView } from '#contract/saved-views/shapes.ts';
import { savedViews } from '../queries.ts';
import { homeOf } from './home.ts';

const view: SavedView = {
  ...{ id: 'v1', name: 'Harbour', parameters: { view: 'all', q: 'har' }, shared: false, version: 3 },
  ...{ owner: { id: 'm1', name: 'Maren Holt' }, own: true, changeable: true },
};

const list = (search: Readonly<Record<string, unknown>>) =>
  ({ list: 'projects', path: '/manager/projects', search }) as const;

const knowing = (home: string | null) => {
  const client = new QueryClient();
  client.setQueryData(savedViews('projects').queryKey, { data: [view], home });
  return client;
};

test('a list opens with the view that its person chose, saved or built in, and without one as it is', async () => {
  expect(await homeOf(knowing('v1'), list({}))).toBe('/manager/projects?view=all&q=har&saved=v1');
  expect(await homeOf(knowing('mine'), list({}))).toBe('/manager/projects?view=mine');
  expect(await homeOf(knowing(null), list({}))).toBeUndefined();
});

test('an address that says something is followed', async () => {
  expect(await homeOf(knowing('v1'), list({ view: 'open' }))).toBeUndefined();
});

test('a list whose views nobody has asked for yet doesn’t wait for them', async () => {
  const asked = vi.spyOn(window, 'fetch');
  expect(await homeOf(new QueryClient(), list({}))).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});
