import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Client } from '#contract/clients/shapes.ts';
import { clientDetail } from '../../../../test/client-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { viewTools } from '../../saved-views/components/view-tools.ts';
import { clientListSearch } from '../effects/list-address.ts';
import { ClientListScreen } from './client-list-screen.tsx';

const client = (name: string, more: Partial<Client> = {}) =>
  clientDetail({
    id: `id-${name}`,
    version: 1,
    name,
    code: name.slice(0, 3).toUpperCase(),
    owner: { id: 'm1', name: 'Maren Holt' },
    projects: 3,
    open_projects: 2,
    seconds: 5400,
    ...more,
  });

const listed = (data: Client[], cursors: { before?: string; after?: string } = {}) => ({
  body: { data, before: cursors.before ?? null, after: cursors.after ?? null },
});

const show = (at: string, clients: (asked: Asked) => { status?: number; body?: unknown }) =>
  renderScreen({
    screen: (search) => <ClientListScreen search={search} tools={viewTools} />,
    search: clientListSearch,
    at,
    answer: (asked) => {
      if (asked.path === '/clients') return clients(asked);
      if (asked.path.startsWith('/choices')) return { body: { data: [] } };
      if (asked.path.startsWith('/saved-views')) return { body: { data: [], home: null } };
      return asked.method === 'DELETE' ? { status: 204 } : { body: client('Hartley') };
    },
  });

const clientsAsked = (asked: readonly Asked[]) => asked.filter(({ path }) => path === '/clients');

test('a row shows code, state, projects and hours, and leads to the client', async () => {
  await page.viewport(1280, 800);
  const { view } = await show('/manager/clients', () => listed([client('Hartley')]));
  await expect
    .element(view.getByRole('link', { name: 'Hartley' }))
    .toHaveAttribute('href', '/manager/clients/id-Hartley');
  const row = view.getByRole('row', { name: /Hartley/ });
  for (const text of ['HAR', 'Active', '2 open of 3', '1:30'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
});

test('last activity stands on a row, and a margin for whoever may see costs', async () => {
  await page.viewport(1280, 800);
  const { view } = await show('/manager/clients', () =>
    listed([client('Hartley', { last_work_day: '2026-11-20', margin_pct: 24.5 })]),
  );
  const row = view.getByRole('row', { name: /Hartley/ });
  for (const text of ['20 Nov 2026', '24.5%']) await expect.element(row.getByText(text)).toBeVisible();
});

test('filters, order and view of the address are what the API is asked for', async () => {
  const at = '/manager/clients?view=active&q=har&tags=north&sort=-updated_at&after=xyz&page=2';
  const { asked } = await show(at, () => listed([client('Hartley')], { before: 'a' }));
  await expect.poll(() => clientsAsked(asked).length).toBe(1);
  const [{ query } = { query: new URLSearchParams() }] = clientsAsked(asked);
  expect(Object.fromEntries(query)).toEqual({
    status: 'active',
    q: 'har',
    tags: 'north',
    sort: '-updated_at',
    per_page: '50',
    after: 'xyz',
  });
});

test('without any client the page says what a client is and how to make one', async () => {
  const { view } = await show('/manager/clients', () => listed([]));
  await expect.element(view.getByText('No clients yet')).toBeVisible();
});

test('when filters hide everything they can be cleared, which leaves the view', async () => {
  const { view, address } = await show('/manager/clients?view=mine&q=zzz', () => listed([]));
  await expect.element(view.getByText('No client matches these filters')).toBeVisible();
  await view.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(address).toBe('/manager/clients?view=mine');
});

test('a failed read names the request and can be tried again', async () => {
  let attempts = 0;
  const { view } = await show('/manager/clients', () => {
    attempts += 1;
    return attempts > 1
      ? listed([client('Hartley')])
      : {
          status: 503,
          body: { code: 'unavailable', message: 'Busy.', rule: null, fields: [], request_id: 'r-1' },
        };
  });
  await expect.element(view.getByText('The clients could not be loaded')).toBeVisible();
  await expect.element(view.getByText('Request r-1')).toBeVisible();
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(view.getByRole('link', { name: 'Hartley' })).toBeVisible();
});

test('the next page stands in the address, and the way back to the first is a bare address', async () => {
  const { view, address } = await show('/manager/clients', ({ query }) =>
    query.get('after')
      ? listed([client('Zebra')], { before: 'b' })
      : listed([client('Hartley')], { after: 'n' }),
  );
  await expect.element(view.getByText('Hartley')).toBeVisible();
  await view.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(address).toBe('/manager/clients?after=n&page=2');
  await expect.element(view.getByText('51 – 51')).toBeVisible();
  await view.getByRole('button', { name: 'Previous page' }).click();
  await expect.poll(address).toBe('/manager/clients');
});

test('archiving asks, sends the version that was seen, and offers Undo', async () => {
  const { view, asked } = await show('/manager/clients', () => listed([client('Hartley', { version: 7 })]));
  await view.getByRole('button', { name: 'Actions for Hartley' }).click();
  await view.getByRole('menuitem', { name: 'Archive' }).click();
  await expect.element(view.getByText('2 open projects keep it.')).toBeVisible();
  await view.getByRole('button', { name: 'Yes' }).click();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect
    .poll(() =>
      asked
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path, version }) => [method, path, version]),
    )
    .toEqual([
      ['DELETE', '/clients/id-Hartley', '"7"'],
      ['POST', '/clients/id-Hartley/restore', null],
    ]);
});

test('an export is the file that the server makes of what the view, the filters and the order leave', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#saved');
  const { view, asked } = await show('/manager/clients?view=active&q=har&sort=-updated_at', () =>
    listed([client('Hartley')]),
  );
  await view.getByRole('button', { name: 'Export' }).click();
  await view.getByRole('menuitem', { name: 'CSV' }).click();
  await expect.element(view.getByText(/is saved/)).toBeVisible();
  const [{ query } = { query: new URLSearchParams() }] = asked.filter(
    ({ path }) => path === '/client-exports/csv',
  );
  expect(Object.fromEntries(query)).toEqual({ status: 'active', q: 'har', sort: '-updated_at' });
  expect(saved).toHaveBeenCalledOnce();
  saved.mockRestore();
});
