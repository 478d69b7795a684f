import { expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  gapsBetween,
  isBeforeEditWindow,
  isEditable,
  isOpenOn,
  isOverlapping,
  isTooFarAhead,
  overlapping,
  startOfWeek,
} from './rules.ts';

const stretch = (from: string, to: string) => ({
  started_at: `2026-11-19T${from}:00.000Z`,
  ended_at: `2026-11-19T${to}:00.000Z`,
});

test('days are counted over months, years and the change of the clock', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-29', -1)).toBe('2026-03-28');
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
});

test('a week starts on the weekday that the organization says', () => {
  expect(startOfWeek('2026-11-19', 1)).toBe('2026-11-16');
  expect(startOfWeek('2026-11-15', 1)).toBe('2026-11-09');
  expect(startOfWeek('2026-11-19', 0)).toBe('2026-11-15');
  expect(startOfWeek('2026-11-19', 6)).toBe('2026-11-14');
});

test('the edit window counts its last day in, and 0 means no limit', () => {
  expect(isBeforeEditWindow('2026-10-19', '2026-11-19', 31)).toBe(false);
  expect(isBeforeEditWindow('2026-10-18', '2026-11-19', 31)).toBe(true);
  expect(isBeforeEditWindow('2016-01-01', '2026-11-19', 0)).toBe(false);
});

test('time is planned at most 31 days ahead', () => {
  expect(isTooFarAhead('2026-12-20', '2026-11-19')).toBe(false);
  expect(isTooFarAhead('2026-12-21', '2026-11-19')).toBe(true);
});

test('touching ends do not overlap, shared minutes do', () => {
  expect(isOverlapping(stretch('09:00', '10:00'), stretch('10:00', '11:00'))).toBe(false);
  expect(isOverlapping(stretch('09:00', '10:01'), stretch('10:00', '11:00'))).toBe(true);
  expect(isOverlapping(stretch('09:00', '12:00'), stretch('10:00', '11:00'))).toBe(true);
});

test('those that share time are found in any order', () => {
  const [one, two, three] = [stretch('09:00', '10:30'), stretch('10:00', '11:00'), stretch('11:00', '12:00')];
  expect(overlapping([three, two, one])).toEqual([one, two]);
});

test('gaps lie between what is logged, overlaps and seconds are none', () => {
  const gaps = gapsBetween([
    stretch('11:05', '12:30'),
    stretch('06:55', '10:40'),
    stretch('08:00', '09:00'),
    { started_at: '2026-11-19T12:30:30.000Z', ended_at: '2026-11-19T13:00:00.000Z' },
  ]);
  expect(gaps).toEqual([stretch('10:40', '11:05')]);
});

test('a project takes time while it is planned, active or on hold, on its days', () => {
  const project = { status: 'active', start_date: '2026-11-01', end_date: '2026-11-30' };
  expect(isOpenOn(project, '2026-11-01')).toBe(true);
  expect(isOpenOn(project, '2026-11-30')).toBe(true);
  expect(isOpenOn(project, '2026-12-01')).toBe(false);
  expect(isOpenOn({ ...project, end_date: null }, '2030-01-01')).toBe(true);
  expect(isOpenOn({ ...project, status: 'completed' }, '2026-11-02')).toBe(false);
});

test('drafts and rejected entries can be changed, the others not', () => {
  const states = ['draft', 'rejected', 'submitted', 'approved', 'locked'];
  expect(states.filter(isEditable)).toEqual(['draft', 'rejected']);
});
