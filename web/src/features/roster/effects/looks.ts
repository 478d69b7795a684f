import type { Shift } from '#contract/shifts/shapes.ts';
import { purposeOf } from './rows.ts';

/** How many colours there are; the last is for whatever else there is. */
const COLOURS = 6;

/** A kind of work and the number of its colour, 1 to 6. */
export interface Look {
  readonly name: string;
  readonly colour: number;
}

/** Which colour each kind of work has in a roster, by its name. */
export const looksOf = (shifts: readonly Shift[]): readonly Look[] =>
  [...new Map(shifts.map((shift) => [purposeOf(shift), orderOf(shift)]))]
    .filter(([name]) => name !== '')
    .sort(([, one], [, other]) => (one < other ? -1 : 1))
    .map(([name], at) => ({ name, colour: Math.min(at + 1, COLOURS) }));

/** Services by their code, then roles. */
const orderOf = ({ service, role }: Shift): string => service?.code ?? `~${role}`;

/** The number of a kind's colour. */
export const colourIn = (looks: readonly Look[], shift: Shift): number =>
  looks.find(({ name }) => name === purposeOf(shift))?.colour ?? COLOURS;
