import { weekdayOf } from '#contract/activity/rules.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import type { TemplateShift } from '#contract/shifts/template-shapes.ts';
import { minutesOf } from '../shift-fields.ts';

/** A shift as far as templates are drawn from it. */
export interface Kept {
  /** 0 = Sunday; undefined in the template of a day. */
  readonly weekday: number | undefined;
  readonly places: number;
  readonly people: number;
  /** Net of the break, of all places. */
  readonly minutes: number;
}

type Timed = Pick<Shift, 'start' | 'end' | 'break_min' | 'headcount'>;

const minutesIn = (shift: Timed): number => {
  const { from, to } = minutesOf(shift);
  return (to - from - shift.break_min) * shift.headcount;
};

/** A shift of a template. */
export const keptIn = (shift: TemplateShift): Kept => ({
  weekday: shift.weekday ?? undefined,
  ...{ places: shift.headcount, people: shift.people.length, minutes: minutesIn(shift) },
});

/** What a template of these days would keep. */
export const keptFrom = (shifts: readonly Shift[], { from, to }: { from: string; to: string }): Kept[] =>
  shifts
    .filter(({ day, status }) => day >= from && day <= to && status !== 'cancelled')
    .map((shift) => ({
      ...{ weekday: weekdayOf(shift.day), places: shift.headcount, minutes: minutesIn(shift) },
      people: shift.people.filter(
        ({ status, unpublished }) => status !== 'declined' && unpublished !== 'removed',
      ).length,
    }));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** How much that is together. */
export const keptInAll = (shifts: readonly Kept[]) => ({
  count: shifts.length,
  places: sum(shifts.map(({ places }) => places)),
  people: sum(shifts.map(({ people }) => people)),
  minutes: sum(shifts.map(({ minutes }) => minutes)),
});

/** How much lies on a weekday, 0 = Sunday. */
export const ofWeekday = (shifts: readonly Kept[], weekday: number) => ({
  weekday,
  ...keptInAll(shifts.filter((shift) => shift.weekday === weekday)),
});
