import { Failure } from '#contract/errors.ts';
import type { Unplanned } from '#contract/shifts/batch-endpoints.ts';

interface Asked {
  readonly leave_out: boolean;
  readonly preview: boolean;
}

/** Refuses several shifts together where something is in the way of any and nobody said to leave it out: 422 with the first's rule. */
export const requireWhole = (
  left: readonly Unplanned[],
  { leave_out, preview }: Asked,
  fieldOf = ({ day }: Unplanned) => `days.${day}`,
): void => {
  const [first] = left;
  if (!first || leave_out || preview) return;
  const others = left.length > 1 ? ` And ${left.length - 1} more.` : '';
  throw new Failure('rule_broken', `${first.day}: ${first.message}${others} Nothing was planned.`, {
    rule: first.rule,
    fields: left.map((one) => ({ field: fieldOf(one), message: one.message })),
  });
};
