import type { ClientSheetProblem } from '#contract/client-imports/shapes.ts';
import { circlesOf } from '../../../platform/files/circles.ts';
import type { Draft, Words } from '../queries/known.ts';
import type { Fate } from './kinship.ts';

/** A row with what becomes of it. */
export interface Judged {
  readonly draft: Draft;
  readonly fate: Fate;
}

/** Who a row is among all clients: the one that it changes, else a name for the one that it will be. */
export const nodeOf = ({ draft, fate }: Judged): string => fate.target ?? `row ${draft.row}`;

/** Whom each row belongs to, as a node; by row. */
export type Belonging = ReadonlyMap<number, string>;

/** Finds the parents that rows name: a row of the file by its code or name, else a client that is here. */
export const findBelonging = (judged: readonly Judged[], { clients }: Words) => {
  const within = byWord(judged);
  const belonging = new Map<number, string>();
  const problems: ClientSheetProblem[] = [];
  for (const one of judged) {
    const { row, text } = one.draft;
    if (!text.parent || one.fate.outcome === 'skip') continue;
    const word = text.parent.toLowerCase();
    const parent = within.get(word) ?? clients.get(word);
    if (!parent) problems.push({ row, field: 'parent', message: unknown(text.parent) });
    else if (parent === nodeOf(one)) problems.push({ row, field: 'parent', message: ITSELF });
    else belonging.set(row, parent);
  }
  return { belonging, problems };
};

const unknown = (word: string): string =>
  `No client is called “${word}”, here or in this file. Choose one of ours, or leave the cell empty.`;
const ITSELF = 'A client cannot belong to itself: choose another, or leave the cell empty.';

const byWord = (judged: readonly Judged[]): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const key of ['code', 'name'] as const)
    for (const one of judged) {
      const word = one.draft.fields[key]?.toLowerCase();
      if (word && one.fate.outcome !== 'skip' && !found.has(word)) found.set(word, nodeOf(one));
    }
  return found;
};

/** Rows that would belong to themselves by way of others; `parents` says whom clients that are here belong to. */
export const findCircles = (
  judged: readonly Judged[],
  belonging: Belonging,
  parents: ReadonlyMap<string, string | null>,
): ClientSheetProblem[] => {
  const above = new Map<string, string | null>(parents);
  for (const one of judged) {
    const parent = belonging.get(one.draft.row);
    if (parent) above.set(nodeOf(one), parent);
  }
  const circles = circlesOf(above);
  return judged.flatMap((one) =>
    belonging.has(one.draft.row) && circles.has(nodeOf(one))
      ? [{ row: one.draft.row, field: 'parent' as const, message: CIRCLE }]
      : [],
  );
};

const CIRCLE =
  'This client would belong to itself by way of others: choose another, or leave the cell empty.';
