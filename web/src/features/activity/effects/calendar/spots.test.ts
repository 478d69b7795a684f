import { expect, test } from 'vitest';
import { calendarKey } from './calendar-keys.ts';
import { type Field, nextSpot, type Spot, type Way } from './spots.ts';

const [MON, TUE] = ['2026-11-16', '2026-11-17'];
const piece = (id: string, date: string, from: number, to: number, lane = 0) => ({
  ...{ id, date, from, to, lane, before: false, after: false },
});
const field: Field = {
  dates: [MON, TUE],
  pieces: [
    piece('patrol', MON, 540, 600),
    piece('call', MON, 570, 600, 1),
    piece('drive', MON, 600, 615),
    piece('night', TUE, 0, 360),
  ],
  untimed: [{ id: 'admin', date: TUE }],
};
const slot = (date: string, minute: number): Spot => ({ at: 'slot', date, minute });

/** What arrows lead to, one after the other: ids, or minutes of slots. */
const walk = (from: Spot, ...ways: Way[]): (string | number)[] => {
  let spot = from;
  return ways.map((way) => {
    spot = nextSpot(spot, way, field);
    return spot.at === 'slot' ? spot.minute : spot.id;
  });
};

test('down goes slot by slot, through every entry, those beside each other too, and on below them', () => {
  expect(walk(slot(MON, 510), 'down', 'down', 'down', 'down', 'down', 'down')).toEqual([
    ...[525, 'patrol', 'call', 'drive', 615, 630],
  ]);
});

test('up goes the same way back', () => {
  expect(walk(slot(MON, 630), 'up', 'up', 'up', 'up')).toEqual([615, 'drive', 'call', 'patrol']);
});

test('left and right go to the same hour of the days beside, and stay at the edge', () => {
  expect(walk(slot(TUE, 540), 'left', 'left', 'right')).toEqual(['patrol', 'patrol', 540]);
});

test('above midnight lie the entries without times', () => {
  expect(walk(slot(TUE, 375), 'up', 'up', 'up', 'down')).toEqual([360, 'night', 'admin', 540]);
});

test('the last slot of a day is its end', () => {
  expect(walk(slot(MON, 1410), 'down', 'down')).toEqual([1425, 1425]);
});

const press = (key: string, ...held: ('altKey' | 'shiftKey' | 'ctrlKey')[]) =>
  calendarKey({
    ...{ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
    ...Object.fromEntries(held.map((name) => [name, true])),
  });

test('arrows go, with Alt they move, with Alt and Shift an edge; what the browser needs is left to it', () => {
  expect(press('ArrowDown')).toEqual({ to: 'go', way: 'down' });
  expect(press('ArrowDown', 'shiftKey')).toEqual({ to: 'longer', by: 1 });
  expect(press('ArrowRight', 'altKey')).toEqual({ to: 'act', act: 'move', days: 1, by: 0 });
  expect(press('ArrowUp', 'altKey', 'shiftKey')).toEqual({ to: 'act', act: 'end', days: 0, by: -1 });
  expect(press('ArrowLeft', 'altKey', 'shiftKey')).toEqual({ to: 'act', act: 'start', days: 0, by: -1 });
  expect([press('Enter'), press('n'), press('Escape')].map((one) => one?.to)).toEqual([
    ...['open', 'new', 'cancel'],
  ]);
  expect([press('ArrowLeft', 'ctrlKey'), press('Tab'), press('n', 'altKey')]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});
