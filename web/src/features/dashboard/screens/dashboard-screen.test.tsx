import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Role } from '#contract/access/roles.ts';
import { COUNT, drawnWeek, ownDashboard } from '../../../../test/own-dashboard.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

/** The page with a server that keeps what it is told. */
const open = async (first = ownDashboard(), role: Role = 'manager') => {
  let kept = first;
  const sent: unknown[] = [];
  const { view } = await renderScreen({
    ...{ screen: () => <DashboardScreen />, search: () => ({}), at: '/dashboard', role },
    answer: ({ method, body }) => {
      if (method !== 'PATCH') return { body: kept };
      const given = Object(body).widgets ?? first.widgets;
      sent.push(Object(body).widgets);
      const widgets = given.map((placed: { kind: string }) => ({
        ...first.widgets.find(({ kind }) => kind === placed.kind),
        ...placed,
      }));
      kept = { ...kept, widgets, version: kept.version + 1, arranged: true };
      return { body: { version: kept.version, arranged: true } };
    },
  });
  const order = () =>
    [...document.querySelectorAll('[data-widget]')].map((one) => one.getAttribute('data-widget'));
  return { view, sent, order };
};

test('what waits stands first, by kind, and every row and figure leads somewhere', async () => {
  const { view } = await open();
  const waiting = view.getByRole('region', { name: 'Needs my decision' });
  await expect.element(waiting.getByRole('link', { name: 'Decide: Ann Carter' })).toBeVisible();
  const risk = view.getByRole('region', { name: 'Projects at risk' });
  await expect
    .element(risk.getByRole('link', { name: '3 at risk' }))
    .toHaveAttribute('href', '/manager/projects?view=attention');
  await expect.element(risk.getByText('Red')).toBeVisible();
  await expect.element(view.getByText(/^as of /)).toBeVisible();
});

test('a widget that can’t be counted says so with the request’s id beside others that can', async () => {
  const { view } = await open();
  const card = view.getByRole('region', { name: 'Milestones, 14 days' });
  await expect.element(card.getByText('This can’t be counted right now')).toBeVisible();
  await expect.element(card.getByText('req-7')).toBeVisible();
});

test('figures are drawn as bars that lead to their rows, and stand in a table on demand', async () => {
  const { view } = await open(ownDashboard({ widgets: [drawnWeek()] }));
  const card = view.getByRole('region', { name: 'My week' });
  await expect
    .element(card.getByRole('link', { name: 'Mon 11 May: logged 2 h, to work 8 h' }))
    .toHaveAttribute('href', '/daily-activity?date=2026-05-11');
  await card.getByRole('button', { name: 'My week as a table' }).click();
  await expect.element(card.getByRole('columnheader', { name: 'to work' })).toBeVisible();
  await expect.element(card.getByRole('cell', { name: '2:00' })).toBeVisible();
});

test('a widget without anything says what that means', async () => {
  const nothing = { figures: [{ ...COUNT, value: 0 }], chart: null, rows: [], href: null };
  const widgets = [{ ...drawnWeek(), kind: 'missing' as const, content: nothing }];
  const { view } = await open(ownDashboard({ widgets }));
  await expect.element(view.getByText('Everybody logged their time')).toBeVisible();
});

test('whoever leads more than one organization finds the way to all of them, nobody else does', async () => {
  const { view } = await open();
  await expect.element(view.getByRole('region', { name: 'Projects at risk' })).toBeVisible();
  expect(view.getByRole('link', { name: 'Executive view' }).query()).toBeNull();
  const other = await open(ownDashboard(), 'executive');
  await expect
    .element(other.view.getByRole('link', { name: 'Executive view' }))
    .toHaveAttribute('href', '/executive');
});

test('rows without a list behind them are all there on demand', async () => {
  const { view } = await open();
  const card = view.getByRole('region', { name: 'My follow-ups and actions' });
  await expect.element(card.getByRole('link', { name: 'Call 4' })).toBeVisible();
  expect(card.getByRole('link', { name: 'Call 6' }).query()).toBeNull();
  await card.getByRole('button', { name: 'Show all 7' }).click();
  await expect.element(card.getByRole('link', { name: 'Call 6' })).toBeVisible();
});

test('a widget moves by keys and by its menu, gets another size, is hidden and added', async () => {
  const { view, sent, order } = await open();
  const handle = view.getByRole('button', { name: /^Move My follow-ups and actions/ });
  await expect.element(handle).toBeVisible();
  handle.element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(order).toEqual(['due', 'attention', 'milestones']);
  const menu = view.getByRole('button', { name: 'Arrange Milestones, 14 days' });
  await menu.click();
  await view.getByRole('menuitem', { name: 'Move to the first place' }).click();
  await expect.poll(order).toEqual(['milestones', 'due', 'attention']);
  await menu.click();
  await view.getByRole('menuitem', { name: 'Hide' }).click();
  await expect.poll(order).toEqual(['due', 'attention']);
  await expect.poll(() => sent.length).toBe(3);
  expect(sent.at(-1)).toEqual([
    { kind: 'due', size: 'small' },
    { kind: 'attention', size: 'medium' },
  ]);
});

test('a widget is dragged by its handle to the place of another', async () => {
  const { view, order } = await open();
  const handle = view.getByRole('button', { name: /^Move My follow-ups and actions/ });
  await expect.element(handle).toBeVisible();
  const from = handle.element().getBoundingClientRect();
  const to = document.querySelector('[data-widget="attention"]')?.getBoundingClientRect();
  if (!to) throw new Error('There is no other widget.');
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, pointerId: 1, bubbles: true });
  handle.element().dispatchEvent(new PointerEvent('pointerdown', at(from.x + 4, from.y + 4)));
  for (const [x, y] of [
    [from.x - 40, from.y],
    [to.x + 20, to.y + 60],
  ] as const)
    window.dispatchEvent(new PointerEvent('pointermove', at(x, y)));
  window.dispatchEvent(new PointerEvent('pointerup', at(to.x + 20, to.y + 60)));
  await expect.poll(order).toEqual(['due', 'attention', 'milestones']);
});

test('a new organization offers a beginning instead of zeros', async () => {
  const { view } = await open(
    ownDashboard({ empty: true, waiting: { kinds: [], failed: [], request_id: null } }),
  );
  await expect.element(view.getByText('Nothing has begun here yet')).toBeVisible();
  await expect.element(view.getByText('Nothing waits for you', { exact: true })).toBeVisible();
});

test('nothing scrolls sideways at 320 px', async () => {
  await page.viewport(320, 700);
  const { view } = await open();
  await expect.element(view.getByRole('region', { name: 'Projects at risk' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
