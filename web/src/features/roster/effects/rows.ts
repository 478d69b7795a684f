import { daysBetween } from '#contract/activity/rules.ts';
import type { Roster, RosterLeave, RosterPerson } from '#contract/shifts/roster-shapes.ts';
import type { Assignment, Shift } from '#contract/shifts/shapes.ts';
import { DAY, lanesOf, type Stretch, stretchOf, withRoom } from './lanes.ts';

/** A booking with its shift. */
export interface Block {
  readonly shift: Shift;
  readonly booking: Assignment;
}

/** A booking where it is drawn. */
export interface DrawnBlock extends Block {
  /** Of the night before: it ends on the day that is shown. */
  readonly isEnding: boolean;
  /** Which of the lanes of its row it is in, from 0 on. */
  readonly lane: number;
}

/** Leave within the days that are shown: its first column, how many it covers, and its lane. */
export interface LeaveBlock {
  readonly leave: RosterLeave;
  readonly at: number;
  readonly length: number;
  readonly lane: number;
}

/** Somebody's days. `lanes` = the most that stands above each other. */
export interface PersonRow {
  readonly person: RosterPerson;
  readonly cells: readonly (readonly DrawnBlock[])[];
  readonly leave: readonly LeaveBlock[];
  readonly lanes: number;
}

const nobodyKnown = (id: string, name: string): RosterPerson => ({
  ...{ id, name, position: null, skills: [], planned_min: 0, cap_min: 0 },
});

/** Shifts that are drawn: in one day by the clock with those of the night before. */
export const shownIn = ({ shifts, overnight }: Roster, isDay: boolean): readonly Shift[] =>
  isDay ? [...overnight, ...shifts] : shifts;

/**
 * The people of a roster with what is planned for them, in the order of the roster; who is planned without being in it comes last. In one
 * day by the clock whatever is at other hours stands beside each other, and the night before ends there.
 */
export function rowsOf(roster: Roster, days: readonly string[], isDay = false): PersonRow[] {
  const { people, leave } = roster;
  const columns = new Map(days.map((day, at) => [day, at]));
  const blocks = new Map<string, DrawnBlock[][]>();
  const strangers = new Map<string, RosterPerson>();
  const known = new Set(people.map(({ id }) => id));
  for (const shift of shownIn(roster, isDay)) {
    const isEnding = isDay && !columns.has(shift.day);
    const at = isEnding ? 0 : columns.get(shift.day);
    if (at === undefined) continue;
    for (const booking of shift.people) {
      if (booking.status === 'declined') continue;
      const { id, name } = booking.member;
      if (!known.has(id)) strangers.set(id, nobodyKnown(id, name));
      const cells = blocks.get(id) ?? days.map(() => []);
      blocks.set(id, cells);
      cells[at]?.push({ shift, booking, isEnding, lane: 0 });
    }
  }
  const away = Map.groupBy(leave, ({ member_id }) => member_id);
  return [...people, ...strangers.values()].map((person) => ({
    person,
    ...inLanes(
      {
        cells: blocks.get(person.id)?.map((cell) => cell.sort(byStart)) ?? days.map(() => []),
        leave: (away.get(person.id) ?? []).flatMap((one) => leaveBlock(one, days)),
      },
      isDay,
    ),
  }));
}

const byStart = (one: DrawnBlock, other: DrawnBlock) =>
  one.shift.starts_at < other.shift.starts_at ? -1 : 1;

function leaveBlock(leave: RosterLeave, days: readonly string[]): LeaveBlock[] {
  const [first = leave.from] = days;
  const last = days.at(-1) ?? first;
  if (leave.to < first || leave.from > last) return [];
  const at = Math.max(0, daysBetween(first, leave.from));
  const end = Math.min(days.length - 1, daysBetween(first, leave.to));
  return [{ leave, at, length: end - at + 1, lane: 0 }];
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

type Drawn = Pick<PersonRow, 'cells' | 'leave'>;

/** Gives everything of a row its lane, and says how many there are. By the clock what is at other hours shares one. */
function inLanes(drawn: Drawn, isDay: boolean): Drawn & { readonly lanes: number } {
  const { cells, leave } = isDay ? byClock(drawn) : byColumn(drawn);
  const taken = [...leave, ...cells.flat()].map(({ lane }) => lane + 1);
  return { cells, leave, lanes: Math.max(1, ...taken) };
}

/** The stretch of a day that leave takes. */
export const leaveStretch = ({ leave: { minutes } }: LeaveBlock): Stretch => minutes ?? { from: 0, to: DAY };

function byClock({ cells, leave }: Drawn): Drawn {
  const blocks = cells.flat();
  const stretches = blocks.map(({ shift, isEnding }) => stretchOf(shift, isEnding));
  const lanes = lanesOf([...leave.map(leaveStretch), ...stretches].map(withRoom));
  return {
    leave: leave.map((one, at) => ({ ...one, lane: lanes[at] ?? 0 })),
    cells: [blocks.map((block, at) => ({ ...block, lane: lanes[leave.length + at] ?? 0 }))],
  };
}

/** In days beside each other leave stands above what is planned. */
function byColumn({ cells, leave }: Drawn): Drawn {
  const lanes = lanesOf(leave.map(({ at, length }) => ({ from: at, to: at + length })));
  const away = leave.map((one, at) => ({ ...one, lane: lanes[at] ?? 0 }));
  const above = (column: number) =>
    Math.max(0, ...away.filter((one) => covers(one, column)).map(({ lane }) => lane + 1));
  return {
    leave: away,
    cells: cells.map((cell, column) => cell.map((block, at) => ({ ...block, lane: above(column) + at }))),
  };
}

/** Whether leave lies on a day. */
export const covers = ({ at, length }: LeaveBlock, column: number): boolean =>
  column >= at && column < at + length;
