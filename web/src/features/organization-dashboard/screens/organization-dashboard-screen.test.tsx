import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dashboardOf, emptyDashboard } from '../../../../test/organization-dashboard.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { OrganizationDashboardScreen } from './organization-dashboard-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const PLACE = '/manager/organizations/a';
type Shown = Parameters<typeof renderScreen>[0]['answer'];

const open = (answer: Shown, role = 'manager') =>
  renderScreen({
    screen: () => <OrganizationDashboardScreen organization="a" />,
    search: () => ({}),
    at: `${PLACE}/dashboard`,
    role,
    answer,
  });
const show = async (dashboard = dashboardOf()) => (await open(() => ({ body: dashboard }))).view;

test('each figure says what it was before or is made of, and leads to its rows', async () => {
  const view = await show();
  const leads = async (name: RegExp, href: string) =>
    expect.element(view.getByRole('link', { name })).toHaveAttribute('href', href);
  await leads(
    /^Utilisation, 4 weeks ?70 %.*5 pt more than the 4 weeks before.*448 of 640 h/,
    '/roster/capacity',
  );
  await leads(
    /^People ?4.*1 away today.*5 free seats/,
    `${PLACE}/team?view=active&employment=employee&employment=contractor`,
  );
  await leads(
    /^Missing days ?7.*6 last week.*1 this week so far/,
    `${PLACE}/time?view=missing&date=2026-05-04`,
  );
  await leads(/^Waiting for you ?3.*12 entries in all.*The oldest from 27 Apr/, `${PLACE}/approvals`);
});

test('how a figure is made is said in words, each number leading to its own rows', async () => {
  const view = await show();
  await view.getByRole('button', { name: 'How “People” is made' }).click();
  const box = view.getByRole('dialog', { name: 'How “People” is made' });
  await expect.element(box.getByRole('link', { name: '5' })).toHaveAttribute('href', '/orgchart?view=list');
  await expect
    .element(box.getByRole('link', { name: '1' }))
    .toHaveAttribute('href', `${PLACE}/team?status=on_leave`);
  await expect
    .element(box.getByRole('link', { name: '3' }))
    .toHaveAttribute('href', `${PLACE}/team?employment=placeholder`);
  await expect.element(box.getByText(/^As of /)).toBeVisible();
});

test('every chart leads to the rows behind it', async () => {
  const view = await show();
  const leads = async (card: string, name: RegExp | string, href: string) =>
    expect
      .element(view.getByRole('region', { name: card }).getByRole('link', { name }))
      .toHaveAttribute('href', href);
  await leads(
    'Hours by week',
    '11 May 2026 (this week): Billable 0 h, Not billable 0 h, Planned 140 h, To work 160 h',
    '/roster/capacity?from=2026-05-11&by=department',
  );
  await leads(
    'Open projects by health',
    /^At risk/,
    '/manager/projects?view=all&health=amber&status=proposed&status=planned&status=active&status=on_hold',
  );
  await leads('Utilisation by department', /^Nights ?83 % ?3 people/, '/roster/capacity?department=Nights');
  await leads('Utilisation by department', /^No department/, '/roster/capacity?department=none');
  await leads(
    'Open incidents',
    /^HRB-204 Harbour ?1 ?1 grave/,
    '/manager/projects/p1/ops-log?type=incident&incident=open&incident=acknowledged&incident=mitigated&incident=resolved&said=now&view=table',
  );
  await leads('Absences, next 14 days', /^Wed,? 13 May: People away 2/, '/leave?tab=team&month=2026-05');
  await leads('Skills that expire', 'Ann Bell', `${PLACE}/team/m1`);
});

test.each([
  ['Hours by week', 'Week of', '11 May 2026 (this week)0 h0 h140 h160 h', 9],
  ['Open projects by health', 'Health', 'Off track1', 3],
  ['Utilisation by department', 'Department', 'No department30 %1', 2],
  ['Open incidents', 'Project', 'HRB-204 Harbour11', 1],
  ['Absences, next 14 days', 'Day', 'Fri 15 May0', 3],
])('“%s” is a table as well', async (title, _, text, row) => {
  const view = await show();
  const card = view.getByRole('region', { name: title });
  await card.getByRole('button', { name: 'Table' }).click();
  const cells = card.getByRole('table', { name: title }).getByRole('row').nth(row);
  await expect.poll(() => cells.element().textContent?.replace(',', '')).toBe(text);
});

test('skills that lapsed are told from those that will, by words, and how many more there are', async () => {
  const view = await show();
  const card = view.getByRole('region', { name: 'Skills that expire' });
  await expect.element(card.getByText('Expired 1 May')).toBeVisible();
  await expect.element(card.getByText('Until 30 Jun')).toBeVisible();
  await expect.element(card.getByText('The first 2 of 11.')).toBeVisible();
});

test('a new organization has its figures, and is told what to begin with', async () => {
  const { view } = await open(() => ({ body: emptyDashboard() }), 'owner');
  await expect.element(view.getByText('Nobody had hours to work in these weeks')).toBeVisible();
  await expect.element(view.getByRole('heading', { name: 'Nothing to count yet' })).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'New project' }))
    .toHaveAttribute('href', '/manager/projects/new');
  await expect
    .element(view.getByRole('link', { name: 'Invite people' }))
    .toHaveAttribute('href', `${PLACE}/team/invite`);
  expect(view.getByRole('region', { name: 'Hours by week' }).elements()).toEqual([]);
});

test('a card without rows says so instead of drawing nothing', async () => {
  const { incidents, absences, skills, departments } = emptyDashboard();
  const view = await show(dashboardOf({ incidents, absences, skills, departments }));
  for (const words of [
    'No incident is open',
    'Nobody is away in the next 14 days',
    'No skill expires within 60 days',
    'Nobody worked here in the last 4 weeks',
  ])
    await expect.element(view.getByText(words)).toBeVisible();
});

test('figures that could not be loaded say so, and are asked for again', async () => {
  let isBroken = true;
  const { view } = await open(() =>
    isBroken
      ? { status: 500, body: { code: 'internal', message: 'Broken', request_id: 'r' } }
      : { body: dashboardOf() },
  );
  await expect.element(view.getByText('The figures could not be loaded')).toBeVisible();
  isBroken = false;
  await view.getByRole('button', { name: /again/i }).click();
  await expect.element(view.getByRole('link', { name: /^People/ })).toBeVisible();
});

test('it fits on a phone', async () => {
  await page.viewport(360, 800);
  const view = await show();
  await expect.element(view.getByRole('region', { name: 'Skills that expire' })).toBeVisible();
  const isWide = (element: Element) => element.getBoundingClientRect().right > 360;
  const wide = [...document.querySelectorAll('section *')]
    .filter(isWide)
    .map(({ outerHTML }) => outerHTML.slice(0, 90));
  expect(wide).toEqual([]);
});

test('a bar of a percentage is as long as the percentage, however few others there are', async () => {
  const view = await show(dashboardOf());
  const nights = view
    .getByRole('region', { name: 'Utilisation by department' })
    .getByRole('link', { name: /^Nights/ });
  await expect.element(nights).toBeVisible();
  const bar = nights.element().closest('li')?.querySelector<HTMLElement>('[style*="width"]');
  expect(bar?.style.width).toBe('83%');
});
