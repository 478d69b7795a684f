import type { PlanItem } from '#contract/plan-items/items.ts';

/** What was decided. */
export type Decision = PlanItem<'decision'>;

/** Decisions by month, the newest first; `month` as `YYYY-MM`. */
export const decisionsByMonth = (
  decisions: readonly Decision[],
): { readonly month: string; readonly decisions: readonly Decision[] }[] =>
  [
    ...Map.groupBy(
      decisions.toSorted(
        (one, other) =>
          other.decided_on.localeCompare(one.decided_on) || other.created_at.localeCompare(one.created_at),
      ),
      ({ decided_on }) => decided_on.slice(0, 7),
    ),
  ].map(([month, those]) => ({ month, decisions: those }));
