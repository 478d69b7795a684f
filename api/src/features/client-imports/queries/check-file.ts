import type { ClientFileRules, ClientSheetProblem, RowLikeness } from '#contract/client-imports/shapes.ts';
import type { ClientFields } from '#contract/clients/shapes.ts';
import type { RawSheet } from '#contract/sheets.ts';
import type { Context } from '../../../platform/context.ts';
import { findHomeCountry } from '../../clients/queries.ts';
import { type Draft, draftsOf } from '../reading/drafts.ts';
import { findBelonging, findCircles, type Judged, nodeOf } from '../rules/belonging.ts';
import { judgeKin } from '../rules/kinship.ts';
import { type Brought, judgeNumbers } from '../rules/numbers.ts';
import { findWords, listKin, listParents, type Words } from './known.ts';

/** A row that is to be written. */
export interface CheckedRow extends Brought {
  /** Who it is: the client that it changes, or a name for the one that it will be. */
  readonly node: string;
  readonly target: string | null;
  readonly outcome: 'new' | 'update' | 'open';
  readonly fields: Partial<ClientFields>;
  /** Whom it belongs to, as a node. */
  readonly parent: string | undefined;
}

/** What a file would do. */
export interface CheckedFile {
  readonly rows: readonly CheckedRow[];
  readonly skipped: number;
  readonly problems: readonly ClientSheetProblem[];
  readonly likenesses: readonly RowLikeness[];
}

/** Checks a file row by row, among themselves, and against the clients that are here. */
export const checkFile = async (
  context: Context,
  sheet: RawSheet,
  rules: ClientFileRules,
): Promise<CheckedFile> => {
  const drafts = draftsOf(sheet);
  const fates = judgeKin(drafts, await listKin(context, drafts), rules);
  const judged = drafts.flatMap((draft, at) => (fates[at] ? [{ draft, fate: fates[at] }] : []));
  const words = await findWords(context, drafts);
  const { belonging, problems: unknown } = findBelonging(judged, words);
  const circles = findCircles(judged, belonging, await listParents(context, idsOf([...belonging.values()])));
  const home = await findHomeCountry(context, null);
  const rows: CheckedRow[] = [];
  const problems = [...unknown, ...circles];
  for (const one of judged) {
    const { draft, fate } = one;
    if (fate.outcome === 'skip') continue;
    const { problems: numbers, ...brought } = await judgeNumbers(draft, home);
    const { owner, problems: stranger } = ownerOf(draft, words);
    problems.push(...draft.problems, ...fate.problems, ...numbers, ...stranger);
    rows.push({
      ...{ node: nodeOf(one), target: fate.target, outcome: fate.outcome, ...brought },
      ...{ fields: { ...draft.fields, ...owner }, parent: belonging.get(draft.row) },
    });
  }
  return {
    ...{ rows, skipped: judged.length - rows.length },
    problems: problems.sort((one, other) => one.row - other.row),
    likenesses: judged.flatMap(({ fate }: Judged) => fate.likeness ?? []),
  };
};

const idsOf = (nodes: readonly string[]): string[] => [
  ...new Set(nodes.filter((node) => !node.startsWith('row '))),
];

const ownerOf = ({ row, text }: Draft, { people }: Words) => {
  if (!text.owner) return { owner: {}, problems: [] };
  const owner_id = people.get(text.owner.toLowerCase());
  if (owner_id) return { owner: { owner_id }, problems: [] };
  const message = `Nobody on the team is called “${text.owner}”. Choose one of ours, or leave the cell empty.`;
  return { owner: {}, problems: [{ row, field: 'owner' as const, message }] };
};
