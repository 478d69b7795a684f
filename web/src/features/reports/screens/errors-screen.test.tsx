import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { reportedError } from '../../../../test/reported-error.ts';
import { errorsSearch } from '../effects/errors-address.ts';
import { ErrorsScreen } from './errors-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const PATH = '/admin/reports/errors';
const listed = (data = [reportedError()]) => ({ body: { data, before: null, after: null } });

const show = (at = PATH, answer: (asked: Asked) => { status?: number; body?: unknown } = () => listed()) =>
  renderScreen({
    screen: (search) => <ErrorsScreen search={search} />,
    search: errorsSearch,
    at,
    domain: '/root',
    answer: (asked) => (asked.path === '/reports/errors' ? answer(asked) : undefined),
  });

test('an error stands there once, with how often, to how many, where, in which release, and leads to itself', async () => {
  const { view } = await show();
  const row = view.getByRole('row', { name: /TypeError/ });
  for (const text of ['41', '7', '1.4.2', '/daily-activity', 'Open', 'Cannot read the 12th entry'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
  await expect
    .element(row.getByRole('link', { name: /TypeError/ }))
    .toHaveAttribute('href', `${PATH}/${reportedError().id}`);
});

test('filters and order of the address are what the API is asked for', async () => {
  const { asked } = await show(
    `${PATH}?q=entry&status=open&severity=error&origin=page&release=2&sort=-events`,
  );
  await expect.poll(() => asked.length).toBe(1);
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
    ...{ q: 'entry', status: 'open', severity: 'error', origin: 'page', release: '2' },
    ...{ sort: '-events', per_page: '50' },
  });
});

test('without any error the page says so; without a match the filters can be cleared', async () => {
  const { view } = await show(PATH, () => listed([]));
  await expect.element(view.getByText('Nothing has gone wrong')).toBeVisible();
});

test('without a match the filters can be cleared', async () => {
  const { view, address } = await show(`${PATH}?q=zzz`, () => listed([]));
  await view.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(address).toBe(PATH);
});

test('a list that can’t be read says so with the request id', async () => {
  const { view } = await show(PATH, () => ({ status: 500, body: { message: 'Broken', request_id: 'r-1' } }));
  await expect.element(view.getByText('The errors could not be loaded')).toBeVisible();
  await expect.element(view.getByText(/r-1/)).toBeVisible();
});
