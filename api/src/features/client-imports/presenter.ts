import { type ClientCheck, MOST_TOLD } from '#contract/client-imports/shapes.ts';
import type { CheckedFile } from './queries/check-file.ts';

/** What a file would do, as people are told: numbers of all, and the first of what they have to mend or decide. */
export const presentCheck = ({ rows, skipped, problems, likenesses }: CheckedFile): ClientCheck => {
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
