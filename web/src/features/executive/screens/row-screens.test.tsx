import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { executiveOf } from '../../../../test/executive.ts';
import { dealRow, incidentRow, projectRow, reviewRow, teamRow } from '../../../../test/executive-rows.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { type RowList, rowsSearch } from '../effects/address.ts';
import type { OpenThere, PlaceThere } from '../effects/places.ts';
import { DealRowsScreen } from './deal-rows-screen.tsx';
import { IncidentRowsScreen } from './incident-rows-screen.tsx';
import { ProjectRowsScreen } from './project-rows-screen.tsx';
import { ReviewRowsScreen } from './review-rows-screen.tsx';
import { TeamRowsScreen } from './team-rows-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const SCREENS = {
  ...{ projects: ProjectRowsScreen, teams: TeamRowsScreen, deals: DealRowsScreen },
  ...{ incidents: IncidentRowsScreen, reviews: ReviewRowsScreen },
} as const;

const open = async (list: RowList, rows: readonly object[] | null, query = '') => {
  const opened: PlaceThere[] = [];
  const onOpen: OpenThere = (place) => void opened.push(place);
  const Screen = SCREENS[list];
  const { view, asked } = await renderScreen({
    screen: (search) => <Screen search={search} onOpen={onOpen} />,
    search: rowsSearch,
    at: `/executive/${list}${query}`,
    role: 'executive',
    answer: ({ path }) => {
      if (path === '/executive') return { body: executiveOf() };
      if (path !== `/executive/${list}`) return undefined;
      return rows
        ? { body: { data: rows, after: null, before: null } }
        : { status: 500, body: { message: 'No.' } };
    },
  });
  const last = () => asked.filter(({ path }) => path === `/executive/${list}`).at(-1)?.query;
  return { view, opened, last };
};

const THERE = { organization: 'o1' };

test.each([
  [
    'projects',
    projectRow(),
    /Quay.*Harbour.*£123,450\.00/,
    { ...THERE, url: '/manager/projects/p1/dashboard' },
  ],
  ['teams', teamRow(), /Riggers.*Harbour.*100:00/, { ...THERE, url: '/roster/capacity?department=Riggers' }],
  ['deals', dealRow(), /Winter refit.*Harbour.*£90,000\.00/, { ...THERE, url: '/manager/dealsheets/d1' }],
  [
    'incidents',
    incidentRow(),
    /Crane down.*Harbour.*sev1/,
    { ...THERE, url: '/manager/projects/p1/ops-log?entry=i1' },
  ],
  [
    'reviews',
    reviewRow(),
    /Aldermouth plan.*Harbour.*12 days/,
    { ...THERE, url: '/manager/account-plans/a1/reviews' },
  ],
] as const)(
  'rows of %s say what they add, and open their page in their organization',
  async (list, row, said, place) => {
    const { view, opened } = await open(list, [row]);
    const shown = view.getByRole('row', { name: said });
    await expect.element(shown).toBeVisible();
    shown.element().querySelector<HTMLElement>('td button, td a')?.click();
    await expect.poll(() => opened).toEqual([place]);
  },
);

test.each(['projects', 'teams', 'deals', 'incidents', 'reviews'] as const)(
  'rows of %s are of the day, the currency and the span of the figure, and lead back to it',
  async (list) => {
    const query = '?as_of=2026-05-13&currency=GBP&window=quarter&organization_id=a';
    const { view, last } = await open(list, [], query);
    await expect.element(view.getByText('Nothing was counted')).toBeVisible();
    expect(Object.fromEntries(last() ?? [])).toMatchObject({
      ...{ as_of: '2026-05-13', currency: 'GBP', window: 'quarter', organization_id: 'a' },
    });
    await expect
      .element(view.getByRole('link', { name: 'Back to the figures' }).first())
      .toHaveAttribute('href', `/executive${query}`);
  },
);

test.each(['projects', 'teams', 'deals', 'incidents', 'reviews'] as const)(
  'rows of %s that can’t be read say so, with a way to try again',
  async (list) => {
    const { view } = await open(list, null);
    await expect.element(view.getByText('The rows could not be loaded')).toBeVisible();
    await expect.element(view.getByRole('button', { name: /again/ })).toBeVisible();
  },
);

test('money without a rate stands in its own currency and says so', async () => {
  const price = { minor: 120_000, currency: 'CHF', exchanged_minor: null };
  const { view } = await open('deals', [dealRow({ price })]);
  await expect.element(view.getByText(/CHF.1,200\.00 \(no rate\)/)).toBeVisible();
});

test('healths that disagree are named, and are a set of their own', async () => {
  const { view, last } = await open('projects', [projectRow({ disagreeing: true })], '?which=disagreeing');
  await expect.element(view.getByRole('row', { name: /Quay.*Red.*Green.*Disagrees/ })).toBeVisible();
  expect(last()?.get('which')).toBe('disagreeing');
});

test('an incident whose log one may not read is told without its title', async () => {
  const { view } = await open('incidents', [incidentRow({ title: null })], '?severity=sev1');
  await expect.element(view.getByText('Without a title')).toBeVisible();
});

test('people without a department are a row of their own', async () => {
  const { view } = await open('teams', [teamRow({ department: null, utilisation_pct: null })]);
  await expect.element(view.getByRole('row', { name: /No department.*–/ })).toBeVisible();
});

test('on a phone rows are cards, none of them wider than the page', async () => {
  await page.viewport(360, 780);
  for (const [list, row, name] of [
    ['projects', projectRow(), 'Quay'],
    ['reviews', reviewRow(), 'Aldermouth plan'],
  ] as const) {
    const { view } = await open(list, [row]);
    await expect.element(view.getByText(name).first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await view.unmount();
  }
});
