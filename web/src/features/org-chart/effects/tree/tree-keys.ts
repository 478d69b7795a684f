import { nameOf } from '#contract/org-chart/names.ts';
import type { TreeRow } from './rows.ts';

/** What a key means in the tree: a row to go to, cards to open or to close, or the row to look at. */
export type TreeStep =
  | { readonly do: 'go' | 'choose'; readonly row: number }
  | { readonly do: 'open' | 'close'; readonly ids: readonly string[] };

/** What a key means at a row, after the pattern of trees; undefined for keys that mean nothing. */
export const stepFor = (rows: readonly TreeRow[], at: number, key: string): TreeStep | undefined => {
  const row = rows[at];
  if (!row) return undefined;
  const go = (to: number): TreeStep => ({ do: 'go', row: Math.min(Math.max(to, 0), rows.length - 1) });
  switch (key) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'ArrowRight':
      if (row.isOpen === undefined) return undefined;
      return row.isOpen ? go(at + 1) : { do: 'open', ids: [row.node.id] };
    case 'ArrowLeft':
      if (row.isOpen) return { do: 'close', ids: [row.node.id] };
      return row.parent < 0 ? undefined : go(row.parent);
    case '*':
      return { do: 'open', ids: closedBeside(rows, row) };
    case 'Enter':
    case ' ':
      return { do: 'choose', row: at };
    default:
      return undefined;
  }
};

const closedBeside = (rows: readonly TreeRow[], { parent }: TreeRow): string[] =>
  rows.filter((row) => row.parent === parent && row.isOpen === false).map(({ node }) => node.id);

/** The row that letters lead to: the next one whose name begins with them; one letter again and again goes through all of its names. */
export const rowBeginning = (rows: readonly TreeRow[], at: number, typed: string): number | undefined => {
  const letters = typed.toLocaleLowerCase();
  const isOne = [...letters].every((letter) => letter === letters[0]);
  const sought = isOne ? letters.slice(0, 1) : letters;
  // A second letter may mean the row that the first one has led to.
  const first = isOne ? at + 1 : at;
  for (let step = 0; step < rows.length; step += 1) {
    const index = (first + step) % rows.length;
    const row = rows[index];
    if (row && nameOf(row.node).toLocaleLowerCase().startsWith(sought)) return index;
  }
  return undefined;
};
