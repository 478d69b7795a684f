import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { projectRow } from '../../../../test/project-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { viewTools } from '../../saved-views/components/view-tools.ts';
import { projectListSearch } from '../effects/list-address.ts';
import { ProjectListScreen } from './project-list-screen.tsx';

const WITHIN = '/manager/organizations/a/projects';

const show = (at: string, rows: (asked: Asked) => object[]) =>
  renderScreen({
    screen: (search) => <ProjectListScreen search={search} tools={viewTools} within={WITHIN} />,
    search: projectListSearch,
    at: `${WITHIN}${at}`,
    role: 'manager',
    answer: (asked) => {
      const { path } = asked;
      if (path === '/projects') return { body: { data: rows(asked), before: null, after: null } };
      if (path === '/projects/views') return { body: { open: 1, mine: 1, attention: 0, ending: 0 } };
      return { body: { data: [], home: null } };
    },
  });

beforeEach(() => page.viewport(1440, 900));

test('as a part of an organization’s page, the list keeps its views and filters there and has no title of its own', async () => {
  const { view, address } = await show('?view=all', () => [projectRow()]);
  await expect.element(view.getByRole('link', { name: 'Harbour guarding' })).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: /^All/ }))
    .toHaveAttribute('href', `${WITHIN}?view=all`);
  expect(view.getByRole('heading', { level: 1 }).elements()).toEqual([]);
  await view.getByRole('button', { name: 'Search' }).click();
  await view.getByRole('textbox', { name: 'Search' }).fill('harbour');
  await expect.poll(address).toBe(`${WITHIN}?view=all&q=harbour`);
});

test('an empty view leads to all projects of the same page', async () => {
  const rows = ({ query }: Asked) => (query.has('owner_id') ? [] : [projectRow()]);
  const { view } = await show('?view=mine', rows);
  await expect
    .element(view.getByRole('link', { name: 'Show all projects' }))
    .toHaveAttribute('href', `${WITHIN}?view=all`);
});
