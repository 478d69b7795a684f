import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SavedView } from '#contract/saved-views/shapes.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { searchParameters, several, text } from '../../../platform/search.ts';
import { ViewNotice } from './view-notice.tsx';
import { ViewsMenu } from './views-menu.tsx';

const search = searchParameters({ view: text, q: text, status: several(text), sort: text, saved: text });

const view = (different: Partial<SavedView> = {}): SavedView => ({
  ...{ id: 'v1', name: 'Harbour', parameters: { view: 'all', q: 'har' }, shared: false, version: 3 },
  ...{ owner: { id: 'm1', name: 'Maren Holt' }, own: true, changeable: true },
  ...different,
});

type Answer = { status?: number; body?: unknown };

const show = (
  at: string,
  views: readonly SavedView[],
  home: string | null = null,
  answer: (asked: Asked) => Answer | undefined = () => undefined,
) =>
  renderScreen({
    screen: (read) => {
      const viewed = { list: 'projects', path: '/manager/projects', search: read, read: search } as const;
      const builtIn = [
        { id: 'open', label: 'Open' },
        { id: 'all', label: 'All' },
      ];
      return (
        <Suspense>
          <ViewsMenu {...viewed} builtIn={builtIn} />
          <ViewNotice {...viewed} builtIn={builtIn} />
        </Suspense>
      );
    },
    search,
    at: `/manager/projects${at}`,
    role: 'manager',
    answer: (asked) =>
      asked.method === 'GET' ? { body: { data: views, home } } : (answer(asked) ?? { status: 204 }),
  });

beforeEach(() => page.viewport(1440, 900));

test('a view that shows what it says has no notice; a changed filter offers to save, to save as another, and to discard', async () => {
  const {
    view: at,
    asked,
    address,
  } = await show('?view=all&q=har&sort=-name&saved=v1', [view()], null, () => ({
    body: view({ version: 4 }),
  }));
  await expect.element(at.getByText('What you see isn’t saved in “Harbour”.')).toBeVisible();
  await at.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(at.getByText('“Harbour” saved')).toBeVisible();
  const sent = asked.find(({ method }) => method === 'PATCH');
  expect([sent?.path, sent?.version, sent?.body]).toEqual([
    ...['/saved-views/projects/v1', '"3"'],
    { parameters: { view: 'all', q: 'har', sort: '-name' } },
  ]);
  await at.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(address).toBe('/manager/projects?view=all&q=har&saved=v1');
  await expect.element(at.getByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
});

test('somebody else’s view can be saved as one’s own only', async () => {
  const others = view({ own: false, changeable: false, shared: true });
  const { view: at } = await show('?q=x&saved=v1', [others]);
  await expect.element(at.getByRole('button', { name: 'Save as…' })).toBeVisible();
  expect(at.getByRole('button', { name: 'Save', exact: true }).elements()).toEqual([]);
});

test('a view that has been deleted says so, and what it showed stays', async () => {
  const gone = await show('?q=x&saved=v2', [view()]);
  await expect.element(gone.view.getByText(/^This view has been deleted/)).toBeVisible();
  await gone.view.getByRole('button', { name: 'Close it' }).click();
  await expect.poll(gone.address).toBe('/manager/projects');
});

test('a name that is taken is said beside it, and what was typed stays', async () => {
  const problem = { field: 'name', message: 'You have a view with this name: choose another.' };
  const { view: at } = await show('?q=quay', [view()], null, () => ({
    status: 422,
    body: { code: 'rule_broken', message: problem.message, rule: 'name-taken', fields: [problem] },
  }));
  await at.getByRole('button', { name: 'Save as a view…' }).click();
  const box = at.getByRole('dialog', { name: 'Save as a view' });
  await box.getByRole('textbox', { name: 'Name' }).fill('Harbour');
  await box.getByRole('button', { name: 'Save view' }).click();
  await expect.element(box.getByText(problem.message)).toBeVisible();
  await expect.element(box.getByRole('textbox', { name: 'Name' })).toHaveValue('Harbour');
});

test('views are put in order, and the list opens with one of them', async () => {
  const two = [view(), view({ id: 'v2', name: 'Quay' })];
  const { view: at, asked } = await show('?view=open', two);
  await at.getByRole('button', { name: 'Saved views' }).click();
  await at.getByRole('menuitem', { name: 'Manage views…' }).click();
  await at.getByRole('button', { name: 'Move Quay up' }).click();
  const arranged = () => asked.filter(({ path }) => path.endsWith('/habits')).map(({ body }) => body);
  await expect.poll(arranged).toEqual([{ order: ['v2', 'v1'], home: null }]);
  await at.getByRole('combobox', { name: 'The list opens with' }).click();
  await at.getByRole('option', { name: 'Quay' }).click();
  await expect.poll(() => arranged().at(-1)).toEqual({ order: ['v1', 'v2'], home: 'v2' });
});

test('a bare list opens with the view that its person wants', async () => {
  const { address } = await show('', [view()], 'v1');
  await expect.poll(address).toBe('/manager/projects?view=all&q=har&saved=v1');
});
