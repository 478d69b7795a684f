import { addDays } from '#contract/activity/rules.ts';
import type { Conflict } from '#contract/conflicts/shapes.ts';
import type { Roster, RosterPerson } from '#contract/shifts/roster-shapes.ts';
import type { Assignment, Shift } from '#contract/shifts/shapes.ts';
import { HARBOUR_ID } from './project-detail.ts';

/** Monday of the week that the fixtures speak of. */
export const MONDAY = '2026-11-23';
/** Days of that week, from Monday on. */
export const WEEK = Array.from({ length: 7 }, (_, at) => addDays(MONDAY, at));
const idOf = (end: string) => `01a1fb7a-8bb3-77c6-abf2-5c0938c${end.padStart(5, '0')}`;
/** Ids of the people of the fixtures. */
export const [CALLUM, AISHA, HANA] = [idOf('c1'), idOf('a1'), idOf('e1')];

/** Somebody of the roster. */
export const person = (id: string, name: string, different: Partial<RosterPerson> = {}): RosterPerson => ({
  ...{ id, name, position: 'Guard', skills: [], planned_min: 1920, cap_min: 2400 },
  ...different,
});

/** A booking that its person has confirmed. */
export const booked = (
  id: string,
  member: { id: string; name: string },
  different: Partial<Assignment> = {},
): Assignment => ({
  ...{ id: idOf(id), version: 1, member: { id: member.id, name: member.name }, booking: 'hard' },
  ...{ status: 'confirmed', status_reason: null, unpublished: null, overridden: [] },
  ...{ override_reason: null, checked_in_at: null },
  ...different,
});

/** A published shift of guarding from six to two, with one place. */
export const shiftOn = (id: string, day: string, different: Partial<Shift> = {}): Shift => ({
  ...{ id: idOf(id), version: 1, project: { id: HARBOUR_ID, code: 'HRB-204', name: 'Harbour guarding' } },
  ...{ service: { id: idOf('5e1'), code: 'GRD', name: 'Guarding' }, role: null, site: 'Gate house' },
  ...{ day, start: '06:00', end: '14:00', timezone: 'Europe/London' },
  ...{ starts_at: `${day}T06:00:00.000Z`, ends_at: `${day}T14:00:00.000Z`, break_min: 30 },
  ...{ headcount: 1, open: 0, skills: [], note: '', status: 'published', status_reason: null },
  ...{ unpublished: null, series_id: null, people: [] },
  ...different,
});

/** The people of the fixtures. */
export const PEOPLE = [
  person(CALLUM, 'Callum Reid'),
  person(AISHA, 'Aisha Karimi', { planned_min: 2400, position: 'Control room' }),
  person(HANA, 'Hana Sato'),
] as const;

const [callum, aisha] = PEOPLE;

/** Three days of guarding: two taken, one with an open place at night. */
export const SHIFTS: readonly Shift[] = [
  shiftOn('f1', MONDAY, { people: [booked('b1', callum)] }),
  shiftOn('f2', addDays(MONDAY, 1), {
    ...{ status: 'draft', unpublished: 'new' },
    people: [booked('b2', aisha, { status: 'offered', unpublished: 'added' })],
  }),
  shiftOn('f3', addDays(MONDAY, 2), { start: '22:00', end: '06:00', headcount: 2, open: 2 }),
];

/** Ids of the bookings of the fixtures. */
export const [FIRST_BOOKING, DRAFT_BOOKING] = [idOf('b1'), idOf('b2')];

/** The roster of the week, as a planner sees it. */
export const rosterWeek = (different: Partial<Roster> = {}): Roster => {
  const shifts = different.shifts ?? [...SHIFTS];
  return {
    ...{ from: MONDAY, to: addDays(MONDAY, 6), today: MONDAY, timezone: 'Europe/London' },
    ...{ planning: true, unpublished: 1, currency: 'GBP' },
    days: WEEK.map((date) => {
      const ofDay = shifts.filter(({ day }) => day === date);
      const places = ofDay.reduce((sum, { headcount }) => sum + headcount, 0);
      const open = ofDay.reduce((sum, shift) => sum + shift.open, 0);
      return { date, holiday: null, places, filled: places - open, cost_minor: places * 10_000 };
    }),
    people: [...PEOPLE],
    leave: [
      {
        id: idOf('1e1'),
        member_id: HANA,
        type: 'Paid leave',
        from: addDays(MONDAY, 2),
        to: '2026-11-30',
        part: null,
        minutes: null,
      },
    ],
    shifts,
    overnight: [],
    ...different,
  };
};

/** What is in the way of the first booking. */
export const DOUBLE: Conflict = {
  ...{ rule: 'overlap', final: true, message: 'Callum is also on QML-118, 12:00 – 16:00.', rows: [] },
  ...{ skill: null, expired_on: null, week_from: null, actual: 120, limit: 0 },
};
