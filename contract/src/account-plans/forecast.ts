import type { PlanItem } from '../plan-items/items.ts';

type Counted = Pick<PlanItem<'opportunity'>, 'stage' | 'amount_minor' | 'probability_pct' | 'close_on'>;

/** Whether an opportunity may still be won. */
export const isOpen = ({ stage }: Pick<Counted, 'stage'>): boolean => stage !== 'won' && stage !== 'lost';

/** An amount times its probability, half up, in the same minor units. */
export const weighted = ({
  amount_minor,
  probability_pct,
}: Pick<Counted, 'amount_minor' | 'probability_pct'>): number => {
  // The hundreds apart from what is left: their product stays below the largest whole number that is exact.
  const left = amount_minor % 100;
  return ((amount_minor - left) / 100) * probability_pct + Math.floor((left * probability_pct + 50) / 100);
};

/** What open opportunities come to, and what of it is to be expected, in minor units of the plan's currency. */
export const pipelineOf = (
  opportunities: readonly Counted[],
): { pipeline_minor: number; weighted_minor: number } => {
  const open = opportunities.filter(isOpen);
  return {
    pipeline_minor: open.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
    weighted_minor: open.reduce((sum, one) => sum + weighted(one), 0),
  };
};

/** What is expected of open opportunities month by month of closing, earliest first; `month` null for those without a day, last. */
export const forecastOf = (
  opportunities: readonly Counted[],
): { month: string | null; count: number; pipeline_minor: number; weighted_minor: number }[] => {
  const byMonth = Map.groupBy(opportunities.filter(isOpen), ({ close_on }) => close_on?.slice(0, 7) ?? null);
  return [...byMonth]
    .map(([month, those]) => ({ month, count: those.length, ...pipelineOf(those) }))
    .toSorted(
      (one, other) =>
        Number(one.month === null) - Number(other.month === null) ||
        ((one.month ?? '') < (other.month ?? '') ? -1 : 1),
    );
};
