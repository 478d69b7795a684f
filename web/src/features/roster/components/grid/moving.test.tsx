import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  AISHA,
  booked,
  CALLUM,
  DRAFT_BOOKING,
  FIRST_BOOKING,
  PEOPLE,
  rosterWeek,
  SHIFTS,
} from '../../../../../test/roster-answers.ts';
import { blockOf, drag, placeOf, shownRoster } from '../../../../../test/roster-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const [first] = SHIFTS;
const taken = { ...first, version: 2, people: [booked('b1', PEOPLE[1], { version: 2 })] };

test('a booking is dragged to somebody else, shown there at once, and Undo takes it back', async () => {
  const { view, writes } = await shownRoster({}, (_, { method }) =>
    method === 'PATCH' ? { body: taken } : undefined,
  );
  await expect.element(view.getByRole('row', { name: /Callum Reid/ })).toBeVisible();
  drag(blockOf(FIRST_BOOKING), placeOf(1, 0));
  await expect.poll(writes).toEqual([['PATCH', `/assignments/${FIRST_BOOKING}`, { member_id: AISHA }]]);
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect
    .poll(() => writes().at(-1))
    .toEqual(['PATCH', `/assignments/${FIRST_BOOKING}`, { member_id: CALLUM }]);
});

test('while it is dragged a mark shows the place, nothing is drawn anew, and Escape leaves it', async () => {
  const { view, writes } = await shownRoster();
  await expect.element(view.getByRole('row', { name: /Callum Reid/ })).toBeVisible();
  const rows = document.querySelector('tbody')?.innerHTML;
  drag(blockOf(FIRST_BOOKING), placeOf(2, 1), false);
  await expect.element(view.getByText('Hana Sato, Tue 24 Nov')).toBeInTheDocument();
  expect(document.querySelector('tbody')?.innerHTML).toBe(rows);
  await userEvent.keyboard('{Escape}');
  await expect.element(view.getByText('Left where it was')).toBeInTheDocument();
  expect([document.querySelector('[data-copy]'), writes()]).toEqual([null, []]);
});

test('dragged to another day its shift goes with it where nobody else is on it', async () => {
  const { view, writes } = await shownRoster({}, (_, { method }) =>
    method === 'PATCH' ? { body: first } : undefined,
  );
  await expect.element(view.getByRole('row', { name: /Callum Reid/ })).toBeVisible();
  drag(blockOf(FIRST_BOOKING), placeOf(0, 3));
  await expect.poll(writes).toEqual([['PATCH', `/shifts/${first?.id}`, { day: '2026-11-26' }]]);
});

test('dropped on the open places it is taken off its shift', async () => {
  const { view, writes } = await shownRoster({}, (_, { method }) =>
    method === 'DELETE' ? { status: 204 } : undefined,
  );
  await expect.element(view.getByRole('row', { name: /Callum Reid/ })).toBeVisible();
  drag(blockOf(FIRST_BOOKING), placeOf(-1, 0));
  await expect.poll(writes).toEqual([['DELETE', `/assignments/${FIRST_BOOKING}`, undefined]]);
});

test('a refused move goes back, says why, and leads to what is in the way', async () => {
  const message = 'Aisha is on leave that day.';
  const { view } = await shownRoster({}, (_, { method }) =>
    method === 'PATCH' ? { status: 422, body: { message, rule: 'leave', fields: [] } } : undefined,
  );
  const row = view.getByRole('row', { name: /Callum Reid/ });
  await expect.element(row).toBeVisible();
  drag(blockOf(FIRST_BOOKING), placeOf(1, 0));
  await expect.element(view.getByText(message)).toBeVisible();
  await expect.element(row.getByText('06:00 – 14:00')).toBeVisible();
  await view.getByRole('button', { name: /See conflicts/ }).click();
  await expect.element(view.getByRole('dialog', { name: /in place of Callum Reid/ })).toBeVisible();
});

test('Alt and arrows do the same, say each place, and letting Alt go keeps it', async () => {
  const { view, writes } = await shownRoster({}, (_, { method }) =>
    method === 'PATCH' ? { body: taken } : undefined,
  );
  await expect.element(view.getByRole('row', { name: /Callum Reid/ })).toBeVisible();
  blockOf(FIRST_BOOKING).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}');
  await expect.element(view.getByText('Aisha Karimi, Mon 23 Nov')).toBeInTheDocument();
  expect(writes()).toEqual([]);
  await userEvent.keyboard('{/Alt}');
  await expect.poll(writes).toEqual([['PATCH', `/assignments/${FIRST_BOOKING}`, { member_id: AISHA }]]);
});

test('what has begun stays where it is and says so', async () => {
  const here = booked('b2', PEOPLE[1], { status: 'checked_in' });
  const shifts = rosterWeek().shifts.map((one) =>
    one.people.length && one !== first ? { ...one, people: [here] } : one,
  );
  const { view, writes } = await shownRoster({ shifts });
  await expect.element(view.getByRole('row', { name: /Aisha Karimi/ })).toBeVisible();
  drag(blockOf(DRAFT_BOOKING), placeOf(0, 1));
  await expect.element(view.getByText('It has begun.')).toBeVisible();
  expect(writes()).toEqual([]);
});
