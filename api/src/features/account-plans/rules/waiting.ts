import { brokenRule } from '#contract/errors.ts';

interface Waiting {
  readonly waiting_revision: number | null;
}

/** Throws 422 `waiting` where something waits for a decision already. */
export const requireNothingWaiting = ({ waiting_revision }: Waiting): void => {
  if (waiting_revision !== null)
    throw brokenRule(
      'waiting',
      'status',
      `Revision ${waiting_revision} waits for a decision already: recall it, or wait for the decision.`,
    );
};

/** Throws 422 `nothing-waits` where the revision that was looked at doesn't wait any more. */
export const requireWaiting = ({ waiting_revision }: Waiting, looked: number): void => {
  if (waiting_revision !== looked)
    throw brokenRule(
      'nothing-waits',
      'revision',
      `Revision ${looked} doesn’t wait for a decision any more: load the plan again.`,
    );
};
