import { worthOf } from '#contract/activity/amount.ts';
import { chooseRate } from '#contract/service-types/rates.ts';
import { isTaking } from '#contract/shifts/states.ts';
import type { Rate } from '../../service-types/queries.ts';
import type { Frame } from '../queries/frame.ts';
import type { PersonRow } from '../queries/people.ts';
import type { ShiftRow } from '../queries/shift-rows.ts';

interface Known {
  readonly people: readonly Pick<PersonRow, 'id' | 'level'>[];
  readonly rates: readonly Rate[];
  readonly frame: Pick<Frame, 'currency' | 'day_s'>;
}

/** Net seconds that somebody works on a shift. */
const secondsOf = ({ starts_at, ends_at, break_min }: ShiftRow): number =>
  (Date.parse(ends_at) - Date.parse(starts_at)) / 1000 - break_min * 60;

/**
 * What the people on some shifts cost, by day, in minor units of the frame's currency: rates in another one, and shifts without
 * a service, cost nothing that is known. Time at one rate is summed before it is rounded.
 */
export const costsByDay = (
  shifts: readonly ShiftRow[],
  { people, rates, frame }: Known,
): Map<string, number> => {
  const levels = new Map(people.map(({ id, level }) => [id, level]));
  const seconds = new Map<string, { day: string; rate: Rate; seconds: number }>();
  for (const shift of shifts)
    for (const level of levelsOn(shift, levels)) {
      const rate = rateOf(shift, level, rates);
      if (rate?.currency !== frame.currency) continue;
      const key = `${shift.day} ${rate.id}`;
      const sum = seconds.get(key) ?? { day: shift.day, rate, seconds: 0 };
      sum.seconds += secondsOf(shift);
      seconds.set(key, sum);
    }
  const costs = new Map<string, number>();
  for (const { day, rate, seconds: worked } of seconds.values()) {
    const { cost_rate: amount, unit, currency } = rate;
    const cost = worthOf(worked, { amount, unit, currency }, frame.day_s);
    costs.set(day, (costs.get(day) ?? 0) + cost);
  }
  return costs;
};

const levelsOn = (
  { status, people }: ShiftRow,
  levels: ReadonlyMap<string, string | null>,
): (string | null)[] =>
  status === 'cancelled'
    ? []
    : (people ?? [])
        .filter((person) => isTaking(person.status) && person.unpublished !== 'removed')
        .map(({ member }) => levels.get(member.id) ?? null);

const rateOf = (
  { service_type_id, client_id, day }: ShiftRow,
  level: string | null,
  rates: readonly Rate[],
): Rate | undefined =>
  service_type_id ? chooseRate(rates, { service_type_id, client_id, level, day }) : undefined;
