import { expect, test } from 'vitest';
import { shiftOn } from '../../../../test/roster-answers.ts';
import { colourIn, looksOf, swatch } from './looks.ts';

const of = (code: string, name = code) =>
  shiftOn('f1', '2026-11-23', { service: { id: shiftOn('5e', '2026-11-23').id, code, name } });

test('a service has the colour of its code, whatever else stands in these days', () => {
  const guarding = of('GUARD', 'Guarding');
  const alone = looksOf([guarding]);
  const among = looksOf([of('ACCESS'), of('CONTROL'), of('SUPER'), guarding]);
  expect([colourIn(alone, guarding), colourIn(among, guarding)]).toEqual([1, 1]);
  expect(among.map(({ name, colour }) => [name, colour])).toEqual([
    ['Guarding', 1],
    ['ACCESS', 2],
    ['CONTROL', 3],
    ['SUPER', 4],
  ]);
});

test('no two kinds of work share a colour while there are free ones', () => {
  const codes = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  const colours = looksOf(codes.map((code) => of(code))).map(({ colour }) => colour);
  expect(colours).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a seventh kind of work has a dashed edge in a colour of the palette, and so has each after it', () => {
  const codes = Array.from({ length: 12 }, (_, at) => `S${at}`);
  const colours = looksOf(codes.map((code) => of(code))).map(({ colour }) => colour);
  const marks = colours.map((colour) => {
    const { style, ...marked } = swatch(colour);
    return `${style['--edge']} ${marked['data-dashed'] ?? 'plain'}`;
  });
  expect(new Set(marks).size).toBe(12);
  // Red is what is open, or in the way.
  expect(marks.some((mark) => mark.includes('chart-2'))).toBe(false);
});

test('a role without a service has a colour too', () => {
  const porter = { ...of('GUARD'), service: null, role: 'Night porter' };
  const looks = looksOf([of('GUARD'), porter]);
  expect(new Set([colourIn(looks, of('GUARD')), colourIn(looks, porter)]).size).toBe(2);
});
