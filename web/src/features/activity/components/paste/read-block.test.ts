import { expect, test } from 'vitest';
import type { ActivityWeek, WeekRow } from '#contract/activity/day-shapes.ts';
import { addDays } from '#contract/activity/rules.ts';
import { tableFrom } from '../../../../platform/files/pasted-table.ts';
import { dayFinder } from './days.ts';
import { layoutOf } from './layout.ts';
import { readBlock } from './read-block.ts';
import { rowFinder } from './row-names.ts';

const dates = Array.from({ length: 7 }, (_, at) => addDays('2026-11-16', at));
const service = { id: 's', code: 'PAT', name: 'Patrol' };
const other = { id: 'd', code: 'DOG', name: 'Dogs' };
const row = (code: string, seconds: readonly number[] = [], fixed: readonly number[] = []): WeekRow => ({
  project: { id: `id-${code}`, code, name: `Project ${code}` },
  service,
  cells: dates.map((date, at) => ({
    ...{ date, duration_s: seconds[at] ?? 0, entry_ids: [], editable: !fixed.includes(at) },
  })),
  total_s: 0,
});
const rows = [row('HRB-204', [21_600, 3600], [0]), row('QML-118')];
const week: ActivityWeek = {
  ...{ from: '2026-11-16', to: '2026-11-22', today: '2026-11-19', rows, total_s: 0, planned_minutes: 0 },
  days: dates.map((date) => ({ date, planned_minutes: 0, total_s: 0, status: 'empty' as const })),
};
const far = { id: 'f', code: 'NOR-001', name: 'North Pier' };
const choices = {
  projects: [{ ...far, client: null, billable: true, service_ids: ['s', 'd'] }],
  services: [
    { ...service, billable: true },
    { ...other, billable: true },
  ],
};

const read = (text: string, at = { row: 0, column: 1 }, some = week) =>
  readBlock(layoutOf(tableFrom(text)), {
    ...{ week: some, rows, at },
    findRow: rowFinder(rows, [choices]),
    findDay: dayFinder(dates, 'en-GB'),
  });
const landed = (text: string, at?: { row: number; column: number }) =>
  read(text, at).targets.map(({ row: { project, service: kind }, column, duration_s }) => [
    `${project?.code} ${kind?.code}`,
    column,
    duration_s,
  ]);
const whys = (text: string, at?: { row: number; column: number }, some?: ActivityWeek) =>
  read(text, at, some).left.map(({ text: said, why }) => [said, why]);

test('a block fills to the right and down from where it is pasted; blanks and dashes leave what is there', () => {
  expect(landed('2:00\t\n–\t90m')).toEqual([
    ['HRB-204 PAT', 1, 7200],
    ['QML-118 PAT', 2, 5400],
  ]);
});

test('what stands there already is not written again, not even for its seconds', () => {
  expect(read('1:00')).toEqual({ targets: [], left: [] });
});

test('closed cells, what is no duration, and what lies beyond the grid is left and said', () => {
  expect(whys('1:00', { row: 0, column: 0 })[0]?.[1]).toContain('can’t be changed');
  expect(whys('1:00\tabc\n', { row: 1, column: 5 })).toEqual([['abc', expect.stringContaining('duration')]]);
  expect(whys('1:00\t2:00', { row: 1, column: 6 })).toEqual([['2:00', expect.stringContaining('last day')]]);
  expect(whys('1:00\n2:00', { row: 1, column: 1 })).toEqual([
    ['2:00', expect.stringContaining('no row left')],
  ]);
  expect(whys('25:00')).toEqual([['25:00', 'A day has 24 hours.']]);
});

test('rows are found by code or name of project and service, those of the week first', () => {
  const text = 'Project HRB-204\t1:10\nqml-118 patrol\t0:20\nNorth Pier · Dogs\t0:30\nPier\t1';
  expect(landed(text)).toEqual([
    ['HRB-204 PAT', 1, 4200],
    ['QML-118 PAT', 1, 1200],
    ['NOR-001 DOG', 1, 1800],
  ]);
  expect(whys(text)).toEqual([['Pier', expect.stringContaining('No project')]]);
});

test('columns go to the days above them; sums are left out, other weeks are refused', () => {
  const text = 'Row\tWed 18\t2026-11-17\t24/11\tTotal\nQML-118\t1\t2\t3\t6\nTotal\t1\t2\t3\t6';
  expect(landed(text)).toEqual([
    ['QML-118 PAT', 2, 3600],
    ['QML-118 PAT', 1, 7200],
  ]);
  expect(whys(text)).toEqual([['3', expect.stringContaining('24/11')]]);
});

test('a cell that stands there twice is taken once', () => {
  expect(landed('QML-118\t1\nQML-118\t2')).toEqual([['QML-118 PAT', 1, 3600]]);
  expect(whys('QML-118\t1\nQML-118\t2')).toEqual([['2', expect.stringContaining('twice')]]);
});

test('a day that would hold more than 24 hours takes none of it', () => {
  const full = { ...week, days: week.days.map((day, at) => (at === 2 ? { ...day, total_s: 80_000 } : day)) };
  const found = read('1:30\t2:00', { row: 1, column: 1 }, full);
  expect(found.targets).toMatchObject([{ column: 1 }]);
  expect(found.left).toMatchObject([{ column: 2, text: '2:00' }]);
});
