import { addDays, weekdayOf } from '../../activity/rules.ts';
import type { ActivityKind } from '../activity/kinds.ts';
import type { TimeRow } from '../detecting.ts';
import { entryOf, idOf, personOf, QUARTER, type Timed } from './time.ts';

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export const randomBy = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const TASKS = ['Survey', 'Drawings', 'Meeting', 'Report', 'Inspection', 'Plan', 'Review'];

/** The working days of the quarter before its last. */
export const WORKING_DAYS: readonly string[] = Array.from({ length: 89 }, (_, back) =>
  addDays(QUARTER.from, back),
).filter((day) => (QUARTER.working_days[weekdayOf(day)] ?? 0) > 0);

/**
 * Somebody's ordinary quarter: each working day three or four entries one after another from about nine on, six and a half to nine hours
 * together with a break, written in the evening, now and then without a task's number.
 */
export const ordinary = (seed: number): Timed => {
  const random = randomBy(seed);
  const within = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const rows: TimeRow[] = [];
  for (const day of WORKING_DAYS) {
    let minute = within(8 * 60, 9 * 60 + 30);
    const count = within(3, 4);
    for (let turn = 0; turn < count; turn += 1) {
      const length = Math.floor(within(390, 540) / count);
      const task = `${TASKS[within(0, TASKS.length - 1)]} ${within(1, 400)}`;
      rows.push(entryOf(day, clock(minute), clock(minute + length), { note: task }));
      minute += length + (turn === 1 ? within(20, 60) : within(0, 5));
    }
  }
  const id = idOf('m', seed);
  return [personOf({ id, name: `Person ${seed}` }), rows];
};

/** What was planted into whose time, on which day. */
export interface Planted {
  readonly member: string;
  readonly kind: ActivityKind;
  readonly month: string;
}

type Plant = (rows: readonly TimeRow[], day: string) => TimeRow[];

const changed =
  (day: string, change: (row: TimeRow, at: number) => TimeRow): ((rows: readonly TimeRow[]) => TimeRow[]) =>
  (rows) => {
    let turn = -1;
    return rows.map((row) => {
      if (row.day !== day) return row;
      turn += 1;
      return change(row, turn);
    });
  };

/** Ways to spoil a day, each with the kind that should tell of it. */
export const PLANTS: readonly (readonly [ActivityKind, Plant])[] = [
  ['days-without-time', (rows, day) => rows.filter((row) => row.day !== day)],
  ['time-overlapping', (rows, day) => [...rows, entryOf(day, '10:00', '10:40')]],
  ['day-too-long', (rows, day) => [...rows, entryOf(day, '19:30', '03:30')]],
  ['day-unlike-habit', (rows, day) => [...rows, entryOf(day, '19:30', '03:30')]],
  ['hours-unlike-habit', (rows, day) => [...rows, entryOf(day, '22:30', '23:30')]],
  [
    'notes-missing',
    (rows, day) => changed(day, (row, turn) => (turn === 0 ? { ...row, note: ' ' } : row))(rows),
  ],
  [
    'notes-saying-nothing',
    (rows, day) => changed(day, (row, turn) => (turn === 0 ? { ...row, note: 'x' } : row))(rows),
  ],
  [
    'durations-disagree',
    (rows, day) =>
      changed(day, (row, turn) => (turn === 0 ? { ...row, seconds: row.seconds + 61 } : row))(rows),
  ],
  [
    'entries-twice',
    (rows, day) => [
      ...rows,
      ...rows
        .filter((row) => row.day === day)
        .slice(0, 1)
        .map((row) => ({ ...row, id: `${row.id.slice(0, -1)}f` })),
    ],
  ],
  [
    'time-unassigned',
    (rows, day) => changed(day, (row, turn) => (turn === 0 ? { ...row, project_id: null } : row))(rows),
  ],
  [
    'billable-unpriced',
    (rows, day) => changed(day, (row, turn) => (turn === 0 ? { ...row, priced: false } : row))(rows),
  ],
];

/** Ordinary quarters of so many people; into every third a fault is planted, by turns. */
export const withFaults = (seed: number, people: number): { people: Timed[]; planted: Planted[] } => {
  const random = randomBy(seed * 7_919);
  const planted: Planted[] = [];
  const timed = Array.from({ length: people }, (_, number): Timed => {
    const [person, rows] = ordinary(seed * 1_000 + number);
    if (number % 3 !== 0) return [person, rows];
    const [kind, plant] = PLANTS[(number / 3) % PLANTS.length] ?? [];
    // Not in the first days, after which a habit is told, nor on the last, which may still be written.
    const day = WORKING_DAYS[5 + Math.floor(random() * (WORKING_DAYS.length - 7))] ?? '';
    if (!kind || !plant) return [person, rows];
    planted.push({ member: person.id, kind, month: day.slice(0, 7) });
    return [person, plant(rows, day)];
  });
  return { people: timed, planted };
};
