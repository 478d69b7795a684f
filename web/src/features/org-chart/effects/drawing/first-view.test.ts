import { expect, test } from 'vitest';
import { layoutOf } from '#contract/org-chart/layout.ts';
import { chartOf } from '#contract/org-chart/tree.ts';
import { isOpen } from '../tree/rows.ts';
import { shownOf } from '../tree/shown.ts';
import { firstView } from './first-view.ts';

/** So many people, each of whom leads `span` others. */
const shownWith = (count: number, span: number) => {
  const people = Array.from({ length: count }, (_, at) => ({
    ...{ id: `p${at}`, name: `Person ${at}`, title: null, department: null, position_id: null },
    ...{ manager_id: at === 0 ? null : `p${Math.floor((at - 1) / span)}`, on_leave: false },
    employment: 'employee' as const,
  }));
  const filters = { departments: [], hasVacancies: true, root: undefined };
  return shownOf(chartOf({ people, positions: [] }), filters);
};
const VIEW = { width: 1200, height: 770 };
const drawn = (shown: ReturnType<typeof shownWith>) => {
  const { zoom, ...openness } = firstView(shown, VIEW);
  const isShown = { ...openness, turned: new Map() };
  const layout = layoutOf(shown.tops, (node) => (isOpen(shown, isShown, node) ? shown.below(node) : []));
  return { zoom, layout };
};

test('a small chart is all in sight at first', () => {
  const { zoom, layout } = drawn(shownWith(13, 3));
  expect(layout.cards.size).toBe(13);
  expect(layout.width * zoom).toBeLessThanOrEqual(VIEW.width);
});

test('of a large one as much is open as is in sight at once with names that can be read', () => {
  const { zoom, layout } = drawn(shownWith(10_000, 5));
  expect(zoom).toBeGreaterThanOrEqual(0.8);
  expect(layout.width * zoom).toBeLessThanOrEqual(VIEW.width);
  expect(layout.height * zoom).toBeLessThanOrEqual(VIEW.height);
  expect(layout.cards.size).toBeGreaterThan(20);
});

test('somebody who leads more than are in sight is open all the same', () => {
  const { zoom, layout } = drawn(shownWith(301, 300));
  expect([zoom, layout.cards.size]).toEqual([0.8, 301]);
});
