import { MOST_TOLD, type RowDecision } from '#contract/sheets.ts';

interface Checked<Problem, Likeness> {
  readonly rows: readonly { readonly outcome: string }[];
  readonly skipped: number;
  readonly problems: readonly Problem[];
  readonly likenesses: readonly Likeness[];
}

/** What a file would do, as people are told: numbers of all, and the first of what they have to mend or decide. */
export const presentCheckOf = <Problem, Likeness extends { readonly decision: RowDecision | null }>({
  rows,
  skipped,
  problems,
  likenesses,
}: Checked<Problem, Likeness>) => {
  const count = (outcome: string): number => rows.filter((row) => row.outcome === outcome).length;
  // What is still to be decided comes before what somebody may only want to look at.
  const open = likenesses.filter(({ decision }) => decision === null);
  const settled = likenesses.filter(({ decision }) => decision !== null);
  return {
    ...{ added: count('new'), updated: count('update'), skipped, undecided: count('open') },
    ...{ wrong: problems.length, problems: problems.slice(0, MOST_TOLD) },
    ...{ alike: likenesses.length, likenesses: [...open, ...settled].slice(0, MOST_TOLD) },
  };
};
