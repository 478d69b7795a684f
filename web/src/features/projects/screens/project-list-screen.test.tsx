import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Rule } from '#contract/access/policy.ts';
import type { ProjectRow } from '#contract/projects/shapes.ts';
import { HARBOUR_ID, projectRow } from '../../../../test/project-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { viewTools } from '../../saved-views/components/view-tools.ts';
import { projectListSearch } from '../effects/list-address.ts';
import { ProjectListScreen } from './project-list-screen.tsx';

type Somebody = { role: string; rules?: readonly Rule[] };
type Answer = { status?: number; body?: unknown };

const pageOf = (data: ProjectRow[], cursors: { before?: string; after?: string } = {}): Answer => ({
  body: { data, before: cursors.before ?? null, after: cursors.after ?? null },
});

const show = (at: string, answer: (asked: Asked) => Answer, somebody: Somebody = { role: 'manager' }) =>
  renderScreen({
    screen: (search) => <ProjectListScreen search={search} tools={viewTools} />,
    search: projectListSearch,
    at: `/manager/projects${at}`,
    ...somebody,
    answer: (asked) => {
      if (asked.path === '/projects') return answer(asked);
      if (asked.path === '/projects/views') return { body: { open: 1, mine: 1, attention: 0, ending: 0 } };
      if (asked.path.startsWith('/saved-views')) return { body: { data: [], home: null } };
      return { body: { data: [] } };
    },
  });

const MEMBER: Somebody = { role: 'member', rules: [['p', 'member', '*', '/projects', 'list', 'allow']] };

const listsOf = (asked: readonly Asked[]) => asked.filter(({ path }) => path === '/projects');

beforeEach(() => page.viewport(1440, 900));

test('a row shows client, state, health and burn, and leads to the project', async () => {
  const { view } = await show('', () => pageOf([projectRow()]));
  await expect
    .element(view.getByRole('link', { name: 'Harbour guarding' }))
    .toHaveAttribute('href', `/manager/projects/${HARBOUR_ID}`);
  const row = view.getByRole('row', { name: /Harbour guarding/ });
  for (const text of ['HRB-204', 'Port of Aldermouth', 'Active', 'At risk', '64%', '71%', '£64k'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
});

test('filters that nothing matches can be cleared', async () => {
  const { view, address } = await show('?q=zzz&health=red', ({ query }) =>
    pageOf(query.has('q') ? [] : [projectRow()]),
  );
  await expect.element(view.getByText('No project matches these filters')).toBeVisible();
  await view.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(address).toBe('/manager/projects');
  await expect.element(view.getByRole('link', { name: 'Harbour guarding' })).toBeVisible();
});

test('an empty list offers the first project to those who may make one', async () => {
  const { view } = await show('?view=all', () => pageOf([]));
  await expect.element(view.getByText('No projects yet')).toBeVisible();
});

test('an empty view leads to all projects where there are any, and is called by its name where there are none', async () => {
  const { view } = await show('?view=mine', ({ query }) =>
    pageOf(query.has('owner_id') ? [] : [projectRow()]),
  );
  await expect.element(view.getByRole('link', { name: 'Show all projects' })).toBeVisible();
  await view.unmount();
  const other = await show('?view=mine', () => pageOf([]));
  await expect.element(other.view.getByText('No projects yet')).toBeVisible();
});

test('a member without a project is told whom to ask, and sees it as soon as they are added', async () => {
  let rows: ProjectRow[] = [];
  const { view } = await show('', () => pageOf(rows), MEMBER);
  await expect.element(view.getByText('You are not in a project yet')).toBeVisible();
  await expect.element(view.getByText(/Ask a manager of A to add you to one/)).toBeVisible();
  rows = [projectRow()];
  await view.getByRole('button', { name: 'Look again' }).click();
  await expect.element(view.getByRole('link', { name: 'Harbour guarding' })).toBeVisible();
});

test('a failed list says the request id and can be asked for again', async () => {
  let isDown = true;
  const body = { code: 'internal', message: 'Broken.', rule: null, fields: [], request_id: 'req-7' };
  const { view } = await show('', () => (isDown ? { status: 500, body } : pageOf([projectRow()])));
  await expect.element(view.getByRole('alert')).toMatchTextContent(/The projects could not be loaded/);
  await expect.element(view.getByRole('alert')).toMatchTextContent(/req-7/);
  isDown = false;
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect.element(view.getByRole('link', { name: 'Harbour guarding' })).toBeVisible();
});

test('the order and the page stand in the address, and the next page starts where this one ends', async () => {
  const { view, asked, address } = await show('?sort=-progress', ({ query }) =>
    pageOf([projectRow()], query.has('after') ? { before: 'c1' } : { after: 'c1' }),
  );
  await view.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(address).toBe('/manager/projects?sort=-progress&after=c1&page=2');
  await expect
    .poll(() => Object.fromEntries(listsOf(asked).at(-1)?.query ?? []))
    .toMatchObject({ sort: '-progress', after: 'c1' });
});

test('rows that were chosen are let go when other rows are asked for', async () => {
  const { view } = await show('', () => pageOf([projectRow()]));
  await view.getByRole('checkbox', { name: /Harbour guarding/ }).click();
  await expect.element(view.getByRole('toolbar', { name: '1 selected' })).toBeVisible();
  await view.getByRole('button', { name: 'Search' }).click();
  await view.getByRole('textbox', { name: 'Search' }).fill('har');
  await expect.element(view.getByRole('toolbar', { name: '1 selected' })).not.toBeInTheDocument();
});
