import type { Unplanned } from '#contract/shifts/batch-endpoints.ts';
import type { TemplateOutcome } from '#contract/shifts/template-shapes.ts';

/** A shift of a template on its day: planned or not, and whom or what something is in the way of. */
export interface OutcomeRow {
  readonly id: string;
  readonly start: string;
  /** Unknown of what can't be planned. */
  readonly end: string | null;
  readonly name: string;
  readonly site: string | null;
  readonly people: readonly string[];
  /** Places that nobody is on. */
  readonly open: number;
  readonly isPlanned: boolean;
  readonly left: readonly Unplanned[];
}

/** What becomes of a template on one day. */
export interface OutcomeDay {
  readonly day: string;
  readonly rows: readonly OutcomeRow[];
  readonly planned: number;
  /** Places of these that nobody is on. */
  readonly open: number;
  /** Rows that can't be planned: shifts, and places of people. */
  readonly left: number;
  /** Why, where it is the same of several. */
  readonly why: string | undefined;
}

const byStart = (one: OutcomeRow, other: OutcomeRow): number =>
  one.start < other.start ? -1 : Number(one.start > other.start);

/** What would become of a template, by day and hour; what is in the way of somebody stands with their shift. */
export function outcomeDays({ planned, left }: TemplateOutcome): OutcomeDay[] {
  const days = [...new Set([...planned, ...left].map(({ day }) => day))].sort();
  return days.map((day) => {
    const leftThen = left.filter((one) => one.day === day);
    const plannedThen = planned.filter((one) => one.day === day);
    const known = new Set(plannedThen.map(({ shift_id }) => shift_id));
    const rows: OutcomeRow[] = plannedThen.map((shift) => ({
      ...{ id: shift.shift_id, start: shift.start, end: shift.end, name: shift.name, site: shift.site },
      people: shift.people.map(({ name }) => name),
      open: Math.max(0, shift.headcount - shift.people.length),
      isPlanned: true,
      left: leftThen.filter(({ shift_id }) => shift_id === shift.shift_id),
    }));
    const others = Map.groupBy(
      leftThen.filter(({ shift_id }) => !known.has(shift_id)),
      ({ shift_id }) => shift_id,
    );
    const refused = [...others].flatMap(([id, some]) =>
      some.slice(0, 1).map((first) => notPlanned(id, first, some)),
    );
    return {
      ...{ day, rows: [...rows, ...refused].sort(byStart), planned: plannedThen.length },
      open: rows.reduce((sum, { open }) => sum + open, 0),
      left: leftThen.length,
      why: sameOf(leftThen),
    };
  });
}

const sameOf = (left: readonly Unplanned[]): string | undefined =>
  left.length > 1 && left.every(({ message }) => message === left[0]?.message) ? left[0]?.message : undefined;

const notPlanned = (id: string, { start, name }: Unplanned, left: readonly Unplanned[]): OutcomeRow => ({
  ...{ id, start, end: null, name, site: null, people: [], open: 0, isPlanned: false, left },
});
