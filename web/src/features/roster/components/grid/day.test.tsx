import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { booked, CALLUM, MONDAY, PEOPLE, shiftOn } from '../../../../../test/roster-answers.ts';
import { blockOf, drag, placeOf, shownRoster } from '../../../../../test/roster-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const [callum, aisha] = PEOPLE;
const night = shiftOn('d1', '2026-11-22', {
  ...{ start: '22:00', end: '06:00', people: [booked('bd1', callum)] },
});
const late = shiftOn('d2', MONDAY, { start: '18:00', end: '23:00', people: [booked('bd2', aisha)] });
const LATE = late.people[0]?.id ?? '';
const NIGHT = night.people[0]?.id ?? '';
const leave = {
  ...{ id: '01a1fb7a-8bb3-77c6-abf2-5c0938c01ea1', member_id: CALLUM, type: 'Paid leave' },
  ...{ from: MONDAY, to: MONDAY, part: '12:00–18:00', minutes: { from: 720, to: 1080 } },
};

const shown = () =>
  shownRoster({ shifts: [late], overnight: [night], leave: [leave] }, undefined, { search: '&view=day' });

/** From where to where something lies in its cell, as shares of the day. */
const within = (element: Element) => {
  const cell = element.closest('td')?.getBoundingClientRect() ?? new DOMRect();
  const { left, right } = element.getBoundingClientRect();
  const share = (x: number) => Math.round(((x - cell.left) / cell.width) * 24);
  return [share(left), share(right)];
};

test('a day shows the end of the night before and leave of hours where they lie, in one line', async () => {
  const { view } = await shown();
  const row = view.getByRole('row', { name: /Callum Reid/ });
  const bar = row.getByText('Paid leave, 12:00–18:00');
  await expect.element(bar).toBeVisible();
  expect(within(bar.element().parentElement ?? bar.element())).toEqual([12, 18]);
  expect(within(blockOf(NIGHT))).toEqual([0, 6]);
  await expect.element(row.getByText(/began the day before/)).toBeInTheDocument();
  expect(row.element().getBoundingClientRect().height).toBe(
    view
      .getByRole('row', { name: /Aisha Karimi/ })
      .element()
      .getBoundingClientRect().height,
  );
});

test('the end of the night before opens its shift, and isn’t moved from there', async () => {
  const { view, writes } = await shown();
  await view.getByRole('button', { name: /22:00 – 06:00/ }).click();
  const box = view.getByRole('dialog', { name: /Sun 22 Nov/ });
  await expect.element(box.getByText('Callum Reid')).toBeVisible();
  await box.getByRole('button', { name: 'Close' }).click();
  drag(blockOf(NIGHT), placeOf(1, 0));
  await expect.element(view.getByText('It began the day before: it is moved there.')).toBeVisible();
  expect(within(blockOf(LATE))).toEqual([18, 23]);
  expect(writes()).toEqual([]);
});
