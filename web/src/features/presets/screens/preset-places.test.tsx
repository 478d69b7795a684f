import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { presetDetail, presetReads, REVISIONS, USES } from '../../../../test/preset-answers.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { presetSearch } from '../effects/preset-address.ts';
import { PresetScreen } from './preset-screen.tsx';

type Answering = (asked: Asked) => { status?: number; body?: unknown };

const applied = (count: number) => presetDetail({ uses: count, behind: 2 });

const show = (answer: Answering = presetReads(applied(3), REVISIONS)) =>
  renderScreen({
    screen: (search) => <PresetScreen id="p1" search={search} />,
    search: presetSearch,
    at: '/admin/presets/p1',
    answer,
  });

beforeEach(() => page.viewport(1440, 1000));

test('each place that a preset is applied to is a link, with its revision, how far behind that is and what differs', async () => {
  const { view } = await show();
  const places = view.getByRole('region', { name: 'Applied to' });
  await expect
    .element(places.getByRole('link', { name: 'Harbour' }))
    .toHaveAttribute('href', '/manager/projects/j1/settings');
  const rows = places.getByRole('listitem');
  await expect.element(rows.nth(0)).toMatchTextContent(/Project · HB-12/);
  await expect.element(rows.nth(0)).toMatchTextContent(/1 revision behind.*2 fields differ/);
  await expect.element(rows.nth(1)).toMatchTextContent(/Template of ops-log entries · every project’s/);
  expect(rows.nth(1).getByRole('link').elements()).toEqual([]);
  await expect.element(rows.nth(2)).toMatchTextContent(/As the preset is now/);
});

test('“applied to 3 places” leads to them', async () => {
  const { view } = await show();
  await expect.element(view.getByRole('link', { name: 'Harbour' })).toBeVisible();
  await view.getByRole('link', { name: '3 places' }).click();
  await expect.poll(() => document.activeElement?.id).toBe('places');
});

test('further places come when they are asked for; how many aren’t listed is said', async () => {
  const [first, ...rest] = USES;
  const { view, asked } = await show((one) => {
    if (!one.path.endsWith('/uses')) return presetReads(applied(5), REVISIONS)(one);
    const isNext = one.query.has('after');
    return { body: { data: isNext ? rest : [first], before: null, after: isNext ? null : 'next' } };
  });
  await view.getByRole('button', { name: 'Show more' }).click();
  await expect.element(view.getByRole('link', { name: 'Quay' })).toBeVisible();
  await expect.element(view.getByText('2 more places aren’t listed here.')).toBeVisible();
  expect(asked.filter(({ path }) => path.endsWith('/uses'))).toHaveLength(2);
});

test('places that could not be loaded are asked for again', async () => {
  let isBroken = true;
  const { view } = await show((asked) =>
    asked.path.endsWith('/uses') && isBroken
      ? { status: 403, body: { code: 'forbidden', message: 'Ask somebody.', request_id: 'r' } }
      : presetReads(applied(3), REVISIONS)(asked),
  );
  await expect.element(view.getByText('What it is applied to could not be loaded')).toBeVisible();
  isBroken = false;
  await view.getByRole('button', { name: /again/i }).click();
  await expect.element(view.getByRole('link', { name: 'Harbour' })).toBeVisible();
});

test('what became of a preset of the organization is one link away', async () => {
  const { view } = await show();
  const history = view.getByRole('link', { name: 'History' });
  await expect.element(history).toBeVisible();
  expect(history.element().getAttribute('href')).toMatch(
    /^\/manager\/organizations\/[^/]+\/audit\?subject_type=preset&subject_id=p1$/,
  );
});

test('from its page a preset leads to what begins with it, once something of it can be applied', async () => {
  const { view } = await show();
  await expect
    .element(view.getByRole('link', { name: 'New project from it' }))
    .toHaveAttribute('href', '/manager/projects/new?preset=p1');
  await view.unmount();
  const unpublished = await show(presetReads(presetDetail({ current: null, uses: 0 }), REVISIONS));
  await expect.element(unpublished.view.getByRole('button', { name: 'Rename' })).toBeVisible();
  await expect
    .element(unpublished.view.getByRole('link', { name: 'New project from it' }))
    .not.toBeInTheDocument();
});

test.each([
  ['dealsheet', 'New dealsheet from it', '/manager/dealsheets/new?preset=p1'],
  ['account_plan', 'New account plan from it', '/manager/account-plans/new?preset=p1'],
  ['calculator', 'New scenario from it', '/calculator/new?preset=p1'],
] as const)('a preset of a %s leads to the form that begins with it', async (kind, name, href) => {
  const { view } = await show(presetReads(presetDetail({ kind }), []));
  await expect.element(view.getByRole('link', { name })).toHaveAttribute('href', href);
});
