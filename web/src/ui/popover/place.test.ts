import { expect, test } from 'vitest';
import { place } from './place.ts';

const view = { width: 1000, height: 800 };
const box = { width: 200, height: 300 };
const button = (left: number, top: number) => ({ left, right: left + 80, top, bottom: top + 32 });

test('a box stands 4 px below its button, at its start or its end', () => {
  expect(place(button(400, 100), box, view, 'start')).toEqual({ left: 400, top: 136 });
  expect(place(button(400, 100), box, view, 'end')).toEqual({ left: 280, top: 136 });
});

test('a box that has no room below stands above', () => {
  expect(place(button(400, 700), box, view, 'start')).toEqual({ left: 400, top: 396 });
});

test('a box stays 8 px inside the window', () => {
  expect(place(button(10, 100), box, view, 'end').left).toBe(8);
  expect(place(button(950, 100), box, view, 'start').left).toBe(792);
  expect(place(button(400, 200), { width: 200, height: 780 }, view, 'start').top).toBe(12);
});
