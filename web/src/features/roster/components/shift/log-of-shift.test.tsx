import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addDays } from '#contract/activity/rules.ts';
import { MONDAY, shiftOn } from '../../../../../test/roster-answers.ts';
import { shownRoster } from '../../../../../test/roster-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

/** The box of a night that began at a moment. */
const open = async (starts_at: string) => {
  const night = shiftOn('f1', MONDAY, { start: '22:00', end: '06:00', open: 1, starts_at });
  const { view } = await shownRoster({ shifts: [night] }, undefined, { search: `&shift=${night.id}` });
  const box = view.getByRole('dialog', { name: /^Guarding, Mon 23 Nov/ });
  await expect.element(box).toBeVisible();
  return box;
};

test('a shift that has begun leads to what was written down on its days, where they are', async () => {
  const box = await open('2020-01-06T22:00:00.000Z');
  const way = box.getByRole('link', { name: 'Ops-log of these days' });
  await expect.element(way).toBeVisible();
  const { pathname, searchParams } = new URL(way.element().getAttribute('href') ?? '', 'http://muster.test');
  expect(pathname).toMatch(/\/ops-log$/);
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ from: MONDAY, to: addDays(MONDAY, 1), zone: 'Europe/London' },
  });
});

test('one that is still to come has nothing written down', async () => {
  const box = await open('2999-01-06T22:00:00.000Z');
  expect(box.getByRole('link', { name: 'Ops-log of these days' }).elements()).toEqual([]);
});
