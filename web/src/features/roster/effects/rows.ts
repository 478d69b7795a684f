import { daysBetween } from '#contract/activity/rules.ts';
import type { Roster, RosterLeave, RosterPerson } from '#contract/shifts/roster-shapes.ts';
import type { Assignment, Shift } from '#contract/shifts/shapes.ts';

/** A booking where it is drawn. */
export interface Block {
  readonly shift: Shift;
  readonly booking: Assignment;
}

/** Leave within the days that are shown: its first column and how many it covers. */
export interface LeaveBlock {
  readonly leave: RosterLeave;
  readonly at: number;
  readonly length: number;
}

/** Somebody's days. `lanes` = the most that stands in one of them above each other. */
export interface PersonRow {
  readonly person: RosterPerson;
  readonly cells: readonly (readonly Block[])[];
  readonly leave: readonly LeaveBlock[];
  readonly lanes: number;
}

const nobodyKnown = (id: string, name: string): RosterPerson => ({
  ...{ id, name, position: null, skills: [], planned_min: 0, cap_min: 0 },
});

/** The people of a roster with what is planned for them, in the order of the roster; who is planned without being in it comes last. */
export function rowsOf({ people, leave, shifts }: Roster, days: readonly string[]): PersonRow[] {
  const columns = new Map(days.map((day, at) => [day, at]));
  const blocks = new Map<string, Block[][]>();
  const strangers = new Map<string, RosterPerson>();
  const known = new Set(people.map(({ id }) => id));
  for (const shift of shifts) {
    const at = columns.get(shift.day);
    if (at === undefined) continue;
    for (const booking of shift.people) {
      if (booking.status === 'declined') continue;
      const { id, name } = booking.member;
      if (!known.has(id)) strangers.set(id, nobodyKnown(id, name));
      const cells = blocks.get(id) ?? days.map(() => []);
      blocks.set(id, cells);
      cells[at]?.push({ shift, booking });
    }
  }
  const away = Map.groupBy(leave, ({ member_id }) => member_id);
  return [...people, ...strangers.values()].map((person) =>
    rowOf(person, blocks.get(person.id) ?? days.map(() => []), away.get(person.id) ?? [], days),
  );
}

function rowOf(
  person: RosterPerson,
  cells: Block[][],
  away: readonly RosterLeave[],
  days: readonly string[],
): PersonRow {
  for (const cell of cells) cell.sort((one, other) => (one.shift.starts_at < other.shift.starts_at ? -1 : 1));
  const leave = away.flatMap((one) => leaveBlock(one, days));
  const isAway = (at: number) => leave.some((one) => at >= one.at && at < one.at + one.length);
  const lanes = Math.max(1, ...cells.map((cell, at) => cell.length + Number(isAway(at))));
  return { person, cells, leave, lanes };
}

function leaveBlock(leave: RosterLeave, days: readonly string[]): LeaveBlock[] {
  const [first = leave.from] = days;
  const last = days.at(-1) ?? first;
  if (leave.to < first || leave.from > last) return [];
  const at = Math.max(0, daysBetween(first, leave.from));
  const end = Math.min(days.length - 1, daysBetween(first, leave.to));
  return [{ leave, at, length: end - at + 1 }];
}

/** The day of a booking in these rows. */
export const dayOf = (rows: readonly PersonRow[], booking: string): string | undefined =>
  rows.flatMap(({ cells }) => cells.flat()).find((block) => block.booking.id === booking)?.shift.day;

/** Shifts with open places, by day. */
export const openByDay = ({ shifts }: Roster, days: readonly string[]): Shift[][] => {
  const open = Map.groupBy(
    shifts.filter((shift) => shift.open > 0 && shift.status !== 'cancelled'),
    ({ day }) => day,
  );
  return days.map((day) => open.get(day) ?? []);
};

/** True for somebody whose name, position or skill holds these words. */
export const isFound = ({ name, position, skills }: RosterPerson, words: string): boolean =>
  [name, position ?? '', ...skills.map(({ skill }) => skill)]
    .join(' ')
    .toLowerCase()
    .includes(words.trim().toLowerCase());

/** True where it ends on the next day. */
export const isOvernight = ({ start, end }: Pick<Shift, 'start' | 'end'>): boolean => end <= start;

/** What is done in it, in a word or two. */
export const purposeOf = ({ service, role }: Pick<Shift, 'service' | 'role'>): string =>
  service?.name ?? role ?? '';
