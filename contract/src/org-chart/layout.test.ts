import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dottedCurve } from './dotted.ts';
import { type LaidCard, layoutOf } from './layout.ts';
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
  expect(bus).toEqual([12, 82, 3 * 208 + 12, 82]);
});

test('whoever nobody leads and who leads nobody is stacked beside the others', () => {
  const roots = chart('oona: maren').roots.concat(
    chartOf({ people: Array.from({ length: 20 }, (_, at) => person(`new ${at}`, null)), positions: [] })
      .roots,
  );
  const { cards, width } = layoutOf(roots, all);
  expect(cards.get('new 0')).toMatchObject({ x: 208, y: 0 });
  expect(cards.get('new 1')).toMatchObject({ x: 208, y: 80 });
  expect(width).toBeLessThan(1000);
});

const overlap = (one: LaidCard, other: LaidCard) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('no two cards overlap, whoever leads whom and whoever is closed', () => {
  const size = fc.integer({ min: 1, max: 60 });
  const given = size.chain((count) =>
    fc.tuple(
      fc.array(fc.option(fc.nat(count)), { minLength: count, maxLength: count }),
      fc.array(fc.boolean(), { minLength: count, maxLength: count }),
    ),
  );
  fc.assert(
    fc.property(given, ([managers, closed]) => {
      const people = managers.map((manager, at) =>
        person(String(at), manager === null ? null : String(manager)),
      );
      const { roots } = chartOf({ people, positions: [] });
      const layout = layoutOf(roots, (node) => (closed[Number(node.id)] ? [] : node.children));
      const cards = [...layout.cards.values()];
      for (const [at, card] of cards.entries()) {
        expect(card.x).toBeGreaterThanOrEqual(0);
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

test('a line of ten thousand people, one below the other, is laid as well as ten thousand under one', () => {
  const line = Array.from({ length: 10_000 }, (_, at) => person(`p${at}`, at === 0 ? null : `p${at - 1}`));
  expect(layoutOf(chartOf({ people: line, positions: [] }).roots, all).height).toBe(9_998 * 124 + 104 + 60);
  const under = line.map(({ id }) => person(id, id === 'p0' ? null : 'p0'));
  expect(layoutOf(chartOf({ people: under, positions: [] }).roots, all).cards.size).toBe(10_000);
});

test('a dotted line goes from side to side, and swings out between cards that stand one below the other', () => {
  const { cards } = lay('oona: maren sofia', 'maren: idris', 'sofia: aisha');
  const [maren, sofia, idris] = ['maren', 'sofia', 'idris'].map((id) => cards.get(id));
  if (!maren || !sofia || !idris) throw new Error('They are drawn.');
  const beside = dottedCurve(sofia, maren);
  expect([beside.from, beside.to]).toEqual([
    [maren.x + 192, 154],
    [sofia.x, 154],
  ]);
  expect(dottedCurve(maren, idris).label[0]).toBeGreaterThan(maren.x + 192);
});
