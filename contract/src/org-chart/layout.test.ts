import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LaidCard, layoutOf, type Piece } from './layout.ts';
import type { ChartPerson } from './shapes.ts';
import { type ChartNode, chartOf } from './tree.ts';

const person = (id: string, manager_id: string | null): ChartPerson => ({
  ...{ id, manager_id, name: id, title: null, department: null, position_id: null },
  ...{ employment: 'employee', on_leave: false },
});
/** Lines such as `oona: maren rafe`, the first of them at the top. */
const chart = (...lines: string[]) => {
  const people: ChartPerson[] = [];
  for (const line of lines) {
    const [manager = '', below = ''] = line.split(':');
    if (!people.some(({ id }) => id === manager)) people.push(person(manager, null));
    for (const id of below.trim().split(' ')) people.push(person(id, manager));
  }
  return chartOf({ people, positions: [] });
};
const all = ({ children }: ChartNode) => children;
const lay = (...lines: string[]) => layoutOf(chart(...lines).roots, all);
const placesOf = ({ cards }: ReturnType<typeof layoutOf>) =>
  Object.fromEntries([...cards].map(([id, { x, y, width }]) => [id, [x, y, width]]));

test('those who have people below them stand side by side with the others, whose people are stacked under them', () => {
  const { width, height, ...drawn } = lay('oona: maren', 'maren: idris beatriz night', 'idris: tomasz ewan');
  expect(placesOf({ width, height, ...drawn })).toEqual({
    oona: [208, 0, 192],
    maren: [208, 124, 192],
    ...{ idris: [0, 248, 192], beatriz: [208, 248, 192], night: [416, 248, 192] },
    ...{ tomasz: [24, 352, 176], ewan: [24, 432, 176] },
  });
  expect([width, height]).toEqual([608, 492]);
  expect(drawn.lines.find(({ id }) => id === 'maren')?.pieces).toEqual([
    [304, 184, 304, 206],
    [96, 206, 512, 206],
    ...[96, 304, 512].map((x) => [x, 206, x, 248]),
  ]);
  expect(drawn.lines.find(({ id }) => id === 'idris')?.pieces).toEqual([
    [12, 382, 24, 382],
    [12, 462, 24, 462],
    [12, 308, 12, 462],
  ]);
});

test('whoever is closed is drawn without those below, and takes no more room than a card', () => {
  const { roots } = chart('oona: maren rafe', 'maren: idris beatriz');
  const layout = layoutOf(roots, (node) => (node.id === 'maren' ? [] : node.children));
  expect(placesOf(layout)).toEqual({ oona: [0, 0, 192], maren: [24, 104, 176], rafe: [24, 184, 176] });
});

test('many people under one stand in several columns under one line', () => {
  const people = Array.from({ length: 30 }, (_, at) => `p${at}`);
  const { cards, lines, height } = lay(`lead: ${people.join(' ')}`);
  const lefts = new Set(people.map((id) => cards.get(id)?.x));
  expect(lefts.size).toBe(4);
  expect(height).toBeLessThan(900);
  const [, bus] = lines[0]?.pieces ?? [];
  expect(bus).toEqual([0, 82, 3 * 208, 82]);
});

test('whoever nobody leads and who leads nobody is stacked beside the others', () => {
  const roots = chart('oona: maren').roots.concat(
    chartOf({ people: Array.from({ length: 20 }, (_, at) => person(`new ${at}`, null)), positions: [] })
      .roots,
  );
  const { cards, width } = layoutOf(roots, all);
  expect(cards.get('new 0')).toMatchObject({ x: 216, y: 0 });
  expect(cards.get('new 1')).toMatchObject({ x: 216, y: 80 });
  expect(width).toBeLessThan(1000);
});

const overlap = (one: LaidCard, other: LaidCard) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('many who lead nobody stand at the end of the row of those who lead somebody, and spread nobody', () => {
  const people = Array.from({ length: 10 }, (_, at) => `p${at}`);
  const { cards, width } = lay(`lead: p0 open ${people.slice(1).join(' ')}`, 'open: a b');
  expect([cards.get('open')?.x, cards.get('a')?.y]).toEqual([0, 228]);
  expect([cards.get('p0')?.x, cards.get('p0')?.y, cards.get('p1')?.y]).toEqual([228, 124, 204]);
  expect(width).toBeLessThan(3 * 208);
});

test('what is deep stands under what is not, so that a chart is no wider than it has to be', () => {
  const { cards, width } = lay(
    'top: x y',
    'x: x1 x2',
    'x1: a b',
    'y: y1',
    'y1: y2',
    'y2: y3 y4',
    'y3: c',
    'y4: d',
  );
  const [y3, b] = [cards.get('y3'), cards.get('b')];
  expect((y3?.x ?? 0) - (b?.x ?? 0)).toBeLessThan(2 * 208);
  expect(width).toBeLessThan(4 * 208);
});

/** Any lines, and who is closed. */
const organizations = fc.integer({ min: 1, max: 60 }).chain((count) =>
  fc
    .tuple(
      fc.array(fc.option(fc.nat(count)), { minLength: count, maxLength: count }),
      fc.array(fc.boolean(), { minLength: count, maxLength: count }),
    )
    .map(([managers, closed]) => {
      const people = managers.map((manager, at) =>
        person(String(at), manager === null ? null : String(manager)),
      );
      const { roots } = chartOf({ people, positions: [] });
      const childrenOf = (node: ChartNode) => (closed[Number(node.id)] ? [] : node.children);
      return { childrenOf, layout: layoutOf(roots, childrenOf) };
    }),
);

test('no two cards overlap, whoever leads whom and whoever is closed', () => {
  fc.assert(
    fc.property(organizations, ({ layout }) => {
      const cards = [...layout.cards.values()];
      for (const [at, card] of cards.entries()) {
        expect(card.x).toBeGreaterThanOrEqual(0);
        expect(card.x + card.width).toBeLessThanOrEqual(layout.width);
        for (const other of cards.slice(at + 1)) expect(overlap(card, other)).toBe(false);
      }
      for (const { left, right, bottom } of layout.lines) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(layout.width);
        expect(bottom).toBeLessThanOrEqual(layout.height);
      }
    }),
  );
});

test('no line goes through a card, and lines of two families don’t touch', () => {
  const boxOf = ([x1, y1, x2, y2]: Piece) =>
    [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)] as const;
  const isThrough = (piece: Piece, { x, y, width, height }: LaidCard) => {
    const [left, top, right, bottom] = boxOf(piece);
    return left < x + width && right > x && top < y + height && bottom > y;
  };
  const isTouching = (one: Piece, other: Piece) => {
    const [a, b] = [boxOf(one), boxOf(other)];
    return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
  };
  fc.assert(
    fc.property(organizations, ({ layout: { cards, lines } }) => {
      for (const [at, family] of lines.entries())
        for (const piece of family.pieces) {
          for (const card of cards.values()) expect(isThrough(piece, card)).toBe(false);
          for (const other of lines.slice(at + 1))
            for (const theirs of other.pieces) expect(isTouching(piece, theirs)).toBe(false);
        }
    }),
  );
});

test('whoever has a row below stands over its middle, and the row in the order of the chart', () => {
  fc.assert(
    fc.property(organizations, ({ childrenOf, layout: { cards } }) => {
      for (const card of cards.values()) {
        const below = childrenOf(card.node).flatMap(({ id }) => cards.get(id) ?? []);
        const row = below.filter(({ width }) => width === card.width);
        const [first, last] = [row[0], row.at(-1)];
        if (!first || !last || row.length < below.length) continue;
        const middle = (first.x + last.x + last.width) / 2;
        expect(Math.abs(middle - card.x - card.width / 2)).toBeLessThanOrEqual(1);
        expect(row.map(({ x }) => x)).toEqual(row.map(({ x }) => x).toSorted((one, other) => one - other));
      }
    }),
  );
});

test('a line of ten thousand people, one below the other, is laid as well as ten thousand under one', () => {
  const line = Array.from({ length: 10_000 }, (_, at) => person(`p${at}`, at === 0 ? null : `p${at - 1}`));
  expect(layoutOf(chartOf({ people: line, positions: [] }).roots, all).height).toBe(9_998 * 124 + 104 + 60);
  const under = line.map(({ id }) => person(id, id === 'p0' ? null : 'p0'));
  expect(layoutOf(chartOf({ people: under, positions: [] }).roots, all).cards.size).toBe(10_000);
});
