import { worthOf } from '#contract/money/amounts.ts';
import { chooseRate } from '#contract/service-types/rates.ts';
import { isTaking } from '#contract/shifts/states.ts';
import type { Rate } from '../../service-types/queries.ts';
import type { Frame } from '../queries/frame.ts';
import type { PersonRow } from '../queries/people.ts';
import type { ShiftRow } from '../queries/shift-rows.ts';

/** Net seconds of somebody's work, with what their price hangs on. */
export interface Work {
  readonly service_type_id: string | null;
  readonly project_id: string;
  readonly client_id: string | null;
  readonly member_id: string;
  readonly level: string | null;
  readonly day: string;
  readonly seconds: number;
}

interface Known {
  readonly rates: readonly Rate[];
  readonly frame: Pick<Frame, 'currency' | 'day_s'>;
}

type Timed = Pick<
  ShiftRow,
  'service_type_id' | 'project_id' | 'client_id' | 'day' | 'starts_at' | 'ends_at' | 'break_min'
>;

/** The work of somebody of a level on a shift. */
export const workOn = (
  { service_type_id, project_id, client_id, day, starts_at, ends_at, break_min }: Timed,
  { id, level }: { readonly id: string; readonly level: string | null },
): Work => ({
  ...{ service_type_id, project_id, client_id, day, member_id: id, level },
  seconds: (Date.parse(ends_at) - Date.parse(starts_at)) / 1000 - break_min * 60,
});

/** The work of everybody who is planned on some shifts. */
export const workOf = (
  shifts: readonly ShiftRow[],
  people: readonly Pick<PersonRow, 'id' | 'level'>[],
): Work[] => {
  const levels = new Map(people.map(({ id, level }) => [id, level]));
  return shifts.flatMap((shift) =>
    shift.status === 'cancelled'
      ? []
      : (shift.people ?? [])
          .filter((person) => isTaking(person.status) && person.unpublished !== 'removed')
          .map(({ member: { id } }) => workOn(shift, { id, level: levels.get(id) ?? null })),
  );
};

/**
 * What some work costs, by day, in minor units of the frame's currency: work whose rate is of another one, and work without a
 * rate, costs nothing that is known; days without any are missing. Time at one rate is summed before it is rounded.
 */
export const costsByDay = (work: readonly Work[], { rates, frame }: Known): Map<string, number> => {
  const sums = new Map<string, { day: string; rate: Rate; seconds: number }>();
  for (const { day, seconds, ...about } of work) {
    const rate = chooseRate(rates, { ...about, day });
    if (!rate || rate.currency !== frame.currency) continue;
    const key = `${day} ${rate.id}`;
    const sum = sums.get(key) ?? { day, rate, seconds: 0 };
    sum.seconds += seconds;
    sums.set(key, sum);
  }
  const costs = new Map<string, number>();
  for (const { day, rate, seconds } of sums.values()) {
    const { cost_rate: amount, unit, currency } = rate;
    costs.set(day, (costs.get(day) ?? 0) + worthOf(seconds, { amount, unit, currency }, frame.day_s));
  }
  return costs;
};

/** What some work costs over all of its days. */
export const costOf = (work: readonly Work[], known: Known): number =>
  [...costsByDay(work, known).values()].reduce((sum, cost) => sum + cost, 0);
