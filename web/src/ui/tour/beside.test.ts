import { expect, test } from 'vitest';
import { beside } from './beside.ts';

const view = { width: 1000, height: 800 };
const box = { width: 300, height: 200 };
const spot = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('a box stands below what it is about, or above where there is no room', () => {
  expect(beside(spot(100, 100, 80, 32), box, view)).toEqual({ left: 100, top: 144 });
  expect(beside(spot(100, 700, 80, 32), box, view)).toEqual({ left: 100, top: 488 });
});

test('beside something as tall as the window it stands at its right, or at its left', () => {
  expect(beside(spot(0, 50, 240, 700), box, view)).toEqual({ left: 252, top: 50 });
  expect(beside(spot(760, 50, 240, 700), box, view)).toEqual({ left: 448, top: 50 });
});

test('it never leaves the window: without room anywhere it stands at the lower edge', () => {
  expect(beside(spot(950, 100, 40, 32), box, view).left).toBe(688);
  expect(beside(spot(0, 0, 360, 780), { width: 336, height: 180 }, { width: 360, height: 780 })).toEqual({
    left: 12,
    top: 588,
  });
});
