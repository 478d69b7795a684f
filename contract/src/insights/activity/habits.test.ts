import { expect, test } from 'vitest';
import { WORKING_DAYS } from '../trials/histories.ts';
import { entryOf, findOf, hoursOn, idOf } from '../trials/time.ts';
import { oddHours } from './odd-hours.ts';
import { projectShares } from './project-shares.ts';

const usual = WORKING_DAYS.slice(0, 30).map((day) => entryOf(day, '09:00', '17:00'));
const [SATURDAY, SUNDAY] = ['2026-03-07', '2026-03-08'];

test('a Saturday, a holiday and a night are told of somebody who hardly ever works then', () => {
  const odd = [entryOf(SATURDAY, '10:00', '12:00'), entryOf('2026-03-10', '22:00', '23:00')];
  const [found] = findOf(oddHours, [...usual, ...odd]);
  expect(found).toMatchObject({ kind: 'hours-unlike-habit', count: 2, severity: 'low', weight: 3 * 3_600 });
  const holidays = new Map([[WORKING_DAYS[0] ?? '', 'New Year']]);
  expect(findOf(oddHours, usual, { holidays })).toHaveLength(1);
});

test('whoever does so on more than a tenth of their days is used to it, and a roster is no surprise', () => {
  const weekends = [SATURDAY, SUNDAY, '2026-03-14', '2026-03-15'].map((day) =>
    entryOf(day, '10:00', '12:00'),
  );
  expect(findOf(oddHours, [...usual, ...weekends])).toEqual([]);
  const planned = entryOf(SATURDAY, '10:00', '12:00', { shift_id: idOf('h', 1), source: 'roster' });
  expect(findOf(oddHours, [...usual, planned])).toEqual([]);
});

test('five in the morning is day, a minute before it is night, by the wall clock that was meant', () => {
  const from = (start_min: number) => [...usual, entryOf('2026-03-10', '05:00', '06:00', { start_min })];
  expect(findOf(oddHours, from(300))).toEqual([]);
  expect(findOf(oddHours, from(299))).toHaveLength(1);
});

const weeksOn = (projects: readonly string[]) =>
  projects.flatMap((project_id, week) =>
    WORKING_DAYS.slice(2 + week * 5, 7 + week * 5).map((day) => hoursOn(day, 8, { project_id })),
  );
const [QUAY, LOCK] = [idOf('p', 1), idOf('p', 2)];

test('one week on another project stands out; a move to it doesn’t', () => {
  const [found, ...rest] = findOf(projectShares, weeksOn([QUAY, QUAY, QUAY, LOCK, QUAY, QUAY, QUAY, QUAY]));
  expect(rest).toEqual([]);
  expect(found).toMatchObject({
    kind: 'project-unlike-habit',
    count: 1,
    about: [{ id: LOCK, name: 'Lock' }],
  });
  expect(findOf(projectShares, weeksOn([QUAY, QUAY, QUAY, QUAY, QUAY, LOCK, LOCK, LOCK]))).toEqual([]);
  expect(findOf(projectShares, weeksOn([QUAY, QUAY, LOCK, QUAY, QUAY]))).toEqual([]);
});
