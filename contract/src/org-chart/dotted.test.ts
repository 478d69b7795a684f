import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dottedRouter, roundedPath } from './dotted.ts';
import { layoutOf } from './layout.ts';
import type { ChartPerson } from './shapes.ts';
import { chartOf } from './tree.ts';

const person = (id: string, manager_id: string | null): ChartPerson => ({
  ...{ id, manager_id, name: id, title: null, department: null, position_id: null },
  ...{ employment: 'employee', on_leave: false },
});
const lay = (people: readonly ChartPerson[]) =>
  layoutOf(chartOf({ people: [...people], positions: [] }).roots, ({ children }) => children);

const SMALL = lay([
  person('oona', null),
  ...['maren', 'sofia', 'rafe'].map((id) => person(id, 'oona')),
  ...['idris', 'beatriz'].map((id) => person(id, 'maren')),
  person('aisha', 'sofia'),
  person('jonah', 'aisha'),
  person('priya', 'rafe'),
]);

test('a dotted line is straight between neighbours, with its words in the middle', () => {
  const [maren, sofia] = [SMALL.cards.get('maren'), SMALL.cards.get('sofia')];
  const route = dottedRouter(SMALL)('sofia', 'maren');
  const [start, end] = [(maren?.x ?? 0) + 192, sofia?.x ?? 0];
  expect(route?.points).toEqual([
    [end, 154],
    [start, 154],
  ]);
});

test('whoever stands between both is gone around', () => {
  const route = dottedRouter(SMALL)('maren', 'rafe');
  const sofia = SMALL.cards.get('sofia');
  expect(route?.points.length).toBeGreaterThan(2);
  for (const [x, y] of route?.points.slice(1, -1) ?? []) {
    const isIn = sofia && x > sofia.x && x < sofia.x + 192 && y > sofia.y && y < sofia.y + 60;
    expect(isIn).toBe(false);
  }
  expect(route?.label[1]).toBeLessThan(124);
});

test('nobody’s line ends at somebody who isn’t drawn', () => {
  expect(dottedRouter(SMALL)('maren', 'gone')).toBeNull();
});

test('no dotted line goes through a card, whoever leads whom, and its words stand on no other card', () => {
  const organizations = fc.integer({ min: 2, max: 40 }).chain((count) =>
    fc.record({
      managers: fc.array(fc.nat(count), { minLength: count, maxLength: count }),
      ends: fc.tuple(fc.nat(count - 1), fc.nat(count - 1), fc.nat(2)),
    }),
  );
  fc.assert(
    fc.property(organizations, ({ managers, ends: [from, to, lane] }) => {
      fc.pre(from !== to);
      const { cards } = lay(
        managers.map((manager, at) => person(String(at), manager < at ? String(manager) : null)),
      );
      const route = dottedRouter({ cards })(String(from), String(to), lane);
      if (!route) throw new Error('Both are drawn.');
      for (const [at, [x, y]] of route.points.entries()) {
        const [nextX, nextY] = route.points[at + 1] ?? [x, y];
        expect(nextX === x || nextY === y).toBe(true);
        for (const card of cards.values()) {
          const isAcross = Math.min(x, nextX) < card.x + card.width && Math.max(x, nextX) > card.x;
          const isDown = Math.min(y, nextY) < card.y + card.height && Math.max(y, nextY) > card.y;
          expect(isAcross && isDown).toBe(false);
        }
      }
    }),
  );
});

test('a way through ten thousand people is found while somebody waits, or goes above them', () => {
  const many = lay(
    Array.from({ length: 10_000 }, (_, at) => person(`p${at}`, at ? `p${Math.floor((at - 1) / 5)}` : null)),
  );
  const route = dottedRouter(many)('p9000', 'p4000');
  expect(route?.points.length).toBeGreaterThan(1);
});

test('corners are round', () => {
  expect(
    roundedPath([
      [0, 0],
      [20, 0],
      [20, 30],
    ]),
  ).toBe('M0 0L14 0Q20 0 20 6L20 30');
});
