import type { Shift } from '#contract/shifts/shapes.ts';
import { purposeOf } from './rows.ts';

/** Colours that codes are spread over; one more is for whatever else there is. */
const SPREAD = 5;
const REST = SPREAD + 1;

/** A kind of work and the number of its colour, 1 to 6. */
export interface Look {
  readonly name: string;
  readonly colour: number;
}

/**
 * Which colour each kind of work has in a roster, by its name. A code brings its own colour, so that a service looks the same in every
 * week and project; where another one of these days has it already, it takes the next that is free.
 */
export function looksOf(shifts: readonly Shift[]): readonly Look[] {
  const codes = new Map(shifts.map((shift) => [purposeOf(shift), codeOf(shift)]));
  codes.delete('');
  const taken = new Set<number>();
  const looks = [...codes].sort(([, one], [, other]) => (one < other ? -1 : 1)).map(lookIn(taken));
  return looks.sort((one, other) => one.colour - other.colour);
}

const lookIn =
  (taken: Set<number>) =>
  ([name, code]: readonly [string, string]): Look => {
    const own = ownColour(code);
    const ways = Array.from({ length: SPREAD }, (_, by) => ((own - 1 + by) % SPREAD) + 1);
    const colour = ways.find((one) => !taken.has(one)) ?? REST;
    taken.add(colour);
    return { name, colour };
  };

/** Services by their code, after them roles by their name. */
const codeOf = ({ service, role }: Shift): string => service?.code ?? `~${role}`;

/** A multiplier that keeps the usual codes of guarding apart; any other would serve. */
const MULTIPLIER = 16309;
const MODULUS = 65521;

const ownColour = (code: string): number =>
  ([...code].reduce((sum, letter) => (sum * MULTIPLIER + (letter.codePointAt(0) ?? 0)) % MODULUS, 0) %
    SPREAD) +
  1;

/** The number of a kind's colour. */
export const colourIn = (looks: readonly Look[], shift: Shift): number =>
  looks.find(({ name }) => name === purposeOf(shift))?.colour ?? REST;
