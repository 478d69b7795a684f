import type { Shift } from '#contract/shifts/shapes.ts';
import { purposeOf } from './rows.ts';

/** Colours that codes are spread over; the others are for whatever else stands in these days. */
const SPREAD = 5;
/** Colours of charts that tell kinds of work apart, without the red of what is open. */
const HUES = [1, 3, 6, 5, 4, 7] as const;
/** Each colour once plain and once with a dashed edge. */
const LAST = HUES.length * 2;

/** A kind of work and the number of its colour, 1 to 12: from 7 on its edge is dashed. */
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
    const near = Array.from({ length: SPREAD }, (_, by) => ((own - 1 + by) % SPREAD) + 1);
    const others = Array.from({ length: LAST - SPREAD }, (_, by) => SPREAD + 1 + by);
    const colour = [...near, ...others].find((one) => !taken.has(one)) ?? LAST;
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
  looks.find(({ name }) => name === purposeOf(shift))?.colour ?? LAST;

/** What marks a kind of work where only its colour is shown. */
export const swatch = (colour: number) => ({
  'data-dashed': colour > HUES.length || undefined,
  style: { '--edge': `var(--chart-${HUES[(colour - 1) % HUES.length]})` },
});

declare module 'react' {
  interface CSSProperties {
    /** The colour of a kind of work. */
    '--edge'?: string;
  }
}
