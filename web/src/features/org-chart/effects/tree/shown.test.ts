import { expect, test } from 'vitest';
import { nameOf } from '#contract/org-chart/names.ts';
import { chartAnswer, IDRIS, MAREN, NIGHT, RAFE } from '../../../../../test/org-chart.ts';
import { closedAbove, rowsOf } from './rows.ts';
import { layersOpen, meantOf, shownOf, wholeChart } from './shown.ts';
import { rowBeginning, stepFor } from './tree-keys.ts';

const chart = wholeChart(chartAnswer());
const ALL = { departments: [], hasVacancies: true, root: undefined };
const open = (layers: number, turned: [string, boolean][] = []) => ({ layers, turned: new Map(turned) });
const namesOf = (shown: ReturnType<typeof shownOf>, layers = 9) =>
  rowsOf(shown, open(layers)).map(({ node }) => nameOf(node));

test('the rows are whoever is open, each before those below it, with their place among their own', () => {
  const rows = rowsOf(shownOf(chart, ALL), open(2));
  expect(
    rows.map(({ node, level, place, places, isOpen }) => [nameOf(node), level, place, places, isOpen]),
  ).toEqual([
    ['Oona Keane', 1, 1, 1, true],
    ['Maren Holt', 2, 1, 3, false],
    ['Sofia Lindqvist', 2, 2, 3, false],
    ['Rafe Dunn', 2, 3, 3, false],
  ]);
});

test('a department shows its people with whoever leads up to them, who aren’t meant themselves', () => {
  const shown = shownOf(chart, { ...ALL, departments: ['Events'] });
  expect(namesOf(shown)).toEqual(['Oona Keane', 'Maren Holt', 'Beatriz Alves', 'Nadia Osei']);
  expect([shown.people, meantOf(shown).map(nameOf)]).toEqual([2, ['Beatriz Alves', 'Nadia Osei']]);
  expect(shownOf(chart, { ...ALL, departments: ['Nowhere'] }).tops).toEqual([]);
});

test('without vacancies, whoever stands below a free seat stands below whoever it belongs to', () => {
  const data = chartAnswer();
  const people = data.people.map((person) =>
    person.id === IDRIS ? { ...person, manager_id: null, position_id: 'ops' } : person,
  );
  const ops = { ...data.positions[1], id: 'ops', title: 'Operations', parent_id: NIGHT, vacant_since: null };
  const positions = [...data.positions, { department: null, headcount: 1, ...ops }];
  const lifted = wholeChart({ people, positions });
  const below = (hasVacancies: boolean) => {
    const shown = shownOf(lifted, { ...ALL, hasVacancies, root: MAREN });
    return shown.tops.flatMap((top) => shown.below(top)).map(nameOf);
  };
  expect(below(true)).toEqual(['Beatriz Alves', 'Night operations']);
  expect(below(false)).toEqual(['Beatriz Alves', 'Idris Bello']);
});

test('a branch begins with whoever is at its top, in the first layer', () => {
  const shown = shownOf(chart, { ...ALL, root: RAFE });
  expect(rowsOf(shown, open(9)).map(({ node, level }) => [nameOf(node), level])).toEqual([
    ['Rafe Dunn', 1],
    ['Priya Nair', 2],
  ]);
});

test('as many layers are open as have so many cards, two at least', () => {
  const shown = shownOf(chart, ALL);
  expect([4, 9, 100, 1].map((most) => layersOpen(shown, most))).toEqual([2, 3, 4, 2]);
});

test('whoever is looked for has everything above them opened', () => {
  const shown = shownOf(chart, ALL);
  const [priya] = chart.nodes.get(RAFE ?? '')?.children ?? [];
  if (!priya) throw new Error('She is in the chart.');
  expect(closedAbove(shown, open(9, [[RAFE ?? '', false]]), priya)).toEqual([RAFE]);
});

test('keys walk the rows, open, close, and open everything beside', () => {
  const rows = rowsOf(shownOf(chart, ALL), open(2));
  expect(stepFor(rows, 0, 'ArrowDown')).toEqual({ do: 'go', row: 1 });
  expect(stepFor(rows, 0, 'ArrowUp')).toEqual({ do: 'go', row: 0 });
  expect(stepFor(rows, 0, 'ArrowRight')).toEqual({ do: 'go', row: 1 });
  expect(stepFor(rows, 0, 'ArrowLeft')).toEqual({ do: 'close', ids: [rows[0]?.node.id] });
  expect(stepFor(rows, 1, 'ArrowRight')).toEqual({ do: 'open', ids: [MAREN] });
  expect(stepFor(rows, 2, 'ArrowLeft')).toEqual({ do: 'go', row: 0 });
  expect(stepFor(rows, 1, 'End')).toEqual({ do: 'go', row: 3 });
  expect(stepFor(rows, 3, 'Home')).toEqual({ do: 'go', row: 0 });
  expect(stepFor(rows, 1, '*')).toEqual({ do: 'open', ids: rows.slice(1).map(({ node }) => node.id) });
  expect(stepFor(rows, 1, 'Enter')).toEqual({ do: 'choose', row: 1 });
  expect(stepFor(rows, 1, 'Tab')).toBeUndefined();
});

test('letters lead to the next name that begins with them, from the end on to the beginning', () => {
  const rows = rowsOf(shownOf(chart, ALL), open(9));
  const nameAt = (at: number | undefined) => at !== undefined && rows[at] && nameOf(rows[at].node);
  expect(nameAt(rowBeginning(rows, 0, 'n'))).toBe('Nadia Osei');
  expect(nameAt(rowBeginning(rows, 0, 'ni'))).toBe('Night operations');
  const first = rowBeginning(rows, 0, 'n') ?? 0;
  expect(nameAt(rowBeginning(rows, first, 'nn'))).toBe('Night operations');
  expect(nameAt(rowBeginning(rows, rows.length - 1, 'm'))).toBe('Maren Holt');
  expect(rowBeginning(rows, 0, 'xy')).toBeUndefined();
});
