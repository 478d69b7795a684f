import type { CalculatorInputs } from '#contract/calculator/inputs.ts';
import { isSameLeaf, leavesOf } from '#contract/presets/leaves.ts';
import { type Changes, changesBetween } from '../../../platform/events.ts';

/** How many names of a list an event tells. */
const TOLD = 10;

interface Entry {
  readonly key: string;
  readonly name: string;
}

/** The first names, and how many there are beside them. */
const namesOf = (entries: readonly Entry[]): string => {
  const rest = entries.length - TOLD;
  return [...entries.slice(0, TOLD).map(({ name }) => name), ...(rest > 0 ? [`+${rest}`] : [])].join(', ');
};

/** Names of those that the other list hasn't, or has otherwise. */
const apart = (mine: readonly Entry[], theirs: readonly Entry[]): string => {
  const others = new Map(theirs.map((entry) => [entry.key, JSON.stringify(entry)]));
  return namesOf(mine.filter((entry) => others.get(entry.key) !== JSON.stringify(entry)));
};

const between = (field: string, before: readonly Entry[], after: readonly Entry[]): Changes => {
  const [was, is] = [apart(before, after), apart(after, before)];
  return was || is ? { [field]: [was, is] } : {};
};

/** Fields that are told with what stood and stands in them. */
const told = ({ lines: _, overheads: __, ...fields }: CalculatorInputs) =>
  Object.fromEntries([...leavesOf(fields)].map(([path, value]) => [path.slice(1).replace('/', '_'), value]));

/**
 * What differs in a scenario's inputs, as its history tells it: fields with their values; of lines and overheads the names of those that
 * came, went or changed, and their order where the same ones stand in another.
 */
export const changesOfInputs = (before: CalculatorInputs, after: CalculatorInputs): Changes => ({
  ...changesBetween(told(before), told(after)),
  ...between('lines', before.lines, after.lines),
  ...between('overheads', before.overheads, after.overheads),
  ...order('order_of_lines', before.lines, after.lines),
  ...order('order_of_overheads', before.overheads, after.overheads),
});

const order = (field: string, before: readonly Entry[], after: readonly Entry[]): Changes => {
  const [was, is] = [before.map(({ key }) => key), after.map(({ key }) => key)];
  const isMoved = isSameLeaf([...was].sort(), [...is].sort()) && !isSameLeaf(was, is);
  return isMoved ? { [field]: [namesOf(before), namesOf(after)] } : {};
};
