import type { AccountPlanBoard } from '#contract/account-plans/board.ts';
import { ACCOUNT_TIERS, PLAN_HEALTHS } from '#contract/account-plans/states.ts';
import { exchange } from '#contract/money/exchange.ts';
import { SPENT_WITH } from '#contract/plan-items/whitespace.ts';
import type { BoardSums, PlanSum } from '../queries/board.ts';

/** The board in the organization's currency; what no rate says the worth of is counted, but in no sum. Totals are the sums of what is shown. */
export const presentBoard = ({ currency, year, sums, whitespace, rates }: BoardSums): AccountPlanBoard => {
  const worth = worthIn(currency, rates);
  const groups = ACCOUNT_TIERS.flatMap((tier) =>
    [...PLAN_HEALTHS, null].flatMap((health) => {
      const own = sums.filter((sum) => sum.tier === tier && sum.health === health);
      return own.length === 0 ? [] : { tier, health, ...figuresOf(own, worth) };
    }),
  );
  const met = new Set([...sums, ...whitespace].map((sum) => sum.currency));
  const covered = total(sums, ({ covered: count }) => count);
  return {
    ...{ currency, year, by_tier_and_health: groups },
    rate_day: rates.map(({ day }) => day).sort()[0] ?? null,
    without_rate: [...met]
      .filter((one) => one !== currency && !rates.some((rate) => rate.currency === one))
      .sort(),
    total: {
      count: total(groups, ({ count }) => count),
      revenue_target_minor: total(groups, ({ revenue_target_minor }) => revenue_target_minor),
      revenue_minor: total(groups, ({ revenue_minor }) => revenue_minor),
      weighted_minor: total(groups, ({ weighted_minor }) => weighted_minor),
    },
    coverage_pct: covered === 0 ? null : Math.round(total(sums, ({ coverage }) => coverage) / covered),
    thin: total(sums, ({ thin }) => thin),
    overdue_reviews: total(sums, ({ overdue }) => overdue),
    whitespace: SPENT_WITH.flatMap((spent) => {
      const own = whitespace.filter((sum) => sum.with === spent);
      const cells = total(own, (sum) => sum.cells);
      return cells === 0
        ? []
        : { with: spent, cells, spend_minor: total(own, (sum) => worth(sum, sum.spend)) };
    }),
  };
};

const total = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);

type Worth = (sum: { readonly currency: string }, minor: string) => number;

const figuresOf = (own: readonly PlanSum[], worth: Worth) => ({
  count: total(own, ({ count }) => count),
  revenue_target_minor: total(own, (sum) => worth(sum, sum.target)),
  revenue_minor: total(own, (sum) => worth(sum, sum.revenue)),
  weighted_minor: total(own, (sum) => worth(sum, sum.weighted)),
});

/** Each currency's sum is exchanged once. */
const worthIn = (currency: string, rates: BoardSums['rates']): Worth => {
  const used = new Map(rates.map((rate) => [rate.currency, rate]));
  return (sum, text) => {
    const minor = Number(text);
    if (sum.currency === currency) return minor;
    const rate = used.get(sum.currency);
    return rate ? exchange({ minor, currency: sum.currency }, rate).minor : 0;
  };
};
