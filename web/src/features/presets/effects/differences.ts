import { isSameLeaf, leavesOf } from '#contract/presets/leaves.ts';
import type { PresetRevision } from '#contract/presets/shapes.ts';
import type { PresetKind } from '#contract/presets/states.ts';
import { fieldsOf } from './kinds/sections.ts';
import { wordsOf } from './words.ts';

/** What of a revision is compared. */
export type Compared = Pick<PresetRevision, 'payload' | 'locked'>;

/** A line that one revision has and another one hasn't, or that both have. */
export interface DifferentLine {
  readonly text: string;
  readonly sign: 'removed' | 'added' | 'kept';
}

/** A field that two revisions say differently, or that is locked in one of them alone. */
export interface Difference {
  readonly path: string;
  readonly label: string;
  readonly lines: readonly DifferentLine[];
  /** What became of its lock; null where nothing did. */
  readonly lock: 'locked' | 'unlocked' | null;
}

const NOTHING: Compared = { payload: {}, locked: [] };

/** What a revision says differently from an older one, or at all where there is none, in the order of its form. */
export const differencesOf = (kind: PresetKind, older: Compared | null, newer: Compared): Difference[] => {
  const before = older ?? NOTHING;
  const [old, now] = [leavesOf(before.payload), leavesOf(newer.payload)];
  return fieldsOf(kind).flatMap(({ path, field }) => {
    const lock = lockOf(before.locked.includes(path), newer.locked.includes(path));
    const isSame = isSameLeaf(old.get(path), now.get(path));
    if (isSame && !lock) return [];
    const words = (of: typeof old) => (of.has(path) ? wordsOf(field, of.get(path)) : []);
    return [{ path, label: field.label, lock, lines: isSame ? [] : linesBetween(words(old), words(now)) }];
  });
};

const lockOf = (before: boolean, now: boolean): Difference['lock'] => {
  if (before === now) return null;
  return now ? 'locked' : 'unlocked';
};

/** Lines of both, in an order that both keep: the longest run of lines that they share stays. */
export const linesBetween = (before: readonly string[], now: readonly string[]): DifferentLine[] => {
  const shared = longestOf(before, now);
  const lines: DifferentLine[] = [];
  let [at, to] = [0, 0];
  for (const text of [...shared, undefined]) {
    while (at < before.length && before[at] !== text)
      lines.push({ text: before[at++] ?? '', sign: 'removed' });
    while (to < now.length && now[to] !== text) lines.push({ text: now[to++] ?? '', sign: 'added' });
    if (text !== undefined) lines.push({ text, sign: 'kept' });
    [at, to] = [at + 1, to + 1];
  }
  return lines;
};

/** The longest sequence of lines that both have in the same order. */
const longestOf = (one: readonly string[], other: readonly string[]): string[] => {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--) {
      const line = lengths[row];
      if (line)
        line[column] =
          one[row] === other[column]
            ? at(row + 1, column + 1) + 1
            : Math.max(at(row + 1, column), at(row, column + 1));
    }
  const found: string[] = [];
  let [row, column] = [0, 0];
  while (row < one.length && column < other.length) {
    const text = one[row] ?? '';
    if (text === other[column]) {
      found.push(text);
      [row, column] = [row + 1, column + 1];
    } else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return found;
};
