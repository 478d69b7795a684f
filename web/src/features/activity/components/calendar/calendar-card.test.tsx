import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calendarEntry } from '../../../../../test/calendar-answers.ts';
import { at, MON, shownCalendar as shown, TUE, tasks, WED } from '../../../../../test/calendar-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const point = (type: string, target: EventTarget, place: { clientX: number; clientY: number }, more = {}) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, button: 0, ...place, ...more }),
  );

const block = (id: string) => {
  const found = document.querySelector(`[data-entry="${id}"]`);
  if (!found) throw new Error(`${id} isn't shown.`);
  return found;
};

/** Draws from one place to another and lets go, unless told otherwise. */
const drag = (
  target: Element,
  from: { clientX: number; clientY: number },
  to: { clientX: number; clientY: number },
  { drop = true, ...more }: { drop?: boolean; shiftKey?: boolean } = {},
) => {
  point('pointerdown', target, from);
  point('pointermove', target, { ...from, clientY: from.clientY + 6 }, more);
  point('pointermove', target, to, more);
  if (drop) point('pointerup', target, to);
};

const column = (date: string) => {
  const found = document.querySelector(`[data-column="${date}"]`);
  if (!found) throw new Error(`${date} isn't shown.`);
  return found;
};

test('an empty stretch that is drawn opens the form with its start and end', async () => {
  await shown();
  drag(column(WED), at(WED, 605), at(WED, 700));
  expect(tasks).toEqual([{ add: { work_date: WED, start: '10:00', end: '11:45', ends_next_day: false } }]);
});

test('with Shift it is drawn by five minutes, and until midnight', async () => {
  await shown();
  drag(column(WED), at(WED, 1382), at(WED, 1439), { shiftKey: true });
  expect(tasks).toEqual([{ add: { work_date: WED, start: '23:00', end: '00:00', ends_next_day: true } }]);
});

test('an entry is dragged to another day and time, and keeps its length to the second', async () => {
  const { view, changes } = await shown();
  drag(block('patrol'), at(TUE, 550), at(WED, 670));
  await expect.poll(changes).toEqual([{ work_date: WED, start: '11:00', duration_s: 5400 }]);
  await expect.element(view.getByText('Now Wed 18, 11:00 – 12:30')).toBeVisible();
  expect(tasks).toEqual([]);
});

test('it is shown in its new place before the server has answered, and Undo takes it back', async () => {
  const { view, changes } = await shown();
  const gate = Promise.withResolvers<void>();
  const { fetch } = window;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.method === 'PATCH') await gate.promise;
    return fetch(address, init);
  });
  drag(block('patrol'), at(TUE, 550), at(WED, 670));
  await expect.element(view.getByRole('button', { name: /^Patrol.*Wednesday/ })).toBeVisible();
  expect(changes()).toEqual([]);
  gate.resolve();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.poll(() => changes().at(-1)).toEqual({ work_date: TUE, start: '09:00:00', duration_s: 5400 });
});

test('its edges are dragged, the other one stays', async () => {
  const { changes } = await shown();
  const edges = [...block('patrol').querySelectorAll('[data-edge]')];
  drag(edges[1] ?? block('patrol'), at(TUE, 629), at(TUE, 660));
  await expect.poll(changes).toEqual([{ end: '11:00', ends_next_day: false }]);
});

test('an entry is dragged past a later one, by which it is put elsewhere in the document', async () => {
  const entries = [
    calendarEntry({ id: 'early', work_date: TUE, note: 'Patrol', start: '09:00', end: '10:00' }),
    calendarEntry({ id: 'late', work_date: TUE, note: 'Drive', start: '13:00', end: '14:00' }),
  ];
  const { changes } = await shown(undefined, { entries });
  document.querySelector<HTMLElement>('[data-entry="early"]')?.focus();
  point('pointerdown', block('early'), at(TUE, 550));
  for (const minute of [560, 700, 910]) {
    point('pointermove', column(TUE), at(TUE, minute));
    await new Promise(requestAnimationFrame);
  }
  point('pointerup', column(TUE), at(TUE, 910));
  await expect.poll(changes).toEqual([{ start: '15:00', duration_s: 3600 }]);
});

test('Escape leaves a dragged entry where it was, and the click that ends it opens nothing', async () => {
  const { view, changes } = await shown();
  drag(block('patrol'), at(TUE, 550), at(WED, 670), { drop: false });
  await expect.element(view.getByRole('button', { name: /^Patrol.*Wednesday/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(view.getByRole('button', { name: /^Patrol.*Tuesday/ })).toBeVisible();
  point('pointerup', block('patrol'), at(WED, 670));
  expect([changes(), tasks]).toEqual([[], []]);
});

test('what the server refuses goes back to its place, with the sentence', async () => {
  const message = 'You already logged 09:00 to 10:00: change one of the two.';
  const { view } = await shown({
    status: 422,
    body: { message, rule: 'overlap', fields: [{ field: 'start', message }] },
  });
  drag(block('patrol'), at(TUE, 550), at(WED, 670));
  await expect.element(view.getByText(message)).toBeVisible();
  await expect.element(view.getByRole('button', { name: /^Patrol.*Tuesday/ })).toBeVisible();
});

test('what was changed elsewhere meanwhile is said, and stays as it is there', async () => {
  const { view } = await shown({ status: 412, body: { message: 'Changed.' } });
  drag(block('patrol'), at(TUE, 550), at(WED, 670));
  await expect.element(view.getByText(/changed somewhere else meanwhile/)).toBeVisible();
  await expect.element(view.getByRole('button', { name: /^Patrol.*Tuesday/ })).toBeVisible();
});

test('submitted time doesn’t drag and says why', async () => {
  const { view, changes } = await shown();
  drag(block('sent'), at(MON, 550), at(WED, 670));
  await expect.element(view.getByText('It is submitted: withdraw the day first.')).toBeVisible();
  expect(changes()).toEqual([]);
});

test('an entry without times gets them where it is dropped', async () => {
  const { changes } = await shown();
  const chip = block('admin').getBoundingClientRect();
  drag(block('admin'), { clientX: chip.left + 9, clientY: chip.top + 5 }, at(WED, 602));
  await expect.poll(changes).toEqual([{ work_date: WED, start: '10:00', duration_s: 1800 }]);
});

test('a finger that rests draws, one that goes on scrolls', async () => {
  await shown();
  const finger = { pointerType: 'touch' };
  point('pointerdown', column(WED), at(WED, 605), finger);
  point('pointermove', column(WED), at(WED, 700), finger);
  point('pointerup', column(WED), at(WED, 700), finger);
  expect(tasks).toEqual([]);
  point('pointerdown', column(WED), at(WED, 605), finger);
  await expect.poll(() => document.querySelector('[data-dragging]')).not.toBeNull();
  point('pointermove', column(WED), at(WED, 655), finger);
  point('pointerup', column(WED), at(WED, 655), finger);
  expect(tasks).toMatchObject([{ add: { start: '10:00', end: '11:00' } }]);
});
