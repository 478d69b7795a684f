import { expect, test } from 'vitest';
import type { PlacedWidget } from '#contract/dashboard/widgets.ts';
import { movedTo, sizedAs } from './arranging.ts';

const PLACES: readonly PlacedWidget[] = [
  { kind: 'week', size: 'medium' },
  { kind: 'due', size: 'small' },
  { kind: 'leave', size: 'small' },
];
const kinds = (places: readonly PlacedWidget[]) => places.map(({ kind }) => kind);

test('a widget moves to a place, the others keep their order', () => {
  expect(kinds(movedTo(PLACES, 'leave', 0))).toEqual(['leave', 'week', 'due']);
  expect(kinds(movedTo(PLACES, 'week', 1))).toEqual(['due', 'week', 'leave']);
  expect(kinds(movedTo(PLACES, 'week', 9))).toEqual(['due', 'leave', 'week']);
});

test('where it is already, or isn’t known, nothing changes', () => {
  expect(movedTo(PLACES, 'week', 0)).toBe(PLACES);
  expect(movedTo(PLACES, 'errors', 0)).toBe(PLACES);
});

test('a size is one widget’s', () => {
  expect(sizedAs(PLACES, 'due', 'large').map(({ size }) => size)).toEqual(['medium', 'large', 'small']);
});
