import type { MemberSheetProblem } from '#contract/member-imports/shapes.ts';
import { circlesOf } from '../../../platform/files/circles.ts';
import type { Words } from '../queries/known.ts';
import type { Judged } from './kinship.ts';

/** Who a row is among everybody: the one that it changes, else a name for the one that it will be. */
export const nodeOf = ({ draft, fate }: Judged): string => fate.target?.id ?? `row ${draft.row}`;

/** Whom each row answers to, as a node; by row. */
export type Belonging = ReadonlyMap<number, string>;

/** Finds the managers that rows name by address or name: somebody of the team, or another row of the file. */
export const findBelonging = (judged: readonly Judged[], { managers }: Words) => {
  const within = byWord(judged);
  const belonging = new Map<number, string>();
  const problems: MemberSheetProblem[] = [];
  for (const one of judged) {
    const { row, text } = one.draft;
    if (!text.manager || one.fate.outcome === 'skip') continue;
    const word = text.manager.toLowerCase();
    const meant = new Set([...(within.get(word) ?? []), ...(managers.get(word) ?? [])]);
    const found = managerOf(one, word, [...meant]);
    if ('message' in found) problems.push({ row, field: 'manager', ...found });
    else belonging.set(row, found.node);
  }
  return { belonging, problems };
};

type Found = { readonly node: string } | Pick<MemberSheetProblem, 'rule' | 'message'>;

const managerOf = ({ draft, fate }: Judged, word: string, meant: readonly string[]): Found => {
  const { manager_id = null, manager_words = [] } = fate.target ?? {};
  // Whoever answers to them already means the same person, though others have the name, or they have left.
  if (manager_id && manager_words.includes(word)) return { node: manager_id };
  const said = draft.text.manager;
  const others = meant.filter((node) => node !== nodeOf({ draft, fate }));
  const [node, another] = others;
  if (!node && meant.length > 0)
    return { rule: 'manager-cycle', message: 'Nobody is their own manager: choose somebody else.' };
  if (!node)
    return {
      rule: 'manager-known',
      message: `Nobody on the team or in this file is called “${said}”. Enter a name or an e-mail address, or leave the cell empty.`,
    };
  if (another)
    return {
      rule: 'manager-known',
      message: `Several people are called “${said}”: enter an e-mail address.`,
    };
  return { node };
};

const byWord = (judged: readonly Judged[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const one of judged) {
    if (one.fate.outcome === 'skip') continue;
    for (const word of [one.draft.fields.email, one.draft.fields.name?.toLowerCase()])
      if (word) found.set(word, (found.get(word) ?? new Set()).add(nodeOf(one)));
  }
  return found;
};

/** Rows that would answer to themselves by way of others; `managers` says whom people who are here answer to. */
export const findCircles = (
  judged: readonly Judged[],
  belonging: Belonging,
  managers: ReadonlyMap<string, string | null>,
): MemberSheetProblem[] => {
  const above = new Map<string, string | null>(managers);
  for (const one of judged) {
    const manager = belonging.get(one.draft.row);
    if (manager) above.set(nodeOf(one), manager);
  }
  const circles = circlesOf(above);
  return judged.flatMap((one) =>
    belonging.has(one.draft.row) && circles.has(nodeOf(one))
      ? [{ row: one.draft.row, field: 'manager' as const, rule: 'manager-cycle', message: CIRCLE }]
      : [],
  );
};

const CIRCLE =
  'This person would answer to themselves by way of others: choose somebody else, or leave the cell empty.';
