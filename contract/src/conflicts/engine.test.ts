import { expect, test } from 'vitest';
import { conflictsOf } from './engine.ts';
import type { BookedTime, MemberFacts, Proposal } from './facts.ts';

const PROJECT = { id: 'p', code: 'HRB-204', name: 'Harbour Terminal' };

const night: BookedTime = {
  ...{ id: 'night', day: '2026-11-25', start: '22:00', end: '06:00', break_min: 30, booking: 'hard' },
  ...{ starts_at: '2026-11-25T22:00:00Z', ends_at: '2026-11-26T06:00:00Z', project: PROJECT },
};

const nobodyElse: MemberFacts = {
  ...{ name: 'Mira Patel', sees_project: true, offboarded: false, on_leave: false },
  ...{
    start_date: '2026-01-01',
    end_date: null,
    cap_min: 48 * 60,
    bookings: [],
    elsewhere: [],
    leave: [],
    skills: [],
  },
  rules: { min_rest_h: 11, week_start: 1 },
};

const noon: Proposal = {
  ...{ starts_at: '2026-11-26T12:00:00Z', ends_at: '2026-11-26T20:00:00Z', day: '2026-11-26' },
  ...{ break_min: 30, booking: 'hard', skills: [], except: [] },
};

const told = (facts: Partial<MemberFacts>, proposal: Partial<Proposal> = {}) =>
  conflictsOf({ ...noon, ...proposal }, { ...nobodyElse, ...facts }).map(({ rule, final, message }) =>
    final ? `${rule}! ${message}` : `${rule}: ${message}`,
  );

test('somebody who is free, rested and able may be planned', () => {
  expect(told({})).toEqual([]);
});

test('too little rest is told on both sides, with the shift that it is counted from', () => {
  expect(told({ bookings: [night] })).toEqual([
    'rest: Only 6 h rest after the night shift HRB-204, Wed 25 Nov 22:00–06:00; 11 h are needed.',
  ]);
  const morning = { starts_at: '2026-11-25T08:00:00Z', ends_at: '2026-11-25T21:30:00Z', day: '2026-11-25' };
  expect(told({ bookings: [night] }, morning)).toEqual([
    'rest: Only 30 min rest before the night shift HRB-204, Wed 25 Nov 22:00–06:00; 11 h are needed.',
  ]);
  expect(
    told({ bookings: [night] }, { starts_at: '2026-11-26T17:00:00Z', ends_at: '2026-11-26T18:00:00Z' }),
  ).toEqual([]);
});

test('a shift that begins as another one ends does not overlap it, and leaves no rest', () => {
  const [only, ...others] = told(
    { bookings: [{ ...night, project: null }] },
    { starts_at: night.ends_at, ends_at: '2026-11-26T08:00:00Z' },
  );
  expect(others).toEqual([]);
  expect(only).toBe(
    'rest: No rest after the night shift in another project, Wed 25 Nov 22:00–06:00; 11 h are needed.',
  );
});

test('two firm bookings at one time are final, a tentative one on either side is not', () => {
  const early = { starts_at: '2026-11-26T05:00:00Z', ends_at: '2026-11-26T13:00:00Z' };
  const sentence = 'at that time: night shift HRB-204, Wed 25 Nov 22:00–06:00.';
  expect(told({ bookings: [night] }, early)).toEqual([`overlap! Booked ${sentence}`]);
  expect(told({ bookings: [night] }, { ...early, booking: 'soft' })).toEqual([`overlap: Booked ${sentence}`]);
  expect(told({ bookings: [{ ...night, booking: 'soft' }] }, early)).toEqual([
    `overlap: Tentatively booked ${sentence}`,
  ]);
});

test('a booking that is replaced is in nobody’s way', () => {
  expect(told({ bookings: [night] }, { except: ['night'] })).toEqual([]);
});

test('another organization’s time is told as time alone, however many bookings it is', () => {
  const elsewhere = [
    { starts_at: '2026-11-26T12:00:00Z', ends_at: '2026-11-26T14:00:00Z' },
    { starts_at: '2026-11-26T13:00:00Z', ends_at: '2026-11-26T14:30:00Z' },
  ];
  const conflicts = conflictsOf(noon, { ...nobodyElse, elsewhere });
  expect(conflicts).toMatchObject([{ rule: 'elsewhere', rows: [], final: false, actual: 150 }]);
  expect(conflicts[0]?.message).toBe('Booked in another organization for 2 h 30 min of that time.');
  expect(told({ elsewhere: [noon] })).toEqual(['elsewhere: Booked in another organization at that time.']);
});

test('leave of whole days is told by its days, leave of hours by the clock', () => {
  const at = (day: string, time: string) => ({ day, time });
  const days = {
    ...{ id: 'l', starts_at: '2026-11-25T00:00:00Z', ends_at: '2026-11-28T00:00:00Z' },
    ...{ from: at('2026-11-25', '00:00'), to: at('2026-11-28', '00:00') },
  };
  expect(told({ leave: [days] })).toEqual(['leave: On approved leave, Wed 25 Nov – Fri 27 Nov.']);
  const hours = {
    ...{ id: 'l', starts_at: '2026-11-26T19:00:00Z', ends_at: '2026-11-26T21:00:00Z' },
    ...{ from: at('2026-11-26', '19:00'), to: at('2026-11-26', '21:00') },
  };
  expect(told({ leave: [hours] })).toEqual(['leave: On approved leave, Thu 26 Nov 19:00–21:00.']);
  expect(told({ leave: [{ ...hours, starts_at: noon.ends_at }] })).toEqual([]);
});

test('a skill is missing, too low, or counted no longer on the day of the shift', () => {
  const needed = { skills: [{ skill: 'First aid', level: 3 }] };
  const held = (level: number, expires: string | null) => ({
    skills: [{ skill: 'first aid', level, expires }],
  });
  expect(told({}, needed)).toEqual(["skill-missing: First aid is needed, which Mira Patel hasn't."]);
  expect(told(held(2, null), needed)).toEqual([
    'skill-missing: First aid at level 3 is needed; Mira Patel has level 2.',
  ]);
  expect(told(held(3, '2026-11-26'), needed)).toEqual([]);
  expect(told(held(3, '2026-11-25'), needed)).toEqual(['skill-expired: First aid ran out after Wed 25 Nov.']);
  expect(told(held(1, '2026-11-25'), needed).map((line) => line.split(':')[0])).toEqual([
    'skill-missing',
    'skill-expired',
  ]);
});

test('whoever is not on the team that day, or may not see the project, is refused for good; marked as away is a warning', () => {
  expect(told({ start_date: '2026-11-27' })).toEqual([
    'not-working! Mira Patel is on the team from Fri 27 Nov on.',
  ]);
  expect(told({ end_date: '2026-11-25', offboarded: true })).toEqual([
    'not-working! Mira Patel is on the team until Wed 25 Nov.',
  ]);
  expect(told({ offboarded: true })).toEqual(['not-working! Mira Patel is no longer on the team.']);
  expect(told({ on_leave: true })).toEqual(['not-working: Mira Patel is marked as on leave for now.']);
  expect(told({ sees_project: false })).toEqual([
    'stranger! Mira Patel may not see this project: give them a role in it first.',
  ]);
});

test('a night belongs to the week of the day on which it starts', () => {
  const sunday: Proposal = {
    ...noon,
    ...{ starts_at: '2026-11-29T22:00:00Z', ends_at: '2026-11-30T06:00:00Z', day: '2026-11-29' },
  };
  const full = [23, 24, 25, 26, 27].map((date) => ({
    ...{ ...night, id: `${date}`, day: `2026-11-${date}`, start: '08:00', end: '16:30' },
    ...{ starts_at: `2026-11-${date}T08:00:00Z`, ends_at: `2026-11-${date}T17:00:00Z` },
  }));
  expect(told({ bookings: full }, sunday)).toEqual([
    'week: 50 h of work in the week from Mon 23 Nov; 48 h are the most.',
  ]);
  expect(told({ bookings: full, rules: { ...nobodyElse.rules, week_start: 0 } }, sunday)).toEqual([]);
});

test('the night on which clocks go forward is an hour shorter, the one on which they go back an hour longer', () => {
  const facts = { rules: { min_rest_h: 0, week_start: 1 }, cap_min: 7 * 60 };
  const spring = { starts_at: '2026-03-28T22:00:00Z', ends_at: '2026-03-29T05:00:00Z', day: '2026-03-28' };
  expect(told(facts, { ...spring, break_min: 0 })).toEqual([]);
  const autumn = { starts_at: '2026-10-24T21:00:00Z', ends_at: '2026-10-25T06:00:00Z', day: '2026-10-24' };
  expect(told(facts, { ...autumn, break_min: 0 })).toEqual([
    'week: 9 h of work in the week from Mon 19 Oct; 7 h are the most.',
  ]);
});

test('every reason is given, the worst first', () => {
  const early = { starts_at: '2026-11-26T05:00:00Z', skills: [{ skill: 'Crane', level: 1 }] };
  const late = {
    ...night,
    ...{ id: 'late', day: '2026-11-26', starts_at: '2026-11-26T22:00:00Z', ends_at: '2026-11-27T02:00:00Z' },
  };
  const facts = { bookings: [night, late], elsewhere: [noon], sees_project: false };
  expect(told(facts, early).map((line) => line.split(/[:!]/)[0])).toEqual([
    ...['stranger', 'overlap', 'elsewhere', 'skill-missing', 'rest'],
  ]);
});
