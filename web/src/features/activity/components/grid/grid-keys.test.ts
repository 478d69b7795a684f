import { expect, test } from 'vitest';
import { editKey, gridKey } from './grid-keys.ts';

const size = { rows: 3, columns: 7 };
const at = { row: 1, column: 3 };

test.each([
  ['ArrowUp', { row: 0, column: 3 }],
  ['ArrowDown', { row: 2, column: 3 }],
  ['ArrowLeft', { row: 1, column: 2 }],
  ['ArrowRight', { row: 1, column: 4 }],
  ['Home', { row: 1, column: 0 }],
  ['End', { row: 1, column: 6 }],
])('%s moves', (key, next) => {
  expect(gridKey({ key }, at, size)).toEqual({ to: 'move', next });
});

test('the edges of the grid hold', () => {
  expect(gridKey({ key: 'ArrowUp' }, { row: 0, column: 0 }, size)).toEqual({
    to: 'move',
    next: { row: 0, column: 0 },
  });
  expect(gridKey({ key: 'ArrowRight' }, { row: 2, column: 6 }, size)).toEqual({
    to: 'move',
    next: { row: 2, column: 6 },
  });
});

test('a digit begins typing with itself, Enter with what is there, Delete clears', () => {
  expect(gridKey({ key: '1' }, at, size)).toEqual({ to: 'edit', text: '1' });
  expect(gridKey({ key: 'Enter' }, at, size)).toEqual({ to: 'edit' });
  expect(gridKey({ key: 'Delete' }, at, size)).toEqual({ to: 'clear' });
});

test('other keys, Tab and shortcuts stay with the browser', () => {
  for (const key of [{ key: 'x' }, { key: 'Tab' }, { key: '1', ctrlKey: true }])
    expect(gridKey(key, at, size)).toBeUndefined();
});

test('while typing, Enter goes down, Tab goes on, Escape stays, and letters are typed', () => {
  expect(editKey({ key: 'Enter' }, at, size)).toEqual({ to: 'keep', next: { row: 2, column: 3 } });
  expect(editKey({ key: 'Tab' }, at, size)).toEqual({ to: 'keep', next: { row: 1, column: 4 } });
  expect(editKey({ key: 'Tab', shiftKey: true }, at, size)).toEqual({
    to: 'keep',
    next: { row: 1, column: 2 },
  });
  expect(editKey({ key: 'Escape' }, at, size)).toEqual({ to: 'cancel', next: at });
  expect(editKey({ key: '5' }, at, size)).toBeUndefined();
});

test('Tab in the last column leaves the grid', () => {
  expect(editKey({ key: 'Tab' }, { row: 0, column: 6 }, size)).toBeUndefined();
});
